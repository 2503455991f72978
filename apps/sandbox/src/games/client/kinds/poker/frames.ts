import type { RoundView } from '../../../contract.ts'
import type { CardView } from '../../../rules/cards/cardView.ts'
import type { HousePokerFacts } from '../../../rules/housePoker/facts.ts'
import type { HousePokerView } from '../../../rules/housePoker/view.ts'
import type { LyingCard } from '../cards/Card.tsx'
import type { Staging } from '../cards/useFrames.ts'

/** What lies on the table of a game of poker against the house now. */
export interface ShownPoker {
  readonly dealer: readonly LyingCard[]
  readonly board: readonly LyingCard[]
  readonly player: readonly LyingCard[]
  /** Null before the first hand. */
  readonly view: HousePokerView | null
  /** The player's cards and the open ones lie there: what they make may be said. */
  readonly isDealt: boolean
  /** The end is shown. */
  readonly isOver: boolean
}

/** How many cards lie there, and how many of those lie open. */
interface Count {
  readonly player: number
  readonly dealer: number
  readonly board: number
  readonly dealerUp: number
  readonly boardUp: number
  readonly isOver: boolean
}

const viewOf = (round: RoundView | null) => (round ? (round.outcome as unknown as HousePokerView) : null)
const nothing: Count = { player: 0, dealer: 0, board: 0, dealerUp: 0, boardUp: 0, isOver: false }
const empty: ShownPoker = { dealer: [], board: [], player: [], view: null, isDealt: false, isOver: false }

const lying = (cards: readonly CardView[], count: number, up: number, known: number): readonly LyingCard[] =>
  Array.from({ length: count }, (_, at) => ({ card: at < up ? (cards[at] ?? null) : null, isDealt: at >= known }))

const shownAt = (view: HousePokerView, count: Count, known: Count): ShownPoker => ({
  player: lying(view.player, count.player, count.player, known.player),
  dealer: lying(view.dealer, count.dealer, count.dealerUp, known.dealer),
  board: lying(view.board, count.board, count.boardUp, known.board),
  view,
  isDealt: count.player === view.player.length && count.boardUp === view.board.length,
  isOver: count.isOver,
})

/** Card by card: the player's, the dealer's, those in the middle; after a raise those are turned up, then the dealer's. */
export const pokerStaging = ({ cards, board }: Pick<HousePokerFacts, 'cards' | 'board'>): Staging<ShownPoker> => {
  const whole = (view: HousePokerView): Count => ({
    player: view.player.length,
    dealer: cards,
    board,
    dealerUp: view.dealer.length,
    boardUp: view.board.length,
    isOver: view.ended !== null,
  })
  const between = (from: Count, to: Count): readonly Count[] => {
    const counts = [from]
    const up = (part: Exclude<keyof Count, 'isOver'>, alsoOpen?: 'dealerUp' | 'boardUp') => {
      for (let last = counts.at(-1) ?? from; last[part] < to[part]; last = counts.at(-1) ?? from) {
        const count = last[part] + 1
        counts.push({ ...last, [part]: count, ...(alsoOpen && count <= to[alsoOpen] && { [alsoOpen]: Math.max(count, last[alsoOpen]) }) })
      }
    }
    up('player')
    up('dealer', 'dealerUp')
    up('board', 'boardUp')
    up('boardUp')
    up('dealerUp')
    if (to.isOver) counts.push({ ...to })
    return counts
  }
  return {
    eachMs: 210,
    standing: (round) => {
      const view = viewOf(round)
      return view ? shownAt(view, whole(view), whole(view)) : empty
    },
    frames: (before, next) => {
      const [was, now] = [viewOf(before), viewOf(next)]
      if (!now) return [empty]
      const from = was ? whole(was) : nothing
      const counts = between(from, whole(now))
      return (counts.length > 1 ? counts.slice(1) : counts).map((count) => shownAt(now, count, from))
    },
  }
}
