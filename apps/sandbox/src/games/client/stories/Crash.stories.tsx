import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { BetRequest } from '../../rules/crash/live.ts'
import { Refusal } from '../../server/problems.ts'
import { crash } from '../kinds/crash/crash.tsx'
import { keptStake } from '../play/keptStake.ts'
import { crashServer, roundBetween } from './crashRounds.ts'
import { LivePicture } from './LivePicture.tsx'

const PATIENCE = { timeout: 20_000 }
const comet = 'comet-line'
const lantern = 'sky-lantern'

const isShown = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  waitFor(() => expect(canvasElement.querySelector('[data-shown="true"]')).not.toBeNull(), PATIENCE)

const meta = {
  title: 'Games/Crash',
  component: LivePicture,
  args: { gameId: comet, kind: crash },
  parameters: { theme: 'night' },
  play: async ({ canvasElement }) => {
    await isShown({ canvasElement })
  },
} satisfies Meta<typeof LivePicture>
export default meta
type Story = StoryObj<typeof meta>

/** Bets are taken; none of the player's yet. */
export const Idle: Story = {
  beforeEach: ({ msw }) => msw.use(...crashServer({ gameId: comet, number: 31, shows: 'betting' })),
}

export const SkyLantern: Story = {
  args: { gameId: lantern },
  beforeEach: ({ msw }) => msw.use(...crashServer({ gameId: lantern, number: 31, shows: 'betting' })),
}

/** The curve rises, and a cash-out pays what the button says. */
export const Playing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...crashServer({ gameId: comet, number: roundBetween(comet, 300, 900), shows: 187, own: [{ slot: 0 }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Cash out/ }, PATIENCE)).toBeVisible()
  },
}

/** Two bets in one round: one waits for its multiplier by itself. */
export const TwoBets: Story = {
  args: { gameId: lantern },
  beforeEach: ({ msw }) =>
    msw.use(
      ...crashServer({
        gameId: lantern,
        number: roundBetween(lantern, 300, 900),
        shows: 187,
        own: [{ slot: 0 }, { slot: 1, stake: '1000', autoCashOut: 250 }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Cash out/ }, PATIENCE)).toHaveLength(2)
  },
}

/** Cashed out, and the curve rises on without the player. */
export const CashedOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...crashServer({ gameId: comet, number: roundBetween(comet, 300, 900), shows: 265, own: [{ slot: 0, cashOut: 212 }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cashed out at 2.12× · Won 10.60', undefined, PATIENCE)).toBeVisible()
    await expect(canvas.getByText('2.65×')).toBeVisible()
  },
}

/** Cashed out in time: the round went on without the player, and has ended. */
export const Win: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...crashServer({
        gameId: comet,
        number: roundBetween(comet, 300, 900),
        shows: 'ended',
        own: [{ slot: 0, cashOut: 212, win: '1060' }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cashed out at 2.12×', undefined, PATIENCE)).toBeVisible()
    await expect(canvas.getByText('Won').parentElement).toHaveTextContent('Won 10.60')
    await expect(canvas.getByText(/^Round ended at \d+\.\d\d×$/)).toBeVisible()
    await expect(canvas.queryByText('Round over')).toBeNull()
    await expect(
      await canvas.findByText(/ended at .* Cashed out at 2\.12×\. Won 10\.60 game tokens\./, undefined, PATIENCE),
    ).toBeInTheDocument()
  },
}

/** More than twenty times the bet. */
export const LargeWin: Story = {
  args: { gameId: lantern },
  beforeEach: ({ msw }) =>
    msw.use(
      ...crashServer({
        gameId: lantern,
        number: roundBetween(lantern, 2_500, 100_000),
        shows: 'ended',
        own: [{ slot: 0, autoCashOut: 2_000, cashOut: 2_000, win: '10000' }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cashed out at 20.00×', undefined, PATIENCE)).toBeVisible()
    await expect(canvas.getByText('Won').parentElement).toHaveTextContent('Won 100.00')
  },
}

/** The round ended before the player cashed out. */
export const NoWin: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...crashServer({ gameId: comet, number: roundBetween(comet, 110, 190), shows: 'ended', own: [{ slot: 0, win: '0' }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ended at .* No win\.$/, undefined, PATIENCE)).toBeInTheDocument()
  },
}

/** The stream is cut in the middle of a round. */
export const ConnectionLost: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...crashServer(
        { gameId: comet, number: roundBetween(comet, 300, 900), shows: 187, own: [{ slot: 0, autoCashOut: 250 }] },
        { isGone: true },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection lost', undefined, PATIENCE)).toBeVisible()
  },
}

/** The round was over before the cash-out came in. */
export const TooLate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...crashServer({ gameId: comet, number: roundBetween(comet, 180, 260), shows: 178, own: [{ slot: 0 }] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cash out/ }, PATIENCE))
    await expect(await canvas.findByText(/^Too late: the round ended at /, undefined, PATIENCE)).toBeVisible()
    await expect(await canvas.findByText('Round over', undefined, PATIENCE)).toBeVisible()
  },
}

const limit = new Refusal('LIMIT_REACHED')
/** The platform takes no bet. */
export const BetRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...crashServer({ gameId: comet, number: 31, shows: 'betting' }, { bet: HttpResponse.json(limit.body, { status: limit.status }) }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bet' }, PATIENCE))
    await expect(await canvas.findByText(limit.body.message, undefined, PATIENCE)).toBeVisible()
  },
}

/** Come back in the middle of a round: the bet is in it, with the cash-out that was set before. */
export const Resumed: Story = {
  args: { gameId: lantern },
  beforeEach: ({ msw }) =>
    msw.use(
      ...crashServer({ gameId: lantern, number: roundBetween(lantern, 300, 900), shows: 265, own: [{ slot: 0, autoCashOut: 1_000 }] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Cash out/ }, PATIENCE)).toBeVisible()
    await expect(canvas.getByLabelText('Auto cash-out')).toHaveValue('10.00×')
  },
}

const onBet = fn<(bet: BetRequest) => void>()
/** Both bets by their keys, wherever the focus is; Space does the first one where it does nothing else. */
export const Keys: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => {
    onBet.mockClear()
    msw.use(...crashServer({ gameId: comet, number: 31, shows: 'betting' }, { onBet, comesAfter: 500 }))
  },
  play: async ({ canvas, userEvent }) => {
    // A second bet is on offer once there is a round to bet on: a key that is pressed before has nothing to do.
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a second bet' }, PATIENCE))
    await userEvent.tab()
    await userEvent.keyboard('2')
    await waitFor(() => expect(onBet).toHaveBeenLastCalledWith(expect.objectContaining({ slot: 1, stake: '100' })))
    await expect(await canvas.findByRole('button', { name: 'Cancel bet' }, PATIENCE)).toBeVisible()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(onBet).toHaveBeenLastCalledWith(expect.objectContaining({ slot: 0, stake: '100' })))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Cancel bet' })).toHaveLength(2))
  },
}

/** Half, double and the most as in every other game, while there is one bet; what is bet stands until its round is over. */
export const QuickBets: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => {
    onBet.mockClear()
    msw.use(...crashServer({ gameId: comet, number: 31, shows: 'betting' }, { onBet }))
    return () => window.localStorage.clear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2× the bet' }, PATIENCE))
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }))
    await waitFor(() => expect(onBet).toHaveBeenLastCalledWith(expect.objectContaining({ slot: 0, stake: '200', autoCashOut: null })))
    await canvas.findByRole('button', { name: 'Cancel bet' }, PATIENCE)
    for (const name of ['Lower bet', 'Raise bet', 'Half the bet', '2× the bet', 'Max bet'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Raise bet' }))
    await expect(canvas.getByText('2.00 game tokens')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a second bet' }))
    await expect(canvas.queryByRole('button', { name: '2× the bet' })).toBeNull()
  },
}

/** An empty automatic cash-out says that it is off, to the eye and to a reader. */
export const AutoCashOutOff: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => msw.use(...crashServer({ gameId: comet, number: 31, shows: 'betting' })),
  play: async ({ canvas, userEvent }) => {
    const auto = await canvas.findByLabelText('Auto cash-out', undefined, PATIENCE)
    await expect(auto).toHaveAccessibleDescription('Off')
    await userEvent.type(auto, '2')
    await expect(auto).toHaveAccessibleDescription('')
    await expect(canvas.queryByText('Off')).toBeNull()
  },
}

/** Who adds the second bet by keyboard goes on with it: the button that had the focus is gone. */
export const SecondBetByKeyboard: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => msw.use(...crashServer({ gameId: comet, number: 31, shows: 'betting' })),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add a second bet' }, PATIENCE)
    add.focus()
    await userEvent.keyboard('{Enter}')
    const second = within(await canvas.findByRole('region', { name: 'Second bet' }, PATIENCE))
    await waitFor(() => expect(second.getByRole('button', { name: 'Bet' })).toHaveFocus())
  },
}

/** The rules tell what the bet in force pays, also before it was ever changed. */
export const RulesOfTheKeptBet: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => {
    keptStake.keep({ gameId: comet, token: 'GAME' }, 500n)
    msw.use(...crashServer({ gameId: comet, number: 31, shows: 'betting' }))
    return () => window.localStorage.clear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Game info/ }, PATIENCE))
    await expect(await screen.findByText('Pays for a bet of 5.00', undefined, PATIENCE)).toBeVisible()
  },
}
