import { minor } from '@lagoon/contract/money/money'
import { expect, test } from 'vitest'
import { fishCatches } from './fishCatches.ts'

test('a shot that caught nothing is no catch', () => {
  const miss = { number: 1, bet: minor(10n) }
  const hit = { number: 2, bet: minor(10n), caught: { fish: 'manta', multiplier: 800, win: minor(80n) } }
  expect(fishCatches({ shots: [miss, hit] })).toEqual([hit])
})
