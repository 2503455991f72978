import { expect, test } from 'vitest'
import { minor } from '../../money/money.ts'
import { fishCatches } from './fishHistory.state.ts'
import { kenoHits } from './kenoHistory.state.ts'

test('hits are the picks that were drawn, and none before the draw', () => {
  expect(kenoHits({ picks: [3, 17, 24, 80], drawn: [80, 5, 17, 1] })).toEqual([17, 80])
  expect(kenoHits({ picks: [3, 17], drawn: [] })).toEqual([])
})

test('a shot that caught nothing is no catch', () => {
  const miss = { number: 1, bet: minor(10n) }
  const hit = { number: 2, bet: minor(10n), caught: { fish: 'manta', multiplier: 800, win: minor(80n) } }
  expect(fishCatches({ shots: [miss, hit] })).toEqual([hit])
})
