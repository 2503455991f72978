import type { SeatView, TableHappening, TableMessage, TableView } from '../../../rules/holdemTable/live.ts'

/** The table as it is shown for a while. */
export interface Frame {
  readonly view: TableView
  /** What has happened since the frame before. */
  readonly happened: readonly TableHappening[]
  /** How long it stands before the next one, milliseconds. */
  readonly standsMs: number
}

const STREET_MS = 900
const SHOWN_MS = 1_200

const withSeat = (view: TableView, at: number, change: (seat: SeatView) => SeatView): TableView => ({
  ...view,
  seats: view.seats.map((seat) => (seat?.seat === at ? change(seat) : seat)),
})

/** All bets of the street lie in the pot. */
const gathered = (view: TableView): TableView => {
  const { hand, seats } = view
  if (!hand) return view
  const bets = seats.reduce((sum, seat) => sum + (seat?.bet ?? 0), 0)
  const [main = 0, ...side] = hand.pots
  const pots = bets > 0 ? [main + bets, ...side] : hand.pots
  return { ...view, hand: { ...hand, pots, turn: null }, seats: seats.map((seat) => seat && { ...seat, bet: 0 }) }
}

/** The table after one thing that happened, as far as it is seen on the way to the end of a hand. */
const after = (view: TableView, one: TableHappening): TableView => {
  switch (one.type) {
    case 'CALL':
    case 'BET':
    case 'RAISE':
    case 'BLIND':
      return withSeat(view, one.seat, (seat) => ({
        ...seat,
        stack: seat.stack - one.chips,
        bet: seat.bet + one.chips,
        standing: seat.stack === one.chips ? 'ALL_IN' : seat.standing,
      }))
    case 'FOLD':
      return withSeat(view, one.seat, (seat) => ({ ...seat, standing: 'FOLDED' }))
    case 'BOARD': {
      const before = gathered(view)
      const { hand } = before
      return hand ? { ...before, hand: { ...hand, street: one.street, board: [...hand.board, ...one.cards] } } : before
    }
    case 'SHOWN':
      return withSeat(gathered(view), one.seat, (seat) => ({ ...seat, cards: one.cards, ranking: one.ranking }))
    default:
      return view
  }
}

/**
 * A message as frames one after another: where several streets come at once, or hands are shown, each is seen for a moment before the end.
 * The last frame is always the table as the server says it is.
 */
export const framesOf = (before: TableView | null, { view, happened }: TableMessage): readonly Frame[] => {
  const isEnd = happened.some(({ type }) => type === 'HAND_OVER')
  const streets = happened.filter(({ type }) => type === 'BOARD').length
  const isDealt = happened.some(({ type }) => type === 'HAND')
  if (!before?.hand || isDealt || (!isEnd && streets < 2)) return [{ view, happened, standsMs: 0 }]
  const frames: Frame[] = []
  let shown = before
  let since: TableHappening[] = []
  const push = (standsMs: number) => {
    frames.push({ view: shown, happened: since, standsMs })
    since = []
  }
  happened.forEach((one, at) => {
    if (one.type === 'RETURNED' || one.type === 'WON' || one.type === 'HAND_OVER') {
      since.push(one)
      return
    }
    shown = after(shown, one)
    since.push(one)
    if (one.type === 'BOARD') push(STREET_MS)
    if (one.type === 'SHOWN' && happened[at + 1]?.type !== 'SHOWN') push(SHOWN_MS)
  })
  return [...frames, { view, happened: since, standsMs: 0 }]
}
