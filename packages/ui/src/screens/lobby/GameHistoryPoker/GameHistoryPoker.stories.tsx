import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PokerHistoryView, PokerRoundRow } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleCards, sampleRound } from '@lagoon/domain/testing/roundSample'
import { fn } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { GameHistoryPoker } from './GameHistoryPoker.tsx'

const round = (at: number, gameId: string, more: Partial<PokerRoundRow>): PokerRoundRow => ({
  ...sampleRound(gameId, at),
  isAgainstHouse: false,
  roomId: 'HARBOR-6',
  tableId: '0418',
  hand: { cards: [], best: [] },
  board: [],
  shown: [],
  pot: minor(0n),
  rake: minor(0n),
  ...more,
})

const open = round(0, 'captains-table', {
  roundState: 'OPEN',
  bet: { kind: 'GAME', minor: minor(400n) },
  hand: { cards: sampleCards('Ac 8d'), best: [] },
  board: sampleCards('5s 6h 7c'),
  pot: minor(1_600n),
})
const fullHouse = round(1, 'captains-table', {
  bet: { kind: 'GAME', minor: minor(2_000n) },
  win: { kind: 'GAME', minor: minor(4_680n) },
  hand: { cards: sampleCards('Qh Qc'), ranking: 'FULL_HOUSE', best: sampleCards('Qh Qc Qd 9s 9h') },
  board: sampleCards('Qd 9s 9h 4c Kd'),
  shown: [{ seat: 4, cards: sampleCards('Ad Ks'), ranking: 'TWO_PAIR', best: sampleCards('Ks Kd 9s 9h Ad'), isWinner: false }],
  ending: 'WON',
  pot: minor(4_800n),
  rake: minor(120n),
})
const beaten = round(2, 'foundry-holdem', {
  roomId: 'COAL-9-FRIDAY',
  tableId: '1207',
  bet: { kind: 'SWEEP', minor: minor(1_250n) },
  win: { kind: 'PRIZE', minor: minor(0n) },
  hand: { cards: sampleCards('As Jc'), ranking: 'TWO_PAIR', best: sampleCards('As Ah Jc Jh 10c') },
  board: sampleCards('Jh 7h 2s Ah 10c'),
  shown: [
    { seat: 2, cards: sampleCards('Kh 5h'), ranking: 'FLUSH', best: sampleCards('Ah Kh Jh 7h 5h'), isWinner: true },
    { seat: 7, cards: sampleCards('10s 10d'), ranking: 'THREE_OF_A_KIND', best: sampleCards('10s 10d 10c Ah Jh'), isWinner: false },
  ],
  ending: 'LOST',
  pot: minor(3_900n),
  rake: minor(95n),
})
const folded = round(3, 'captains-table', {
  bet: { kind: 'GAME', minor: minor(50n) },
  hand: { cards: sampleCards('7d 2c'), best: [] },
  ending: 'FOLDED',
  pot: minor(350n),
})
const split = round(4, 'captains-table', {
  bet: { kind: 'GAME', minor: minor(800n) },
  win: { kind: 'GAME', minor: minor(780n) },
  hand: { cards: sampleCards('Ac 8d'), ranking: 'STRAIGHT', best: sampleCards('9h 8d 7c 6h 5s') },
  board: sampleCards('5s 6h 7c 9h Ks'),
  shown: [{ seat: 1, cards: sampleCards('8s Qd'), ranking: 'STRAIGHT', best: sampleCards('9h 8s 7c 6h 5s'), isWinner: true }],
  ending: 'SPLIT',
  pot: minor(1_600n),
  rake: minor(40n),
})
const royal = round(5, 'midnight-sun-poker', {
  roomId: 'AURORA-HEADS-UP',
  tableId: '0002',
  bet: { kind: 'SWEEP', minor: minor(1_200_000n) },
  win: { kind: 'PRIZE', minor: minor(1_991_500n) },
  hand: { cards: sampleCards('As Ks'), ranking: 'ROYAL_FLUSH', best: sampleCards('As Ks Qs Js 10s') },
  board: sampleCards('Qs Js 10s 2d 2h'),
  ending: 'WON',
  pot: minor(2_000_000n),
  rake: minor(8_500n),
})
const takenBack = round(7, 'captains-table', {
  bet: { kind: 'GAME', minor: minor(200n) },
  roundState: 'ROLLED_BACK',
  hand: { cards: sampleCards('Js 10d'), best: [] },
  board: sampleCards('3c 8h 8s'),
  pot: minor(600n),
})

const againstDealer: PokerRoundRow = {
  ...sampleRound('hearth-holdem', 6),
  isAgainstHouse: true,
  tableId: 'hearth-holdem',
  bet: { kind: 'GAME', minor: minor(350n) },
  win: { kind: 'GAME', minor: minor(900n) },
  hand: { cards: sampleCards('Kd 9d'), ranking: 'FLUSH', best: sampleCards('Kd Jd 9d 6d 2d') },
  board: sampleCards('Jd 6d 2d 4c Qs'),
  shown: [{ cards: sampleCards('Qh 7c'), ranking: 'PAIR', best: sampleCards('Qh Qs Jd 7c 6d'), isWinner: false }],
  ending: 'WON',
  pot: minor(350n),
  rake: minor(0n),
  side: { name: 'Bonus bet', bet: minor(50n), win: minor(350n) },
}

const filled: Extract<PokerHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds: [open, fullHouse, beaten, folded, split, royal, againstDealer, takenBack],
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  filters: { filter: {} },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Poker',
  component: GameHistoryPoker,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideProfile],
} satisfies Meta<typeof GameHistoryPoker>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through their hands: an open one, won, lost, folded, shared and taken back, with what each table kept. */
export const Filled: Story = { tags: ['day'], play: rowsAreWhole }

/** The player has not sat down at a table yet and is shown where they are. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The player opened the round that they won with a full house; the five cards that made it stand out. */
export const OneRoundOpened: Story = { args: { view: { ...filled, opened: fullHouse } } }

/** The player lost to a flush: said as plainly as a win, with the hand that won. */
export const LostRoundOpened: Story = { args: { view: { ...filled, opened: beaten } } }

/** Against the dealer there is no room, no pot and no rake; the dealer’s hand stands beside the player’s. */
export const AgainstTheDealerOpened: Story = { args: { view: { ...filled, opened: againstDealer } } }

/** The player folded before the board was dealt. */
export const FoldedRoundOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: folded } } }

/** The rounds are on their way. */
export const Loading: Story = { tags: ['!visual'], args: { view: { state: 'loading' } } }

/** The opened round is closed by Escape. */
export const EscapeCloses: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: royal } },
  play: closesByEscape('Midnight Sun Poker'),
}
