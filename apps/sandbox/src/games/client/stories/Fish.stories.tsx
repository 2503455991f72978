import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { fish } from '../kinds/fish/fish.tsx'
import { keptStake } from '../play/keptStake.ts'
import { fishServer, type FishServerOptions } from './fishServer.ts'
import { LivePicture } from './LivePicture.tsx'

const PATIENCE = { timeout: 20_000 }

const isShown = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  waitFor(() => {
    void expect(canvasElement.querySelector('[data-shown="true"]')).not.toBeNull()
    void expect(canvasElement.querySelectorAll('button img').length).toBeGreaterThan(8)
  }, PATIENCE)

const meta = {
  title: 'Games/Fish',
  component: LivePicture,
  args: { gameId: 'narwhal-run', kind: fish },
  parameters: { theme: 'night' },
  play: async ({ canvasElement }) => {
    await isShown({ canvasElement })
  },
} satisfies Meta<typeof LivePicture>
export default meta
type Story = StoryObj<typeof meta>

/** One shot at a fish of the list, and what came of it. */
const shot = (options: FishServerOptions, key: string, outcome: RegExp): Story => ({
  args: { gameId: options.gameId },
  beforeEach: ({ msw }) => msw.use(...fishServer(options)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.keyboard(`${key} `)
    await expect(await canvas.findByText(outcome, undefined, PATIENCE)).toBeInTheDocument()
  },
})

export const NarwhalRun: Story = {}
export const UnderTheIce: Story = { args: { gameId: 'under-the-ice' } }
/** The alley is dark beyond the lamp. */
export const LanternfishAlley: Story = { args: { gameId: 'lanternfish-alley' } }

/** A shot that is on its way. */
export const Playing: Story = {
  beforeEach: ({ msw }) => msw.use(...fishServer({ gameId: 'narwhal-run', isHeld: true })),
  play: async ({ canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.keyboard('2 ')
  },
}
export const Win = shot({ gameId: 'under-the-ice', seed: 1 }, '2', /^Perch caught\. Won /)
export const LargeWin = shot({ gameId: 'narwhal-run', seed: 26 }, '6', /^Halibut caught\. Won /)
export const GotAway: Story = {
  ...shot({ gameId: 'narwhal-run', seed: 1 }, '6', /^Halibut got away\. /),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.keyboard('6 ')
    await expect(await canvas.findByText(/^Halibut got away\. /, undefined, PATIENCE)).toBeInTheDocument()
    await expect(canvas.getByText('Got away')).toBeVisible()
  },
}
/** What is chosen swims elsewhere: the press shot at nothing, and says so. */
export const NotInSight: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.keyboard('8 ')
    await expect(await canvas.findByText('No narwhal in sight. Nothing was taken.', undefined, PATIENCE)).toBeVisible()
  },
}
/** Another choice, and it is no longer said. */
export const ChosenAgain: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.keyboard('8 ')
    await canvas.findByText('No narwhal in sight. Nothing was taken.', undefined, PATIENCE)
    await userEvent.keyboard('1')
    await waitFor(() => expect(canvas.queryByText(/in sight/)).toBeNull())
  },
}
/** A lanternfish is caught, and the field is lit. */
export const Feature = shot({ gameId: 'lanternfish-alley', seed: 6 }, '4', /^Lanternfish caught\. Won /)
/** The shot was not answered; it is asked for again. */
export const ConnectionLost = shot({ gameId: 'narwhal-run', isGone: true }, '2', /^Connection lost\. /)

/** The balance does not cover a shot. */
export const BalanceTooLow: Story = {
  args: { balance: 4n },
  beforeEach: ({ msw }) => msw.use(...fishServer({ gameId: 'narwhal-run' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Shoot' }))
    await expect(await canvas.findByText(/^Your balance is lower than your bet/, undefined, PATIENCE)).toBeVisible()
    canvas.getByRole('button', { name: 'Shoot' }).blur()
  },
}

/** The balance does not even cover the lowest bet. */
export const LowestBetTooHigh: Story = {
  args: { balance: 0n },
  beforeEach: ({ msw }) => msw.use(...fishServer({ gameId: 'narwhal-run', balance: 0n })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Shoot' }))
    const words = 'The lowest bet in this game is 0.01 and you have 0.00. Nothing was taken.'
    await expect(await canvas.findByText(words, undefined, PATIENCE)).toBeVisible()
    canvas.getByRole('button', { name: 'Shoot' }).blur()
  },
}

/** Half, double and the most, as in every other game. */
export const QuickBets: Story = {
  tags: ['!visual'],
  beforeEach: () => () => window.localStorage.clear(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: '2× the bet' }))
    await expect(canvas.getByText('0.15 game tokens')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Max bet' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Bet 20.00' }))
    await expect(canvas.getByText('20.00 game tokens')).toBeInTheDocument()
  },
}

/** The rules tell what a catch pays for the bet in force, also before it was ever changed. */
export const RulesOfTheKeptBet: Story = {
  tags: ['!visual'],
  beforeEach: ({ msw }) => {
    keptStake.keep({ gameId: 'narwhal-run', token: 'GAME' }, 50n)
    msw.use(...fishServer({ gameId: 'narwhal-run' }))
    return () => window.localStorage.clear()
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isShown({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: /^Game info/ }))
    await expect(await screen.findByText('For a bet of 0.50', undefined, PATIENCE)).toBeInTheDocument()
  },
}
