import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FishHistoryView, FishRoundRow, FishShot } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleRound } from '@lagoon/domain/testing/roundSample'
import { fn } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { GameHistoryFish } from './GameHistoryFish.tsx'

const shot = (at: number, gameId: string, more: Partial<FishRoundRow>): FishRoundRow => ({ ...sampleRound(gameId, at), ...more })
const herring: FishShot = { target: 'Herring', isCaught: false, multiplier: 200, chance: 480_000 }

const open = shot(0, 'lanternfish-alley', { roundState: 'OPEN' })
const caught = shot(1, 'lanternfish-alley', {
  bet: { kind: 'SWEEP', minor: minor(25n) },
  win: { kind: 'PRIZE', minor: minor(1_500n) },
  shot: { target: 'Gulper eel', isCaught: true, multiplier: 6_000, chance: 16_000 },
})
const missed = shot(2, 'narwhal-run', { shot: herring })
const narwhal = shot(3, 'narwhal-run', {
  bet: { kind: 'GAME', minor: minor(500n) },
  win: { kind: 'GAME', minor: minor(250_000n) },
  shot: { target: 'Narwhal', isCaught: true, multiplier: 50_000, chance: 1_920 },
})
const takenBack = shot(4, 'under-the-ice', { roundState: 'ROLLED_BACK' })

const filled: Extract<FishHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds: [open, caught, missed, narwhal, takenBack],
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  filters: { filter: {} },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Fish',
  component: GameHistoryFish,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideProfile],
} satisfies Meta<typeof GameHistoryFish>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through shots: one still open, two catches, a miss, and one taken back. */
export const Filled: Story = { play: rowsAreWhole }

/** The player has not fished yet and is shown where they can. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The shot caught an eel; the player sees what it paid and how likely that was. */
export const OneRoundOpened: Story = { tags: ['day'], args: { view: { ...filled, opened: caught } } }

/** The shot missed: said as plainly as a win. */
export const MissedShotOpened: Story = { args: { view: { ...filled, opened: missed } } }

/** The shots are on their way. */
export const Loading: Story = { tags: ['!visual'], args: { view: { state: 'loading' } } }

/** The opened shot is closed by Escape. */
export const EscapeCloses: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: caught } },
  play: closesByEscape('Lanternfish Alley'),
}
