import { valueOfMasks } from '../../cards/ranking.ts'

/** Pairs of cards, numbered: the place of (low, high) is high · (high − 1) / 2 + low. */
export const PAIRS = 1326
export const pairOf = (x: number, y: number): number => (x < y ? (y * (y - 1)) / 2 + x : (x * (x - 1)) / 2 + y)

/** Pairs of the 47 cards that are not in the middle. */
export const RIVER_PAIRS = 1081

/** What `riverCounts` fills, by the order of visit: the pair's two cards, its value and how a raise ends against all 990 hands of the dealer. */
export interface RiverCounts {
  readonly low: Uint8Array
  readonly high: Uint8Array
  readonly value: Int32Array
  readonly out: Int32Array
  readonly win: Int32Array
  readonly tie: Int32Array
  readonly loss: Int32Array
}

const DEALER_HANDS = 990

/**
 * Makes the counts for five cards in the middle: pairs are sorted by strength, and what shares a card with a pair is taken out by a count
 * for each card. The same arrays each time.
 * @param from The lowest value with which the dealer plays.
 */
export const riverCounts = (from: number): ((board: ArrayLike<number>) => RiverCounts) => {
  const counts = (): Int32Array => new Int32Array(RIVER_PAIRS)
  const [low, high] = [new Uint8Array(RIVER_PAIRS), new Uint8Array(RIVER_PAIRS)]
  const [value, out, win, tie, loss] = [counts(), counts(), counts(), counts(), counts()]
  const sorted = new Float64Array(RIVER_PAIRS)
  const [outBy, lessBy, upToBy] = [new Int32Array(52), new Int32Array(52), new Int32Array(52)]
  const left = new Int32Array(47)

  const valuesOn = (board: ArrayLike<number>): number => {
    let [a, b, c, d, cards, outAll, pair] = [0, 0, 0, 0, 0, 0, 0]
    for (let card = 0, at = 0; card < 52; card++) {
      if (card !== board[at]) {
        left[cards++] = card
        continue
      }
      at++
      const bit = 1 << (card >> 2)
      if ((card & 3) === 0) a |= bit
      else if ((card & 3) === 1) b |= bit
      else if ((card & 3) === 2) c |= bit
      else d |= bit
    }
    outBy.fill(0)
    for (let second = 1; second < 47; second++) {
      const y = left[second] ?? 0
      const [bit, suit] = [1 << (y >> 2), y & 3]
      const [ya, yb, yc, yd] = [suit === 0 ? a | bit : a, suit === 1 ? b | bit : b, suit === 2 ? c | bit : c, suit === 3 ? d | bit : d]
      for (let first = 0; first < second; first++, pair++) {
        const x = left[first] ?? 0
        const one = 1 << (x >> 2)
        const own = x & 3
        const worth = valueOfMasks(
          own === 0 ? ya | one : ya,
          own === 1 ? yb | one : yb,
          own === 2 ? yc | one : yc,
          own === 3 ? yd | one : yd,
        )
        low[pair] = x
        high[pair] = y
        value[pair] = worth
        sorted[pair] = worth * 2048 + pair
        if (worth < from) {
          outAll++
          outBy[x] = (outBy[x] ?? 0) + 1
          outBy[y] = (outBy[y] ?? 0) + 1
        }
      }
    }
    return outAll
  }

  return (board) => {
    const outAll = valuesOn(board)
    sorted.sort()
    lessBy.fill(0)
    upToBy.fill(0)
    for (let start = 0, end = 0; start < RIVER_PAIRS; start = end) {
      const worth = Math.floor((sorted[start] ?? 0) / 2048)
      for (; end < RIVER_PAIRS && (sorted[end] ?? 0) < (worth + 1) * 2048; end++) {
        const pair = (sorted[end] ?? 0) - worth * 2048
        const [x, y] = [low[pair] ?? 0, high[pair] ?? 0]
        upToBy[x] = (upToBy[x] ?? 0) + 1
        upToBy[y] = (upToBy[y] ?? 0) + 1
      }
      const isOut = worth < from
      for (let at = start; at < end; at++) {
        const pair = (sorted[at] ?? 0) - worth * 2048
        const [x, y] = [low[pair] ?? 0, high[pair] ?? 0]
        // A pair is counted at both of its cards, so where it is among the counted ones it is given back once.
        const less = start - (lessBy[x] ?? 0) - (lessBy[y] ?? 0)
        const upTo = end - (upToBy[x] ?? 0) - (upToBy[y] ?? 0) + 1
        const dealerOut = outAll - (outBy[x] ?? 0) - (outBy[y] ?? 0) + (isOut ? 1 : 0)
        out[pair] = dealerOut
        win[pair] = isOut ? 0 : less - dealerOut
        tie[pair] = isOut ? 0 : upTo - less
        loss[pair] = DEALER_HANDS - (isOut ? dealerOut : upTo)
      }
      for (let at = start; at < end; at++) {
        const pair = (sorted[at] ?? 0) - worth * 2048
        const [x, y] = [low[pair] ?? 0, high[pair] ?? 0]
        lessBy[x] = upToBy[x] ?? 0
        lessBy[y] = upToBy[y] ?? 0
      }
    }
    return { low, high, value, out, win, tie, loss }
  }
}
