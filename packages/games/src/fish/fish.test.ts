import { describe, expect, test } from 'vitest'
import { fairNumbers, fairDraw } from '../fair/stream.ts'
import { deviationOf } from '../figures/exactFigures.ts'
import { equal, of } from '../figures/fraction.ts'
import { seeded } from '../random/seeded.ts'
import { chiSquare } from '../testing/chiSquare.ts'
import { createFish } from './engine.ts'
import { fishFigures, shotFigures } from './figures.ts'
import { fishes } from './fishes.ts'
import { lanternfishAlley } from './games/lanternfishAlley.ts'
import { underTheIce } from './games/underTheIce.ts'
import { CHANCE_PARTS, chanceOf } from './rules.ts'

const games = [...fishes.values()]
const targets = games.flatMap((game) => game.rules.targets.map((target) => ({ game, target, id: game.id, name: target.name })))

describe.each(games)('$id', ({ rules }) => {
  test('has the figures that are shown', () => {
    expect(fishFigures(rules)).toEqual(rules.figures)
  })

  test('has each target once, from the one that pays least', () => {
    expect(new Set(rules.targets.map(({ id }) => id)).size).toBe(rules.targets.length)
    expect(rules.targets).toEqual(rules.targets.toSorted((a, b) => a.pays - b.pays))
    expect(rules.light === null || rules.targets.some(({ id }) => id === rules.light?.target)).toBe(true)
  })
})

describe.each(targets)('$name in $id', ({ game, target }) => {
  const exact = shotFigures(game.rules, target)

  test('returns 96 % exactly, like every other', () => {
    expect(equal(exact.returnToPlayer, of(96n, 100n))).toBe(true)
  })

  test('gives that back and is caught as often as it should over 40,000 shots', () => {
    const [shots, random] = [40_000, seeded(target.pays)]
    let caught = 0
    let paid = 0n
    for (let shot = 0; shot < shots; shot++) {
      const { isCaught, totalWinMinor } = game.play({ target: target.id }, 1n, random)
      if (isCaught) caught++
      paid += totalWinMinor
    }
    expect(Math.abs(Number(paid) / shots - 0.96)).toBeLessThan((4 * deviationOf(exact)) / Math.sqrt(shots))
    const chance = chanceOf(game.rules, target) / CHANCE_PARTS
    const { statistic, limit } = chiSquare([caught, shots - caught], [chance, 1 - chance])
    expect(statistic).toBeLessThan(limit)
  })
})

describe('a shot', () => {
  const game = createFish(underTheIce)

  test('catches when its number lies below the chance, and not at the chance', () => {
    const perch = { target: 'perch' }
    expect(game.play(perch, 50n, () => 319_999)).toEqual({
      target: 'perch',
      isCaught: true,
      totalWinMinor: 150n,
      events: [
        { type: 'SHOT', target: 'perch' },
        { type: 'CATCH', target: 'perch', times: 3, winMinor: 150n },
      ],
      progress: null,
    })
    expect(game.play(perch, 50n, () => 320_000)).toMatchObject({ isCaught: false, totalWinMinor: 0n })
  })

  test('takes the number of the public stream that its place in the magazine gives it', () => {
    const seeds = { serverSeed: '7'.repeat(64), clientSeed: 'ice', nonce: 2 }
    const next = fairNumbers(seeds)
    for (let shot = 0; shot < 200; shot++) {
      const { isCaught } = game.play({ target: 'smelt' }, 1n, fairDraw(seeds, shot))
      expect(isCaught).toBe(next() < 0.48)
    }
  })

  test('that catches the lanternfish lights the alley for ten shots, and changes no chance', () => {
    const alley = createFish(lanternfishAlley)
    const lantern = { target: 'lanternfish' }
    const lit = alley.play(lantern, 1n, () => 0)
    expect(lit.progress).toEqual({ litShots: 10 })
    expect(lit.events.at(-1)).toEqual({ type: 'LIGHT', shots: 10 })
    let { progress } = lit
    for (let shot = 0; shot < 12; shot++) progress = alley.play({ target: 'squid' }, 1n, () => 999_999, progress).progress
    expect(progress).toEqual({ litShots: 0 })
    expect(alley.play(lantern, 1n, () => 0, { litShots: 4 }).progress).toEqual({ litShots: 10 })
    expect(alley.play({ target: 'eel' }, 1n, () => 999_999, lit.progress).progress).toEqual({ litShots: 9 })
    for (const number of [15_999, 16_000])
      expect(alley.play({ target: 'eel' }, 1n, () => number, { litShots: 5 }).isCaught).toBe(
        alley.play({ target: 'eel' }, 1n, () => number).isCaught,
      )
  })

  test.each([
    [undefined, 'TARGET_MISSING'],
    [null, 'TARGET_MISSING'],
    ['perch', 'TARGET_MISSING'],
    [{ target: 3 }, 'TARGET_MISSING'],
    [{ target: 'narwhal' }, 'NO_SUCH_TARGET'],
    [{ target: '__proto__' }, 'NO_SUCH_TARGET'],
  ])('with %j is refused for %s', (choice, refusal) => {
    expect(game.check(choice)).toEqual({ refusal })
  })

  test('at nothing that is there, or for a stake that is not offered, is refused', () => {
    expect(game.check({ target: 'pike' })).toEqual({ choice: { target: 'pike' } })
    expect(() => game.play({ target: 'narwhal' }, 1n, seeded(1))).toThrow(RangeError)
    expect(() => game.play({ target: 'pike' }, 0n, seeded(1))).toThrow(RangeError)
    expect(() => game.play({ target: 'pike' }, 1_001n, seeded(1))).toThrow(RangeError)
  })
})

test('data whose chance is no whole number of millionths makes no game', () => {
  const odd = { id: 'odd', name: 'Odd', pays: 7, everySeconds: 1 }
  expect(() => createFish({ ...underTheIce, targets: [odd] })).toThrow('odd')
})
