import { of, type Fraction } from './fraction.ts'

/**
 * Exact moments of a sum of products over independent reels. A reel stands in one of its states, each with a weight; a term is worth
 * `worth` times one factor per reel, and a factor is a whole number that is not negative for each state of its reel. What lines, ways and
 * scatters pay are such sums, so means, squares and mixed moments need no walk over all windows.
 */
export interface Term {
  readonly worth: number
  /** For each reel the id that `TermSpace.factor` gave. */
  readonly factors: readonly number[]
}

export interface TermSpace {
  /** The id of a factor of a reel; equal ones share it. */
  factor(reel: number, values: readonly number[]): number
  /** The values behind an id. */
  valuesOf(reel: number, id: number): readonly number[]
  /** E[A]. */
  mean(terms: readonly Term[]): Fraction
  /** E[A · B]. */
  mixed(terms: readonly Term[], others: readonly Term[]): Fraction
}

/** @param weights Of the states of each reel: positive whole numbers. */
export const termSpace = (weights: readonly (readonly number[])[]): TermSpace => {
  const known = weights.map(() => ({ ids: new Map<string, number>(), values: [] as (readonly number[])[] }))
  const all = weights.reduce((product, reel) => product * BigInt(reel.reduce((sum, weight) => sum + weight, 0)), 1n)
  const inner = (reel: number, a: readonly number[], b?: readonly number[]): number =>
    (weights[reel] ?? []).reduce((sum, weight, state) => sum + weight * (a[state] ?? 0) * (b ? (b[state] ?? 0) : 1), 0)

  /** Terms with the same factors as one. */
  const merged = (terms: readonly Term[]): Term[] => {
    const byFactors = new Map<string, Term>()
    for (const { worth, factors } of terms) {
      const key = factors.join()
      byFactors.set(key, { worth: worth + (byFactors.get(key)?.worth ?? 0), factors })
    }
    return [...byFactors.values()]
  }

  const space: TermSpace = {
    factor(reel, values) {
      const place = known[reel]
      if (!place) throw new RangeError('there is no such reel')
      const key = values.join()
      const id = place.ids.get(key) ?? place.values.length
      if (id === place.values.length) {
        place.ids.set(key, id)
        place.values.push(values)
      }
      return id
    },
    valuesOf: (reel, id) => known[reel]?.values[id] ?? [],
    mean(terms) {
      const first = known.map(({ values }, reel) => values.map((factor) => inner(reel, factor)))
      const over = merged(terms).reduce(
        (sum, { worth, factors }) =>
          sum +
          BigInt(
            wholeProduct(
              worth,
              1,
              factors.map((id, reel) => first[reel]?.[id] ?? 0),
            ),
          ),
        0n,
      )
      return of(over, all)
    },
    mixed(terms, others) {
      const second = known.map(({ values }, reel) => values.map((a) => values.map((b) => inner(reel, a, b))))
      const [left, right] = [merged(terms), merged(others)]
      let over = 0n
      for (const a of left) {
        const rows = a.factors.map((id, reel) => second[reel]?.[id] ?? [])
        // Numbers are added as numbers as long as nothing is rounded.
        let added = 0
        for (const b of right) {
          const product = wholeProduct(
            a.worth,
            b.worth,
            rows.map((row, reel) => row[b.factors[reel] ?? 0] ?? 0),
          )
          if (typeof product === 'bigint') over += product
          else {
            added += product
            if (added > Number.MAX_SAFE_INTEGER / 2) {
              over += BigInt(added)
              added = 0
            }
          }
        }
        over += BigInt(added)
      }
      return of(over, all)
    },
  }
  return space
}

/** The product of whole numbers; a bigint only where a number would round it. */
const wholeProduct = (a: number, b: number, factors: readonly number[]): number | bigint => {
  if (a * b > Number.MAX_SAFE_INTEGER) return factors.reduce((whole, factor) => whole * BigInt(factor), BigInt(a) * BigInt(b))
  let product = a * b
  for (const [at, factor] of factors.entries()) {
    if (factor === 0) return 0
    const next = product * factor
    if (next > Number.MAX_SAFE_INTEGER / 2) return factors.slice(at).reduce((whole, rest) => whole * BigInt(rest), BigInt(product))
    product = next
  }
  return product
}

/**
 * The largest value that a sum of terms takes, by walking the states reel by reel and leaving a branch when even the best of the rest does
 * not reach what was found.
 * @param allowed States of each reel that may be taken; all without it.
 */
export const largestOf = (space: TermSpace, terms: readonly Term[], states: readonly (readonly number[])[]): number => {
  const reels = states.length
  // For each term, the best product that the reels from some reel on can give.
  const best = terms.map(({ factors }) => {
    const tail = Array<number>(reels + 1).fill(1)
    for (let reel = reels - 1; reel >= 0; reel--) {
      const values = space.valuesOf(reel, factors[reel] ?? 0)
      tail[reel] = (tail[reel + 1] ?? 0) * Math.max(0, ...(states[reel] ?? []).map((state) => values[state] ?? 0))
    }
    return tail
  })
  let found = 0
  const walk = (reel: number, live: readonly (readonly [term: number, value: number])[]): void => {
    if (reel === reels) {
      found = Math.max(
        found,
        live.reduce((sum, [, value]) => sum + value, 0),
      )
      return
    }
    const branches = (states[reel] ?? []).map((state) => {
      const next: (readonly [number, number])[] = []
      let bound = 0
      for (const [term, value] of live) {
        const factor = space.valuesOf(reel, terms[term]?.factors[reel] ?? 0)[state] ?? 0
        if (factor === 0) continue
        next.push([term, value * factor])
        bound += value * factor * (best[term]?.[reel + 1] ?? 0)
      }
      return { next, bound }
    })
    for (const { next, bound } of branches.toSorted((a, b) => b.bound - a.bound)) {
      if (bound <= found) break
      walk(reel + 1, next)
    }
  }
  walk(
    0,
    terms.map((term, index) => [index, term.worth] as const),
  )
  return found
}
