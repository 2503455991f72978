import type { PageFigures } from './measurePage.ts'

export type Figure = keyof PageFigures

/**
 * The most that a figure may be: as it is, or as a multiple of the bare React page's, measured in the same rounds. `target`, in
 * the same unit, is what it is to become; it keeps nothing yet.
 */
export type Limit = ({ readonly atMost: number } | { readonly timesBare: number }) & { readonly target?: number }
export type Budget = Partial<Readonly<Record<Figure, Limit>>>

/** A figure against its limit; `value` and `limit` are in the same unit. */
export interface BudgetCheck {
  readonly figure: Figure
  readonly value: number
  readonly limit: number
  readonly target?: number
  readonly isKept: boolean
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/** The median of each figure over several loads; at least one. */
export const medians = (loads: readonly PageFigures[]): PageFigures => {
  const [first] = loads
  if (first === undefined) throw new RangeError('no load to take the median of')
  const figures = Object.keys(first) as readonly Figure[]
  return Object.fromEntries(figures.map((figure) => [figure, median(loads.map((load) => load[figure]))])) as unknown as PageFigures
}

/** Every limit of a budget, against what was measured. */
export const checkBudget = (budget: Budget, page: PageFigures, bare: PageFigures): readonly BudgetCheck[] =>
  (Object.entries(budget) as readonly (readonly [Figure, Limit])[]).map(([figure, limit]) => {
    const isRatio = 'timesBare' in limit
    const value = isRatio ? page[figure] / bare[figure] : page[figure]
    const most = isRatio ? limit.timesBare : limit.atMost
    return { figure, value, limit: most, ...(limit.target !== undefined && { target: limit.target }), isKept: value <= most }
  })
