import type { SeatView, TableView } from '../../../../rules/holdemTable/live.ts'

/** A seat of a test's table: the player's own is the first. */
export const seatView = (at: number, part: Partial<SeatView> = {}): SeatView => ({
  ...{ seat: at, name: at === 0 ? 'Guest 1' : 'House · Iron', isHouse: at > 0, isYou: at === 0, stack: 1_000, bet: 0, standing: 'IN' },
  ...{ isSittingOut: false, isAway: false, cards: null, ranking: null, won: 0 },
  ...part,
})
export const king = { rank: 'K', suit: 'SPADES' } as const
export const ace = { rank: 'A', suit: 'HEARTS' } as const

/** A table on the turn, the player against one of the house. */
export const tableView = (part: Partial<TableView> = {}): TableView => ({
  ...{ at: 0, tableId: 't', seats: [seatView(0), seatView(1), null, null, null, null], button: 0 },
  hand: { number: 1, street: 'TURN', isOver: false, board: [king, king, king, king], pots: [40], isSplit: false, rake: 0, turn: null },
  you: { seat: 0, purse: 0, acts: [], topUpTo: null, isLeaving: false, bankMs: 0, clientSeed: 'x' },
  ...{ seeds: { commitment: '', nextCommitment: '' }, notice: null },
  ...part,
})
