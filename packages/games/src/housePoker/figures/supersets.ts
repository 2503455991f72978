import { valueOfMasks } from '../../cards/ranking.ts'
import { forEveryHand, waysToChoose } from '../../videoPoker/subsets.ts'

const HANDS = 2_598_960
/** Hands of five that hold one, two, three, four or five given cards. */
const SUPERSETS = [0, 249_900, 19_600, 1_176, 48, 1] as const

/** How strong every hand of five is, as a place from 0 among all different strengths, by the hand's place; and the value of each strength. */
export const strengths = (): { readonly byHand: Uint16Array; readonly values: readonly number[] } => {
  const found = new Int32Array(HANDS)
  forEveryHand((cards, place) => {
    const masks = [0, 0, 0, 0]
    for (const card of cards) masks[card & 3] = (masks[card & 3] ?? 0) | (1 << (card >> 2))
    found[place] = valueOfMasks(masks[0] ?? 0, masks[1] ?? 0, masks[2] ?? 0, masks[3] ?? 0)
  })
  const values = [...new Set(found)].toSorted((a, b) => a - b)
  const strengthOf = new Map(values.map((value, strength) => [value, strength]))
  return { byHand: Uint16Array.from(found, (value) => strengthOf.get(value) ?? 0), values }
}

/** For every set of one to five cards the strengths of the hands that hold them, ascending: one list of all sets of a size. */
export type Supersets = readonly Uint16Array[]

export const supersets = (byHand: Uint16Array): Supersets => {
  const lists = SUPERSETS.map((length, size) => new Uint16Array(size === 0 ? 0 : length * waysToChoose(52, size)))
  const ends = SUPERSETS.map((_, size) => new Int32Array(size === 0 ? 0 : waysToChoose(52, size)))
  const hands = new Uint8Array(5 * HANDS)
  forEveryHand((cards, place) => hands.set(cards, 5 * place))
  // In the order of their strengths, so that every list is ascending by itself.
  const starts = new Int32Array(8192)
  for (const strength of byHand) starts[strength + 1] = (starts[strength + 1] ?? 0) + 1
  for (let strength = 1; strength < 8192; strength++) starts[strength] = (starts[strength] ?? 0) + (starts[strength - 1] ?? 0)
  const order = new Int32Array(HANDS)
  byHand.forEach((strength, place) => {
    const at = starts[strength] ?? 0
    starts[strength] = at + 1
    order[at] = place
  })
  for (const hand of order) {
    const strength = byHand[hand] ?? 0
    for (let mask = 1; mask < 32; mask++) {
      let [set, size] = [0, 0]
      for (let bit = 0; bit < 5; bit++) if (mask & (1 << bit)) set += waysToChoose(hands[5 * hand + bit] ?? 0, ++size)
      const list = lists[size]
      const end = ends[size]
      const length = SUPERSETS[size] ?? 0
      if (!list || !end) continue
      const filled = end[set] ?? 0
      list[set * length + filled] = strength
      end[set] = filled + 1
    }
  }
  return lists
}

/** How many hands that hold all of a set (by its place and size) are weaker than a strength. */
export const weaker = (lists: Supersets, set: number, size: number, strength: number): number => {
  const list = lists[size]
  const length = SUPERSETS[size] ?? 0
  if (!list) return 0
  const from = set * length
  let low = 0
  let high: number = length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[from + middle] ?? 0) < strength) low = middle + 1
    else high = middle
  }
  return low
}
