import { describe, expect, test } from 'vitest'
import { seeded } from '../random/seeded.ts'
import { potsOf, rakeOf, shared, uncalled, withoutRake, type PotShare } from './pots.ts'

const share = (seat: number, total: number, isFolded = false): PotShare => ({ seat, total, isFolded })
const rules = { rake: { percent: 5, cap: 60 } }

describe('pots', () => {
  test('are one where all put in the same', () => {
    expect(potsOf([share(0, 40), share(3, 40), share(5, 40)])).toEqual([{ chips: 120, seats: [0, 3, 5] }])
  })

  test('have a side pot for each all-in, with what the folded put in below it', () => {
    expect(potsOf([share(0, 30), share(1, 100), share(2, 100), share(4, 55, true), share(5, 70)])).toEqual([
      { chips: 150, seats: [0, 1, 2, 5] },
      { chips: 145, seats: [1, 2, 5] },
      { chips: 60, seats: [1, 2] },
    ])
  })

  test('take what the folded put in beyond all others into the last one', () => {
    expect(potsOf([share(0, 30), share(1, 50, true)])).toEqual([{ chips: 80, seats: [0] }])
  })

  test('are those that one gets by dealing the shares out chip by chip', () => {
    const random = seeded(12)
    for (let round = 0; round < 2_000; round++) {
      const shares = Array.from({ length: 2 + random(5) }, (_, seat) => share(seat, 1 + random(12), random(4) === 0))
      const live = shares.filter(({ isFolded }) => !isFolded)
      if (live.length === 0) continue
      const highest = Math.max(...live.map(({ total }) => total))
      const found = new Map<string, number>()
      for (const { total } of shares)
        for (let chip = 1; chip <= total; chip++) {
          const level = Math.min(chip, highest)
          const seats = live.filter((other) => other.total >= level).map(({ seat }) => seat)
          found.set(seats.join(), (found.get(seats.join()) ?? 0) + 1)
        }
      expect(Object.fromEntries(potsOf(shares).map(({ chips, seats }) => [seats.join(), chips]))).toEqual(Object.fromEntries(found))
    }
  })
})

describe('what nobody called', () => {
  test('is how far the largest share goes beyond the next', () => {
    expect(uncalled([share(0, 100), share(1, 60), share(2, 80, true)])).toEqual({ seat: 0, chips: 20 })
    expect(uncalled([share(0, 80), share(2, 80)])).toBe(null)
  })
})

describe('the rake', () => {
  test.each([
    [100, true, 5],
    [119, true, 5],
    [1_200, true, 60],
    [90_000, true, 60],
    [1_000, false, 0],
    [19, true, 0],
  ])('of %i chips, a flop seen: %s, is %i', (chips, isFlopSeen, rake) => {
    expect(rakeOf(rules, chips, isFlopSeen)).toBe(rake)
  })

  test('comes out of all pots in proportion, to the chip', () => {
    const pots = [
      { chips: 100, seats: [0, 1, 2] },
      { chips: 333, seats: [1, 2] },
      { chips: 67, seats: [1, 2] },
    ]
    const left = withoutRake(pots, 25)
    expect(left.map(({ chips }) => chips)).toEqual([95, 317, 63])
    expect(left.reduce((sum, { chips }) => sum + chips, 0)).toBe(475)
    expect(withoutRake([], 0)).toEqual([])
  })
})

describe('a pot that is shared', () => {
  const even = new Map([
    [1, 7],
    [3, 7],
    [5, 7],
  ])
  test('gives the odd chips to the winners from the left of the button', () => {
    const pot = { chips: 101, seats: [1, 3, 5] }
    expect([...shared(pot, even, 2, 6)]).toEqual([
      [3, 34],
      [5, 34],
      [1, 33],
    ])
    expect([...shared(pot, even, 3, 6)]).toEqual([
      [5, 34],
      [1, 34],
      [3, 33],
    ])
  })

  test('goes to the best hand alone, and to whoever is alone in it', () => {
    expect([...shared({ chips: 50, seats: [1, 3] }, new Map([...even, [3, 9]]), 0, 6)]).toEqual([[3, 50]])
    expect([...shared({ chips: 50, seats: [4] }, new Map(), 0, 6)]).toEqual([[4, 50]])
  })
})
