import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FishHistoryView, FishRoundRow, FishShot } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { minor, type TokenKind } from '@lagoon/contract/money/money'
import { sampleRound } from '@lagoon/domain/testing/roundSample'
import { fn } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { GameHistoryFish } from './GameHistoryFish.tsx'

interface Catch {
  readonly fish: string
  readonly multiplier: number
}

/** A session of `count` shots for `bet` each, and what some of them caught; its totals follow from them. */
const session = (
  at: number,
  gameId: string,
  { count, bet, caught }: { count: number; bet: bigint; caught: Readonly<Record<number, Catch>> },
  kinds: { bet: TokenKind; win: TokenKind } = { bet: 'GAME', win: 'GAME' },
): FishRoundRow => {
  const shots = Array.from({ length: count }, (_, index): FishShot => {
    const number = index + 1
    const hit = caught[number]
    return { number, bet: minor(bet), ...(hit && { caught: { ...hit, win: minor((bet * BigInt(hit.multiplier)) / 100n) } }) }
  })
  const win = shots.reduce((sum, shot) => sum + (shot.caught?.win ?? 0n), 0n)
  return {
    ...sampleRound(gameId, at),
    bet: { kind: kinds.bet, minor: minor(bet * BigInt(count)) },
    win: { kind: kinds.win, minor: minor(win) },
    shots,
  }
}

const open: FishRoundRow = { ...session(0, 'lanternfish-alley', { count: 0, bet: 10n, caught: {} }), roundState: 'OPEN' }
const good = session(
  1,
  'lanternfish-alley',
  {
    count: 24,
    bet: 25n,
    caught: {
      2: { fish: 'sardine', multiplier: 200 },
      5: { fish: 'lanternfish', multiplier: 500 },
      6: { fish: 'sardine', multiplier: 200 },
      11: { fish: 'squid', multiplier: 800 },
      17: { fish: 'manta', multiplier: 2_500 },
      23: { fish: 'pufferfish', multiplier: 600 },
    },
  },
  { bet: 'SWEEP', win: 'PRIZE' },
)
const empty = session(2, 'reef-patrol', { count: 8, bet: 100n, caught: {} })
const whale = session(3, 'iron-harpoon', {
  count: 140,
  bet: 500n,
  caught: {
    12: { fish: 'sardine', multiplier: 200 },
    139: { fish: 'whale', multiplier: 25_000 },
    140: { fish: 'golden-kraken', multiplier: 1_000 },
  },
})
const takenBack: FishRoundRow = { ...session(4, 'midnight-trawl', { count: 3, bet: 50n, caught: {} }), roundState: 'ROLLED_BACK' }

const filled: Extract<FishHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds: [open, good, empty, whale, takenBack],
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Fish',
  component: GameHistoryFish,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideMain],
} satisfies Meta<typeof GameHistoryFish>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through sessions: one still open, a good one, one without a catch, a whale, and one taken back. */
export const Filled: Story = {}

/** The player has not fished yet and is shown where they can. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** Six of 24 shots caught something; the player sees which, and what each paid. */
export const OneRoundOpened: Story = { args: { view: { ...filled, opened: good } } }

/** A species that this version does not know keeps the name that the studio gave it. */
export const UnknownSpeciesOpened: Story = { args: { view: { ...filled, opened: whale } } }

/** No shot caught anything: said as plainly as a win. */
export const NothingCaughtOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: empty } } }

/** The sessions are on their way. */
export const Loading: Story = { tags: ['!visual'], args: { view: { state: 'loading' } } }

/** The opened session is closed by Escape. */
export const EscapeCloses: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: good } },
  play: closesByEscape('Lanternfish Alley'),
}
