import { describe, expect, test } from 'vitest'
import { seeded } from '../random/seeded.ts'
import { createKeno } from './engine.ts'
import { kenos } from './kenos.ts'
import type { KenoRules } from './rules.ts'

const small: KenoRules = {
  id: 'small',
  name: 'Small',
  version: 1,
  numbers: 6,
  drawn: 3,
  last: 'BELL',
  payTables: { 2: { 1: 50, 2: 150, 3: 400 }, 3: { 4: 2_000 } },
  figures: {},
  stakes: { step: 5n, min: 5n, max: 10n },
}
const game = createKeno(small)
const draws = (...places: number[]) => {
  const bounds: number[] = []
  return { bounds, random: (bound: number) => (bounds.push(bound), places.shift() ?? 0) }
}

describe('a round of keno', () => {
  test('takes one number of chance per draw, as a place in what is left of the ticket', () => {
    const { bounds, random } = draws(5, 0, 2)
    expect(game.play({ picks: [2, 4] }, 10n, random).drawn).toEqual([6, 1, 4])
    expect(bounds).toEqual([6, 5, 4])
  })

  test('counts the bell, which is drawn last, as two hits', () => {
    const { events, hits, totalWinMinor } = game.play({ picks: [2, 4] }, 10n, draws(1, 0, 1).random)
    expect(events).toEqual([
      { type: 'DRAW', number: 2, isBell: false, hits: 1 },
      { type: 'DRAW', number: 1, isBell: false, hits: 0 },
      { type: 'DRAW', number: 4, isBell: true, hits: 2 },
      { type: 'PAY', hits: 3, multiplier: 400, winMinor: 40n },
    ])
    expect([hits, totalWinMinor]).toEqual([3, 40n])
  })

  test('counts the last number once where there is no bell', () => {
    const plain = createKeno({ ...small, last: 'PLAIN' })
    expect(plain.play({ picks: [2, 4] }, 10n, draws(1, 0, 1).random).hits).toBe(2)
  })

  test('pays whole minor units, rounded down', () => {
    expect(game.play({ picks: [2, 5] }, 5n, draws(1, 0, 0).random)).toMatchObject({ hits: 1, totalWinMinor: 2n })
  })

  test('pays nothing for a count that the table does not name', () => {
    expect(game.play({ picks: [2, 3, 4] }, 5n, draws(1, 0, 0).random)).toMatchObject({ hits: 3, multiplier: 0, totalWinMinor: 0n })
  })

  test('is the same for the same chance', () => {
    for (const keno of kenos.values()) {
      const picks = [3, 7]
      expect(keno.play({ picks }, 100n, seeded(5))).toEqual(keno.play({ picks }, 100n, seeded(5)))
    }
  })
})

describe('what is refused', () => {
  test.each([
    [undefined, 'PICKS_MISSING'],
    [null, 'PICKS_MISSING'],
    ['2,4', 'PICKS_MISSING'],
    [{}, 'PICKS_MISSING'],
    [{ picks: { length: 2 } }, 'PICKS_MISSING'],
    [{ picks: [] }, 'TOO_FEW_PICKS'],
    [{ picks: [1] }, 'TOO_FEW_PICKS'],
    [{ picks: [1, 2, 3, 4] }, 'TOO_MANY_PICKS'],
    [{ picks: [0, 1] }, 'NOT_ON_THE_TICKET'],
    [{ picks: [1, 7] }, 'NOT_ON_THE_TICKET'],
    [{ picks: [1, 1.5] }, 'NOT_ON_THE_TICKET'],
    [{ picks: [1, '2'] }, 'NOT_ON_THE_TICKET'],
    [{ picks: [1, Number.NaN] }, 'NOT_ON_THE_TICKET'],
    [{ picks: [2, 2] }, 'PICKED_TWICE'],
  ])('%j for %s', (choice, refusal) => {
    expect(game.check(choice)).toEqual({ refusal })
  })

  test('never picks that are right, in whatever order', () => {
    expect(game.check({ picks: [6, 1, 3] })).toEqual({ choice: { picks: [1, 3, 6] } })
  })

  test.each([
    [0n, 'STAKE_TOO_LOW'],
    [-5n, 'STAKE_TOO_LOW'],
    [7n, 'STAKE_NOT_A_STEP'],
    [15n, 'STAKE_TOO_HIGH'],
  ])('a stake of %s for %s', (stake, refusal) => {
    expect(game.refuseStake(stake)).toBe(refusal)
    expect(() => game.play({ picks: [1, 2] }, stake, seeded(1))).toThrow(RangeError)
    expect(game.refuseStake(10n)).toBe(null)
  })
})
