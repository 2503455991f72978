import { describe, expect, test } from 'vitest'
import { reduced, of, toNumber } from '../../figures/fraction.ts'
import { seeded } from '../../random/seeded.ts'
import { blackjacks } from '../blackjacks.ts'
import { createBlackjack } from '../engine.ts'
import { anvilBlackjack } from '../games/anvilBlackjack.ts'
import { portholeTwentyOne } from '../games/portholeTwentyOne.ts'
import { redIronTwentyOne } from '../games/redIronTwentyOne.ts'
import type { BlackjackRules } from '../rules.ts'
import { basicStrategy } from './advice.ts'
import { blackjackFigures, shownFigures, sideReturn } from './figures.ts'
import { splitOf } from './play.ts'
import { createShoe } from './shoe.ts'

const isLong = process.env['LONG'] === '1'
const percent = (change: Partial<BlackjackRules>) => 100 * blackjackFigures({ ...anvilBlackjack, ...change }).returnToPlayer

describe('of unlimited decks', () => {
  const exact = blackjackFigures(anvilBlackjack)

  test('the figures are those that are shown', () => {
    expect(shownFigures(anvilBlackjack, exact)).toEqual(anvilBlackjack.figures)
  })

  test('the return with splits to four hands is the one that others found', () => {
    expect(100 * exact.returnToPlayer).toBeCloseTo(99.488266, 6)
  })
})

describe.runIf(isLong)('in the long run', () => {
  test.each([portholeTwentyOne, redIronTwentyOne])('$id has the figures that are shown', (rules) => {
    expect(shownFigures(rules, blackjackFigures(rules))).toEqual(rules.figures)
  })

  test.each([
    ['unlimited decks, split once', { maxHands: 2 }, 99.429612, 6],
    ['unlimited decks, a dealer who hits soft 17', { dealerOnSoft17: 'HITS' }, 99.268904, 6],
    ['six decks, split once', { decks: 6, maxHands: 2 }, 99.5431, 4],
    ['six decks, split once, no double after it', { decks: 6, maxHands: 2, doubleAfterSplit: false }, 99.4212, 4],
  ] as const)('%s return what others found', (_name, change, known, digits) => {
    expect(percent(change)).toBeCloseTo(known, digits)
  })
})

describe('a shoe of six decks', () => {
  const shoe = createShoe(portholeTwentyOne)

  test.each([1, 5, 10])('has likelihoods that add up to one, open card %i', (open) => {
    const gone = new Uint8Array(11)
    gone[10] = 2
    gone[1] = 1
    const sum = (all: Float64Array) => all.reduce((total, one) => total + one, 0)
    expect(sum(shoe.chances(gone, open))).toBeCloseTo(1, 12)
    expect(sum(shoe.finals(gone, open))).toBeCloseTo(1, 12)
  })

  test('deals every three cards with likelihoods that add up to one', () => {
    let sum = 0
    for (let a = 1; a <= 10; a++) for (let b = 1; b <= 10; b++) for (let c = 1; c <= 10; c++) sum += shoe.deal(a, b, c)
    expect(sum).toBeCloseTo(1, 12)
  })

  test('has fewer cards left of those that are gone', () => {
    const gone = new Uint8Array(11)
    gone[5] = 4
    expect(shoe.chances(gone, 5)[5]).toBeCloseTo(19 / 307, 12)
    // Under an ace the dealer's other card is no ten, so that a ten comes next in 96 of the 310 cards that may.
    expect(shoe.chances(new Uint8Array(11), 1)[10]).toBeCloseTo(96 / 310, 12)
  })

  test('is not asked what splits to four hands bring', () => {
    expect(() => splitOf({ ...portholeTwentyOne, maxHands: 4 }, shoe, 6, 8)).toThrow(RangeError)
  })
})

describe('the side bet', () => {
  test('on pairs returns of eight decks what others found', () => {
    expect(reduced(sideReturn(redIronTwentyOne) ?? of(0n))).toEqual(of(398n, 415n))
    expect(100 * toNumber(sideReturn(redIronTwentyOne) ?? of(0n))).toBeCloseTo(95.9036, 4)
    expect(sideReturn(anvilBlackjack)).toBe(null)
  })

  test('gives that back over 60,000 rounds', () => {
    const [game, random, rounds] = [createBlackjack(redIronTwentyOne), seeded(31), 60_000]
    let [paid, squares] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      let state = game.open(20n, { sideMinor: '10' }, random)
      while (!state.isOver) state = game.act(state, { name: state.insurance === 'OFFERED' ? 'DECLINE' : 'STAND', further: null }, random)
      const won = Number(game.result(state)?.sideWinMinor ?? 0n) / 10
      paid += won
      squares += won * won
    }
    const error = Math.sqrt((squares / rounds - (paid / rounds) ** 2) / rounds)
    expect(Math.abs(paid / rounds - 398 / 415)).toBeLessThan(4 * error)
  })
})

describe.each([...blackjacks.values()])('$id by basic strategy', (game) => {
  test('gives back what it should over 30,000 rounds, within four standard errors', () => {
    const [advice, random, rounds] = [basicStrategy(game.rules), seeded(17), 30_000]
    let [net, hits, stakes] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      let state = game.open(100n, { sideMinor: '0' }, random)
      let taken = 1
      while (!state.isOver) {
        const act = advice(game.shown(state), game.acts(state))
        taken += Number(act.further?.stakeMinor ?? 0n) / 100
        state = game.act(state, act, random)
      }
      const won = Number(game.result(state)?.totalWinMinor ?? 0n) / 100
      net += won - taken
      stakes += taken
      if (won > 0) hits++
    }
    const { returnToPlayerBp, standardDeviation, hitRateBp, averageStakes } = game.rules.figures
    expect(Math.abs(1 + net / rounds - returnToPlayerBp / 10_000)).toBeLessThan((4 * standardDeviation) / Math.sqrt(rounds))
    expect(Math.abs(hits / rounds - hitRateBp / 10_000)).toBeLessThan(4 * Math.sqrt(0.25 / rounds))
    expect(Math.abs(stakes / rounds - averageStakes)).toBeLessThan(0.015)
  })
})
