import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { holdemTable } from '../kinds/holdemTable/holdemTable.tsx'
import { LivePicture } from './LivePicture.tsx'
import { tableServer, type Move } from './tableServer.ts'

const PATIENCE = { timeout: 20_000 }
const round: readonly Move[] = ['call', 'call', 'call', 'call', 'call']
/** Seat 2 bets, and the player is next to answer. */
const onTheFlop: readonly Move[] = [...round, 'raise', 'call', 'fold']
const allIn = { stacks: [2_000, 600, 4_000, 1_300], ownStack: 4_000 } as const

const meta = {
  title: 'Games/Holdem table',
  component: LivePicture,
  args: { gameId: 'foundry-holdem', kind: holdemTable },
  parameters: { theme: 'night' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Table' }, PATIENCE)).toBeVisible()
  },
} satisfies Meta<typeof LivePicture>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor of the table: a hand of the house runs, and two seats are free. */
export const Watching: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, isSeated: false, moves: ['call', 'raise', 'call', 'fold', 'call'] })),
}

/** How many chips to bring. */
export const SittingDown: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, isSeated: false, moves: ['call', 'raise', 'call'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sit here, seat 6' }, PATIENCE))
    const dialog = document.querySelector('[role="dialog"]')
    await expect(dialog).toHaveTextContent('Sit down in seat 6')
    await expect(dialog).toHaveTextContent('You have 1,234.50 game tokens.')
  },
}

/** Another player thinks. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, moves: ['call', 'raise'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Game tokens', {}, PATIENCE)).toBeVisible()
  },
}

/** The player is asked: fold, call or raise. */
export const YourTurn: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, moves: onTheFlop })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Your move' }, PATIENCE)).toBeVisible()
  },
}

/** The best hand at the end. */
export const Win: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, moves: [...round, 'raise'], isPlayedOut: true })),
}

/** Three players all-in: a main pot and side pots. */
export const LargeWin: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...tableServer({
        seed: 42,
        ...allIn,
        moves: ['all-in', 'all-in', 'all-in'],
        isPlayedOut: true,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You won 118.40 with a flush.', { selector: 'p' }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/two pair\. You won 118\.40 with a flush\. House/)
  },
}

/** Somebody else had the better hand. */
export const NoWin: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 5, moves: [...round, 'raise'], isPlayedOut: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('House · Tin won 1.90 with a straight.', { selector: 'p' }, PATIENCE)).toBeVisible()
  },
}

/** All-in before the river, with pots for each of the stacks. */
export const SidePots: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, ...allIn, moves: ['all-in', 'call', 'fold', 'call', 'call', 'raise'] })),
}

/** The stream is cut in the middle of a decision. */
export const ConnectionLost: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, moves: onTheFlop }, { isGone: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Connection lost/, undefined, PATIENCE)).toBeVisible()
  },
}

/** The time for the decision was over before the call came in. */
export const TooLate: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, moves: onTheFlop }, { refusal: 'TURN_OVER' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Your move' }, PATIENCE)
    await userEvent.keyboard('c')
    await expect(await canvas.findByText('Time’s up. The hand moved on.', undefined, PATIENCE)).toBeVisible()
  },
}

const smallPhones = {
  upright: { name: 'Small phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  sideways: { name: 'Small phone, held sideways', styles: { width: '640px', height: '360px' }, type: 'mobile' },
} as const

/** On a small phone the bets are sums, and neither they nor the button cover what somebody has. */
export const SmallPhone: Story = {
  ...YourTurn,
  tags: ['phone-only'],
  parameters: { viewport: { options: smallPhones } },
  globals: { viewport: { value: 'upright', isRotated: false } },
}

/** Held sideways, with a notice that takes a part of the little height. */
export const SmallPhoneSideways: Story = {
  ...TooLate,
  tags: ['phone-only'],
  parameters: { viewport: { options: smallPhones } },
  globals: { viewport: { value: 'sideways', isRotated: false } },
}

/** Come back to the turn of a hand, in the time bank; another player has lost their connection. */
export const Resumed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...tableServer({
        seed: 42,
        moves: [...round, ...round, 'call', 'call', 'raise'],
        thought: 24_000,
        isAway: true,
      }),
    ),
}

/** The player takes a pause. */
export const SittingOut: Story = {
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, moves: ['call', 'raise'], isSittingOut: true })),
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('button', { name: 'I’m back' }, PATIENCE)
    await expect(canvas.queryByRole('button', { name: 'Sit out' })).toBeNull()
    // Above the rest.
    await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(canvas.getByText('Game tokens').getBoundingClientRect().top)
  },
}

/** All chips are lost: more have to be brought before there is anything to play with. */
export const OutOfChips: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => msw.use(...tableServer({ seed: 42, moves: ['call', 'raise'], isBroke: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re out of chips. Add chips to play again.', {}, PATIENCE)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Sit out|I’m back)$/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add chips' })).toBeVisible()
  },
}

const onAsked = fn<(path: string, body: unknown) => void>()
/** Every act by a key, with the focus anywhere in the game; the amount by the arrows. */
export const Keys: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => {
    onAsked.mockClear()
    msw.use(...tableServer({ seed: 42, moves: onTheFlop }, { onAsked }))
  },
  play: async ({ canvas, userEvent }) => {
    const moves = await canvas.findByRole('group', { name: 'Your move' }, PATIENCE)
    const amount = moves.querySelector('output')
    const keys = { f: { name: 'FOLD' }, c: { name: 'CALL' }, r: { name: 'RAISE', to: 60 } }
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(amount).toHaveTextContent('0.60')
    for (const [key, act] of Object.entries(keys)) {
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Fold/ })).toBeEnabled())
      await userEvent.keyboard(key)
      await waitFor(() => expect(onAsked).toHaveBeenLastCalledWith('/api/table/act', { turn: '1-story', act }))
    }
  },
}
