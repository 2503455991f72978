import { expect, test } from 'vitest'
import { kenoHits } from './kenoHits.ts'

test('hits are the picks that were drawn, and none before the draw', () => {
  expect(kenoHits({ picks: [3, 17, 24, 80], drawn: [80, 5, 17, 1] })).toEqual([17, 80])
  expect(kenoHits({ picks: [3, 17], drawn: [] })).toEqual([])
})
