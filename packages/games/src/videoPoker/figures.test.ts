import { describe, expect, test } from 'vitest'
import { cardsOf } from '../cards/card.ts'
import { deviationOf, shownFigures } from '../figures/exactFigures.ts'
import { of, reduced, toNumber } from '../figures/fraction.ts'
import { seeded } from '../random/seeded.ts'
import { bestHolds, videoPokerFigures } from './figures.ts'
import { lanternJacks } from './games/lanternJacks.ts'
import { videoPokers } from './videoPokers.ts'

const isLong = process.env['LONG'] === '1'

const games = [...videoPokers.values()].map((game) => ({ id: game.id, game, exact: videoPokerFigures(game.rules) }))

describe.each(games)('$id', ({ game, exact }) => {
  test('has the figures that are shown', () => {
    expect(shownFigures(exact)).toEqual(game.rules.figures)
  })

  test('gives back what it should over 30,000 hands held as is best', () => {
    const [rounds, random, advice] = [30_000, seeded(6), bestHolds(game.rules)]
    let [paid, won] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const opened = game.open(10n, null, random)
      const over = game.act(opened, { name: 'DRAW', hold: advice(opened.dealt), further: null }, random)
      const times = game.result(over)?.times ?? 0
      paid += times
      if (times > 0) won++
    }
    expect(Math.abs(paid / rounds - toNumber(exact.returnToPlayer))).toBeLessThan((4 * deviationOf(exact)) / Math.sqrt(rounds))
    const hitRate = toNumber(exact.hitRate)
    expect(Math.abs(won / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
  })
})

describe('the exact return', () => {
  test('of 9/6 is the well-known one, of 8/5 too', () => {
    const [nineSix, eightFive] = games.map(({ exact }) => exact.returnToPlayer)
    expect(reduced(nineSix ?? of(0n))).toEqual(of(1_653_526_326_983n, 1_661_102_543_100n))
    expect(100 * toNumber(eightFive ?? of(0n))).toBeCloseTo(97.29843375, 8)
  })

  test.runIf(isLong).each([
    ['9/5', { FLUSH: 5 }, 98.44980757],
    ['8/6', { FULL_HOUSE: 8 }, 98.39268543],
    ['9/6 with a royal flush of 250', { ROYAL_FLUSH: 250 }, 98.37345695],
  ])('of %s is the one that others found', (_name, change, percent) => {
    const { returnToPlayer } = videoPokerFigures({ ...lanternJacks, pays: { ...lanternJacks.pays, ...change } })
    expect(100 * toNumber(returnToPlayer)).toBeCloseTo(percent, 8)
  })
})

describe('the best hold', () => {
  const advice = bestHolds(lanternJacks)

  test.each([
    ['10d Jd Qd Kd 9d', '10d Jd Qd Kd 9d', 'a straight flush is kept for itself'],
    ['10d Jd Qd Kd 2d', '10d Jd Qd Kd', 'four of a royal flush beat a flush'],
    ['Jd Jh 2s 5c 9d', 'Jd Jh', 'a high pair'],
    ['2d 7d 9d Jd Jh', 'Jd Jh', 'a high pair beats four of a flush'],
    ['2d 7d 9d Jd 2h', '2d 7d 9d Jd', 'four of a flush beat a low pair'],
    ['2d 4h 7s 9c 10d', '', 'nothing'],
    ['5h 2d 5s 2c Kd', '5h 2d 5s 2c', 'two pairs, wherever they lie'],
  ])('of %s is "%s": %s', (hand, held) => {
    const cards = cardsOf(hand)
    expect(cards.filter((_, place) => advice(cards)[place])).toEqual(cardsOf(held))
  })
})
