import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gathered, gatheredEach } from './gathered.ts'

/** What doubles numbers, and the calls that it took. */
const doubling = (calls: (readonly number[])[]) => async (_on: object, items: readonly number[]) => {
  calls.push(items)
  await wait(5)
  if (items.includes(0)) throw new Error('nothing to double')
  return items.map((item) => item * 2)
}

describe('gathered', () => {
  it('makes one call of those of a turn, and one of those that come meanwhile; each has its own answer', async () => {
    const calls: (readonly number[])[] = []
    const double = gathered(doubling(calls))
    const on = {}
    const first = [double(on, 1), double(on, 2)]
    await wait(2)
    const later = [double(on, 3), double(on, 4)]
    expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8])
    expect(calls).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(await double(on, 5)).toBe(10)
  })

  it('keeps what is asked of one database or transaction from another', async () => {
    const calls: (readonly number[])[] = []
    const double = gathered(doubling(calls))
    expect(await Promise.all([double({}, 1), double({}, 2)])).toEqual([2, 4])
    expect(calls).toEqual([[1], [2]])
  })

  it('takes no more than a hundred at once', async () => {
    const calls: (readonly number[])[] = []
    const double = gathered(doubling(calls))
    const on = {}
    const numbers = Array.from({ length: 250 }, (_, index) => index + 1)
    expect(await Promise.all(numbers.map((number) => double(on, number)))).toEqual(numbers.map((number) => number * 2))
    expect(calls.map((items) => items.length)).toEqual([100, 100, 50])
  })

  it('fails all of a call that fails, and none of the next', async () => {
    const double = gathered(doubling([]))
    const on = {}
    const states = await Promise.allSettled([double(on, 0), double(on, 1)])
    expect(states.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await double(on, 1)).toBe(2)
  })

  it('does each by itself where all together fail, and fails only those that do by themselves', async () => {
    const calls: (readonly number[])[] = []
    const runAll = doubling(calls)
    const double = gatheredEach(runAll, async (on, item: number) => (await runAll(on, [item]))[0])
    const on = {}
    const states = await Promise.allSettled([double(on, 1), double(on, 0), double(on, 2)])
    expect(states.map((state) => (state.status === 'fulfilled' ? state.value : String(state.reason)))).toEqual([
      2,
      'Error: nothing to double',
      4,
    ])
    expect(calls).toEqual([[1, 0, 2], [1], [0], [2]])
  })
})
