import { describe, expect, test } from 'vitest'
import { resultOf } from './result.ts'
import type { TableEvent } from './table.ts'

const won = (pot: number, seat: number, chips: number): TableEvent => ({ type: 'WON', pot, seat, chips })

describe('a hand is split', () => {
  test.each<[boolean, string, readonly TableEvent[]]>([
    [false, 'one player wins it', [won(0, 1, 40)]],
    [true, 'two share it', [won(0, 1, 20), won(0, 4, 20)]],
    [true, 'the odd chip makes their sums differ', [won(0, 1, 307), won(0, 0, 306)]],
    [true, 'the same two share the side pot', [won(0, 1, 30), won(0, 4, 30), won(1, 1, 11), won(1, 4, 10)]],
    [false, 'two win the same, each another pot', [won(0, 1, 300), won(1, 4, 300)]],
    [false, 'of the two who share the main pot one wins the side pot alone', [won(0, 1, 30), won(0, 4, 30), won(1, 1, 20)]],
    [false, 'three share the main pot and two the side pot', [won(0, 0, 10), won(0, 1, 10), won(0, 4, 10), won(1, 1, 8), won(1, 4, 8)]],
  ])('%s: %s', (isSplit, _how, events) => expect(resultOf(events).isSplit).toBe(isSplit))
})
