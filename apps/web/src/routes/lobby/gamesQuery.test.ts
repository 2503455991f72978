import { expect, test } from 'vitest'
import { noFilters } from '@lagoon/contract/lobby/gameFilters'
import { filtersIn, queryOf } from './gamesQuery.ts'

test.each([
  noFilters,
  { ...noFilters, search: 'Captain’s & koi' },
  { search: ' ', providerIds: ['deepwater', 'coralforge'], isPlayableOnly: true, isNewOnly: true },
])('an address brings back the filters that were written into it', (filters) => {
  expect(filtersIn(new URLSearchParams(queryOf(filters)))).toEqual(filters)
})

test('a list that is not narrowed has no query', () => {
  expect(queryOf(noFilters)).toBe('')
})

test('words of other pages in the address narrow nothing', () => {
  expect(filtersIn(new URLSearchParams('tab=wallet&utm=x'))).toEqual(noFilters)
})
