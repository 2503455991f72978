import { handRankings } from '@lagoon/contract/lobby/enums'
import { forEveryHand } from '../../videoPoker/subsets.ts'
import { dealerPlaysFrom, type HousePokerRules } from '../rules.ts'
import { pairOf, PAIRS, RIVER_PAIRS, riverCounts } from './riverCounts.ts'
import { suitClassSize, suitsOfClass, suitsThatKeep } from './suitClasses.ts'
import { decisions, netTable, noSums, type HousePokerExact, type RaiseSums } from './tally.ts'

/** The places of the three cards of a flop among the five in the middle. */
const flopsOfBoard = [0, 1, 2, 3, 4].flatMap((a) =>
  [1, 2, 3, 4].flatMap((b) => [2, 3, 4].flatMap((c) => (a < b && b < c ? [[a, b, c]] : []))),
)

const flopKey = (x: number, y: number, z: number): number => (x * 52 + y) * 52 + z

/** One flop for all that differ by suits only, 1,755 of them, by the key of its ascending cards. */
const flopClasses = (): ReadonlyMap<number, { readonly place: number; readonly cards: readonly number[] }> => {
  const found = new Map<number, { place: number; cards: number[] }>()
  for (let c = 2; c < 52; c++)
    for (let b = 1; b < c; b++)
      for (let a = 0; a < b; a++) if (suitClassSize([a, b, c]) > 0) found.set(flopKey(a, b, c), { place: found.size, cards: [a, b, c] })
  return found
}

const changed = (card: number, suits: readonly number[]): number => (card & ~3) | (suits[card & 3] ?? 0)

/**
 * Casino hold'em by every five cards in the middle (one set for all that differ by suits only), every hand of the player and of the dealer,
 * summed over what is known at the decision: the player's hand and the flop. About a minute of work.
 */
export const holdemFigures = (rules: HousePokerRules): HousePokerExact => {
  const classes = flopClasses()
  const table = netTable(rules, handRankings)
  const countsOn = riverCounts(dealerPlaysFrom(rules))
  const sums = Array.from({ length: 4 }, () => new Float64Array(classes.size * PAIRS))
  const [net, squares, paid, ways] = sums as [Float64Array, Float64Array, Float64Array, Float64Array]
  const [ownNet, ownSquares, ownPaid] = [new Float64Array(RIVER_PAIRS), new Float64Array(RIVER_PAIRS), new Float64Array(RIVER_PAIRS)]

  forEveryHand((board) => {
    const size = suitClassSize(board)
    if (size === 0) return
    const { low, high, value, out, win, tie, loss } = countsOn(board)
    for (let pair = 0; pair < RIVER_PAIRS; pair++) {
      const row = table[(value[pair] ?? 0) >> 20]
      const [o, w, t, l] = [out[pair] ?? 0, win[pair] ?? 0, tie[pair] ?? 0, loss[pair] ?? 0]
      const [ifOut, ifWin, ifTie, ifLoss] = [row?.[0]?.net ?? 0, row?.[1]?.net ?? 0, row?.[2]?.net ?? 0, row?.[3]?.net ?? 0]
      ownNet[pair] = size * (o * ifOut + w * ifWin + t * ifTie + l * ifLoss)
      ownSquares[pair] = size * (o * ifOut * ifOut + w * ifWin * ifWin + t * ifTie * ifTie + l * ifLoss * ifLoss)
      ownPaid[pair] = size * (o + w + t)
    }
    for (const [a = 0, b = 0, c = 0] of flopsOfBoard) {
      const flop = [board[a] ?? 0, board[b] ?? 0, board[c] ?? 0]
      const suits = suitsOfClass(flop)
      const [x = 0, y = 0, z = 0] = flop.map((card) => changed(card, suits)).toSorted((p, q) => p - q)
      const from = (classes.get(flopKey(x, y, z))?.place ?? 0) * PAIRS
      for (let pair = 0; pair < RIVER_PAIRS; pair++) {
        const at = from + pairOf(changed(low[pair] ?? 0, suits), changed(high[pair] ?? 0, suits))
        net[at] = (net[at] ?? 0) + (ownNet[pair] ?? 0)
        squares[at] = (squares[at] ?? 0) + (ownSquares[pair] ?? 0)
        paid[at] = (paid[at] ?? 0) + (ownPaid[pair] ?? 0)
        ways[at] = (ways[at] ?? 0) + 990 * size
      }
    }
  })

  const { add, exact } = decisions(rules)
  for (const { place, cards } of classes.values()) {
    // Hands that differ only by suits that the flop does not tell apart are one decision.
    const keeping = suitsThatKeep(cards)
    const byHand = new Map<number, RaiseSums>()
    for (let high = 1; high < 52; high++)
      for (let low = 0; low < high; low++) {
        const at = place * PAIRS + pairOf(low, high)
        if ((ways[at] ?? 0) === 0) continue
        const hand = Math.min(...keeping.map((suits) => pairOf(changed(low, suits), changed(high, suits))))
        const whole = byHand.get(hand) ?? noSums()
        whole.net += net[at] ?? 0
        whole.squares += squares[at] ?? 0
        whole.paid += paid[at] ?? 0
        whole.ways += ways[at] ?? 0
        byHand.set(hand, whole)
      }
    for (const whole of byHand.values()) add(whole)
  }
  return exact()
}
