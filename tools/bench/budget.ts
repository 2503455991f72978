import type { PageFigures } from './measurePage.ts'

export type Figure = keyof PageFigures

/**
 * The most that a figure may be: as it is, or as a multiple of the bare React page's or of home's, measured in the same rounds.
 * `target`, in the same unit, is what it is to become; it keeps nothing yet.
 */
export type Limit = ({ readonly atMost: number } | { readonly timesBare: number } | { readonly timesHome: number }) & {
  readonly target?: number
}
export type Budget = Partial<Readonly<Record<Figure, Limit>>>

/** A figure against its limit; `value` and `limit` are in the same unit. */
export interface BudgetCheck {
  readonly figure: Figure
  readonly value: number
  readonly limit: number
  readonly target?: number
  readonly isKept: boolean
}

/** The middle of values, or between the two in the middle; of none it is not a number. */
export const median = (values: readonly number[]): number => {
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

/** The number that a limit allows, in its own unit. */
export const mostOf = (limit: Limit): number => {
  if ('atMost' in limit) return limit.atMost
  return 'timesBare' in limit ? limit.timesBare : limit.timesHome
}

/**
 * Every limit of a budget, against what was measured.
 * @throws {RangeError} where a limit is a multiple of home's figure and `home` is left out.
 */
export const checkBudget = (budget: Budget, page: PageFigures, bare: PageFigures, home?: PageFigures): readonly BudgetCheck[] => {
  const unitOf = (figure: Figure, limit: Limit): number => {
    if ('atMost' in limit) return 1
    if ('timesBare' in limit) return bare[figure]
    if (home === undefined) throw new RangeError('home was not measured')
    return home[figure]
  }
  return (Object.entries(budget) as readonly (readonly [Figure, Limit])[]).map(([figure, limit]) => {
    const value = page[figure] / unitOf(figure, limit)
    const most = mostOf(limit)
    return { figure, value, limit: most, ...(limit.target !== undefined && { target: limit.target }), isKept: value <= most }
  })
}
