import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CrashHistoryView, CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleRound } from '@lagoon/domain/testing/roundSample'
import { fn } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { GameHistoryCrash } from './GameHistoryCrash.tsx'

const round = (at: number, gameId: string, more: Partial<CrashRoundRow>): CrashRoundRow => ({ ...sampleRound(gameId, at), ...more })

const open = round(0, 'comet-line', { roundState: 'OPEN' })
const won = round(1, 'comet-line', {
  bet: { kind: 'SWEEP', minor: minor(500n) },
  win: { kind: 'PRIZE', minor: minor(1_235n) },
  crashedAt: 486,
  cashedOutAt: 247,
})
const lost = round(2, 'rising-bell', { bet: { kind: 'GAME', minor: minor(2_000n) }, crashedAt: 162, autoCashOutAt: 200 })
const auto = round(3, 'rising-bell', {
  win: { kind: 'GAME', minor: minor(200n) },
  crashedAt: 204,
  cashedOutAt: 200,
  autoCashOutAt: 200,
})
const atOnce = round(4, 'bubble-line', { crashedAt: 100 })
const far = round(5, 'geyser', {
  bet: { kind: 'GAME', minor: minor(1_000n) },
  win: { kind: 'GAME', minor: minor(1_100_000n) },
  crashedAt: 128_450,
  cashedOutAt: 110_000,
})
const takenBack = round(6, 'bubble-line', { roundState: 'ROLLED_BACK' })

const filled: Extract<CrashHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds: [open, won, lost, auto, atOnce, far, takenBack],
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  filters: { filter: {} },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Crash',
  component: GameHistoryCrash,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideProfile],
} satisfies Meta<typeof GameHistoryCrash>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through rounds: one still open, left in time by hand and by itself, too late, broken off at once, and one taken back. */
export const Filled: Story = { play: rowsAreWhole }

/** The player has not played a crash game yet and is shown where they are. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The player left in time and sees how far it would have gone. */
export const OneRoundOpened: Story = { tags: ['day'], args: { view: { ...filled, opened: won } } }

/** The curve broke off before the automatic cash-out was reached: said as plainly as a win. */
export const LostRoundOpened: Story = { args: { view: { ...filled, opened: lost } } }

/** The game took the win where the player had set it. */
export const AutomaticCashOutOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: auto } } }

/** A round that the studio took back has no curve to show. */
export const TakenBackOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: takenBack } } }

/** The rounds are on their way. */
export const Loading: Story = { tags: ['!visual'], args: { view: { state: 'loading' } } }

/** The opened round is closed by Escape. */
export const EscapeCloses: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: won } },
  play: closesByEscape('Comet Line'),
}
