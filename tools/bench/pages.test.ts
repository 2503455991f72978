import { expect, test } from 'vitest'
import { checkBudget, mostOf, type Budget, type Figure, type Limit } from './budget.ts'
import type { PageFigures } from './measurePage.ts'
import { pages } from './pages.ts'

const bare = {
  fcpMs: 800,
  lcpMs: 800,
  tbtMs: 10,
  cls: 0,
  scriptKB: 58.3,
  styleKB: 1,
  fontKB: 0,
  imageKB: 0,
  totalKB: 60,
  requests: 2,
  chain: 2,
}

const limitsOf = (budget: Budget) => Object.entries(budget) as [Figure, Limit][]
const most = (figure: Figure, limit: Limit) => mostOf(limit) * ('timesBare' in limit ? bare[figure] : 1)

test.each(pages)('$name: a little too much of anything is named, and nothing else', ({ weight }) => {
  const full = Object.fromEntries(limitsOf(weight).map(([figure, limit]) => [figure, most(figure, limit)]))
  const page: PageFigures = { ...bare, ...full }
  expect(checkBudget(weight, page, bare).filter(({ isKept }) => !isKept)).toEqual([])
  for (const figure of Object.keys(full) as Figure[]) {
    const fat = { ...page, [figure]: page[figure] + (figure === 'cls' ? 0.01 : 1) }
    expect(checkBudget(weight, fat, bare).flatMap((limit) => (limit.isKept ? [] : [limit.figure]))).toEqual([figure])
  }
})

test.each(pages)('$name: its script, its requests and their chain are limited', ({ weight }) => {
  expect(Object.keys(weight)).toEqual(expect.arrayContaining(['scriptKB', 'requests', 'chain']))
})

test('a target is less than what is allowed until it is met', () => {
  const limits = pages.flatMap(({ name, weight, speed }) =>
    limitsOf({ ...weight, ...speed }).map(([figure, limit]) => ({ name, figure, ...limit })),
  )
  const met = limits.filter((limit) => limit.target !== undefined && limit.target >= mostOf(limit))
  expect(met).toEqual([])
})
