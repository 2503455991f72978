/**
 * Sums over hands, by the cards that a hand must hold: table k has an entry for every set of k cards, at the place that the set
 * has among all such sets, with the sum of a worth over all hands of five that hold these cards.
 */
export type SubsetSums = readonly Float64Array[]

const CARDS = 52
const ROW = CARDS + 1
const binomials = new Int32Array(6 * ROW)

/** How many ways there are to choose `k` (at most 5) of `n` (at most 52). */
export const waysToChoose = (n: number, k: number): number => binomials[k * ROW + n] ?? 0
for (let n = 0; n <= CARDS; n++)
  for (let k = 0; k <= 5; k++) binomials[k * ROW + n] = k === 0 ? 1 : n === 0 ? 0 : waysToChoose(n - 1, k) + waysToChoose(n - 1, k - 1)

const sizes = Array.from({ length: 32 }, (_, mask) => mask.toString(2).replaceAll('0', '').length)
/** How many of the five cards a mask holds: bit i is the i-th card. */
export const sizeOf = (mask: number): number => sizes[mask] ?? 0

const places = new Int32Array(32)

/** For every mask of five ascending cards, the place of the chosen ones among all sets of their size; the same array each time. */
const placesOf = (cards: Int32Array): Int32Array => {
  for (let bit = 0; bit < 5; bit++)
    for (let mask = 1 << bit; mask < 2 << bit; mask++) {
      const rest = mask ^ (1 << bit)
      places[mask] = (places[rest] ?? 0) + waysToChoose(cards[bit] ?? 0, sizeOf(mask))
    }
  return places
}

/** Calls back with every hand of five as ascending cards, always in the same array, and with its place among them, from 0. */
export const forEveryHand = (visit: (cards: Int32Array, place: number) => void): void => {
  const hand = new Int32Array(5)
  let place = 0
  for (let e = 4; e < CARDS; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            hand[0] = a
            hand[1] = b
            hand[2] = c
            hand[3] = d
            hand[4] = e
            visit(hand, place++)
          }
}

/** Sums over all hands what each is worth, by its place; some tenths of a second where most are worth nothing. */
export const sumsOf = (worth: Float64Array): SubsetSums => {
  const sums = [0, 1, 2, 3, 4].map((k) => new Float64Array(waysToChoose(CARDS, k)))
  const tables = sizes.slice(0, 31).map((k) => sums[k] ?? worth)
  forEveryHand((cards, place) => {
    const value = worth[place] ?? 0
    if (value === 0) return
    const at = placesOf(cards)
    for (let mask = 0; mask < 31; mask++) {
      const table = tables[mask] ?? worth
      const entry = at[mask] ?? 0
      table[entry] = (table[entry] ?? 0) + value
    }
  })
  return [...sums, worth]
}

/**
 * For every way to hold some of five ascending cards (a mask): the sum of the worth over all that the draw may make of it, into
 * `into`. Hands that hold a discarded card are taken out by inclusion and exclusion.
 */
export const drawSums = (sums: SubsetSums, cards: Int32Array, into: Float64Array): void => {
  const at = placesOf(cards)
  for (let mask = 0; mask < 32; mask++) into[mask] = sums[sizeOf(mask)]?.[at[mask] ?? 0] ?? 0
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let mask = 0; mask < 32; mask++) if ((mask & bit) === 0) into[mask] = (into[mask] ?? 0) - (into[mask | bit] ?? 0)
}
