import { cardOf } from '@lagoon/games/cards/card'
import { totalOf } from '@lagoon/games/blackjack/rules'
import type { RoundView } from '../../../contract.ts'
import type { BlackjackView } from '../../../rules/blackjack/view.ts'
import type { CardView } from '../../../rules/cards/cardView.ts'
import type { LyingCard } from '../cards/Card.tsx'
import type { Staging } from '../cards/useFrames.ts'

type HandView = BlackjackView['hands'][number]

export interface ShownHand {
  readonly cards: readonly LyingCard[]
  readonly bet: string
  /** How it ended, once that is shown. */
  readonly end: { readonly outcome: NonNullable<HandView['outcome']>; readonly win: string } | null
}
/** What lies on the table of blackjack now. */
export interface ShownTable {
  readonly dealer: readonly LyingCard[]
  /** None before the first round. */
  readonly hands: readonly ShownHand[]
  /** The hand that is played, or −1. */
  readonly active: number
  readonly insurance: BlackjackView['insurance']
  readonly side: BlackjackView['side']
  /** The ends are shown. */
  readonly isOver: boolean
}

const viewOf = (round: RoundView | null) => (round ? (round.outcome as unknown as BlackjackView) : null)
const empty: ShownTable = {
  dealer: [],
  hands: [],
  active: -1,
  insurance: { standing: 'NONE', bet: '0', win: '0' },
  side: null,
  isOver: false,
}

/** The total of the cards that lie open, as one says it: `soft 17`. */
export const totalShown = (cards: readonly LyingCard[]): { readonly total: number; readonly isSoft: boolean } =>
  totalOf(cards.flatMap(({ card }) => (card ? [cardOf(card.rank, card.suit)] : [])))

/** How many cards of each part are shown, and which of them have come just now. */
interface Count {
  readonly hands: readonly number[]
  readonly dealer: number
  readonly isHoleUp: boolean
  readonly isOver: boolean
}

const lying = (cards: readonly (CardView | null)[], count: number, known: number): readonly LyingCard[] =>
  cards.slice(0, count).map((card, at) => ({ card, isDealt: at >= known }))

/** The dealer's cards: the second one lies face down until it is turned up. */
const dealerCards = ({ cards }: BlackjackView['dealer'], isHoleUp: boolean): readonly (CardView | null)[] =>
  isHoleUp ? cards : [cards[0] ?? null, null]

const shownAt = (view: BlackjackView, count: Count, known: Count): ShownTable => ({
  dealer: lying(dealerCards(view.dealer, count.isHoleUp), count.dealer, known.dealer),
  hands: view.hands.map(({ cards, bet, outcome, win }, at) => ({
    cards: lying(cards, count.hands[at] ?? 0, known.hands[at] ?? 0),
    bet,
    end: count.isOver && outcome ? { outcome, win } : null,
  })),
  active: count.isOver ? -1 : view.activeHand,
  insurance: view.insurance,
  side: view.side,
  isOver: count.isOver,
})

const whole = ({ hands, dealer }: BlackjackView): Count => ({
  hands: hands.map(({ cards }) => cards.length),
  dealer: dealer.hasHoleCard ? 2 : dealer.cards.length,
  isHoleUp: !dealer.hasHoleCard,
  isOver: !dealer.hasHoleCard,
})

/** What of a view lay there before: a hand that was split keeps one card in each of the two. */
const before = (was: BlackjackView | null, now: BlackjackView): Count => {
  if (!was) return { hands: now.hands.map(() => 0), dealer: 0, isHoleUp: false, isOver: false }
  const { activeHand } = was
  const isSplit = now.hands.length > was.hands.length
  const counts = was.hands.flatMap(({ cards }, at) => (isSplit && at === activeHand ? [1, 1] : [cards.length]))
  return { hands: counts, dealer: 2, isHoleUp: false, isOver: false }
}

/** Card by card: the hands in their order, at the deal the dealer's two, then the hole card and what the dealer draws. */
const countsBetween = (was: BlackjackView | null, now: BlackjackView): readonly Count[] => {
  const [from, to] = [before(was, now), whole(now)]
  const counts = [from]
  const push = (change: (last: Count) => Partial<Count>) => {
    const last = counts.at(-1) ?? from
    counts.push({ ...last, ...change(last) })
  }
  to.hands.forEach((cards, hand) => {
    for (let count = from.hands[hand] ?? 0; count < cards; count++) push((last) => ({ hands: last.hands.with(hand, count + 1) }))
  })
  for (let count = from.dealer; count < 2; count++) push(() => ({ dealer: count + 1 }))
  if (to.isHoleUp) push(() => ({ isHoleUp: true }))
  for (let count = 2; count < to.dealer; count++) push(() => ({ dealer: count + 1 }))
  if (to.isOver) push(() => ({ isOver: true }))
  return counts
}

export const blackjackStaging: Staging<ShownTable> = {
  eachMs: 380,
  standing: (round) => {
    const view = viewOf(round)
    return view ? shownAt(view, whole(view), whole(view)) : empty
  },
  frames: (beforeRound, next) => {
    const [was, now] = [viewOf(beforeRound), viewOf(next)]
    if (!now) return [empty]
    const counts = countsBetween(was, now)
    const known = before(was, now)
    return counts.slice(counts.length > 1 && !was ? 1 : 0).map((count) => shownAt(now, count, known))
  },
}
