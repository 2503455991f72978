import { describe, expect, test } from 'vitest'
import { cardsOf, deck } from '../cards/card.ts'
import { fairDraw } from '../fair/stream.ts'
import { drawWithout } from '../random/drawWithout.ts'
import { seeded } from '../random/seeded.ts'
import { createVideoPoker, handOf, type DrawAct } from './engine.ts'
import { lanternJacks } from './games/lanternJacks.ts'

const game = createVideoPoker(lanternJacks)
const draw = (...hold: boolean[]): DrawAct => ({ name: 'DRAW', hold, further: null })
const [yes, no] = [true, false]

describe('a hand of video poker', () => {
  const seeds = { serverSeed: 'f'.repeat(64), clientSeed: 'tide', nonce: 3 }
  const shuffled = drawWithout(fairDraw(seeds), deck, 10)

  test('deals the first five cards of the shuffled deck, and fills what is not held from the sixth on, left to right', () => {
    const opened = game.open(100n, null, fairDraw(seeds))
    expect(opened).toEqual({ cursor: 5, stakeMinor: '100', dealt: shuffled.slice(0, 5), hold: null })
    expect(game.result(opened)).toBe(null)
    const over = game.act(opened, draw(no, yes, no, yes, no), fairDraw(seeds, opened.cursor))
    const [a, b, c, d, e, f, g, h] = shuffled
    expect(handOf(over)).toEqual([f, b, g, d, h])
    expect([over.cursor, over.dealt]).toEqual([8, [a, b, c, d, e, f, g, h]])
    expect(game.acts(over)).toEqual([])
  })

  test('goes on from a state that was stored as JSON', () => {
    const stored = JSON.parse(JSON.stringify(game.open(50n, null, fairDraw(seeds)))) as ReturnType<typeof game.open>
    const over = game.act(stored, draw(no, no, no, no, no), fairDraw(seeds, stored.cursor))
    expect(handOf(over)).toEqual(shuffled.slice(5))
  })

  test.each([
    ['10d Jd Qd Kd Ad', 'ROYAL_FLUSH', 800],
    ['9d 10d Jd Qd Kd', 'STRAIGHT_FLUSH', 50],
    ['9d 9h 9s 9c Kd', 'FOUR_OF_A_KIND', 25],
    ['9d 9h 9s Kc Kd', 'FULL_HOUSE', 9],
    ['2d 3d 9d Jd Kd', 'FLUSH', 6],
    ['2d 3d 4h 5c Ad', 'STRAIGHT', 4],
    ['9d 9h 9s 2c Kd', 'THREE_OF_A_KIND', 3],
    ['9d 9h 8s 8c Kd', 'TWO_PAIR', 2],
    ['Jd Jh 8s 9c Kd', 'PAIR', 1],
    ['10d 10h 8s 9c Kd', null, 0],
    ['2d 4h 8s 9c Kd', null, 0],
  ] as const)('pays %s as %s %i times the stake', (cards, paid, times) => {
    const state = { cursor: 5, stakeMinor: '20', dealt: cardsOf(cards), hold: [yes, yes, yes, yes, yes] }
    expect(game.result(state)).toEqual({ hand: cardsOf(cards), paid, times, totalWinMinor: 20n * BigInt(times) })
  })

  test('has every way to hold as an act, once', () => {
    const acts = game.acts(game.open(100n, null, seeded(1)))
    expect(new Set(acts.map(({ hold }) => hold.join())).size).toBe(32)
  })

  test('never deals a card twice', () => {
    const random = seeded(2)
    for (let round = 0; round < 500; round++) {
      const over = game.act(game.open(10n, null, random), draw(no, no, no, no, no), random)
      expect(new Set(over.dealt).size).toBe(10)
    }
  })
})

describe('what is refused', () => {
  const opened = game.open(100n, null, seeded(1))

  test.each([
    ['another act', { name: 'HIT', hold: [yes, yes, yes, yes, yes], further: null }],
    ['four cards', draw(yes, yes, yes, yes)],
    ['six cards', draw(yes, yes, yes, yes, yes, yes)],
    ['numbers', { name: 'DRAW', hold: [1, 0, 1, 0, 1], further: null }],
    ['no cards', { name: 'DRAW', further: null }],
  ])('%s', (_what, act) => {
    expect(() => game.act(opened, act as DrawAct, seeded(1))).toThrow(RangeError)
  })

  test('a second draw', () => {
    const over = game.act(opened, draw(yes, no, yes, no, yes), seeded(1))
    expect(() => game.act(over, draw(yes, no, yes, no, yes), seeded(1))).toThrow(RangeError)
  })

  test('a choice, and a stake that is not offered', () => {
    expect(game.check({ hold: [] })).toEqual({ refusal: 'NOTHING_TO_CHOOSE' })
    expect(game.check(null)).toEqual({ choice: null })
    expect(game.refuseStake(0n)).toBe('STAKE_TOO_LOW')
    expect(() => game.open(15n, null, seeded(1))).toThrow(RangeError)
  })
})
