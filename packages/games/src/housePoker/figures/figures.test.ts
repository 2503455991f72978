import { handRankings } from '@lagoon/contract/lobby/enums'
import { describe, expect, test } from 'vitest'
import { deck } from '../../cards/card.ts'
import { valueOf } from '../../cards/ranking.ts'
import { valueOfThree } from '../../cards/threeCards.ts'
import { reduced, of, toNumber } from '../../figures/fraction.ts'
import { drawWithout } from '../../random/drawWithout.ts'
import { seeded } from '../../random/seeded.ts'
import { forEveryHand } from '../../videoPoker/subsets.ts'
import { createHousePoker, type HousePokerGame, type HousePokerState } from '../engine.ts'
import { cabinStud } from '../games/cabinStud.ts'
import { hearthHoldem } from '../games/hearthHoldem.ts'
import { lowTideStud } from '../games/lowTideStud.ts'
import { dealerPlaysFrom, type HousePokerRules } from '../rules.ts'
import { fiveCardFigures } from './fiveCards.ts'
import { holdemFigures } from './holdem.ts'
import { riverCounts } from './riverCounts.ts'
import { suitClassSize } from './suitClasses.ts'
import { addWays, netTable, noSums, shownFigures } from './tally.ts'
import { sideReturn, threeCardFigures } from './threeCards.ts'

const isLong = process.env['LONG'] === '1'
const percent = (share: ReturnType<typeof of>) => 100 * toNumber(share)

describe('three-card poker', () => {
  const exact = threeCardFigures(cabinStud)

  test('has the figures that are shown', () => {
    expect(shownFigures(cabinStud, exact, sideReturn(cabinStud))).toEqual(cabinStud.figures)
  })

  test('returns what others found, with a bonus and without one', () => {
    expect(reduced(exact.returnToPlayer)).toEqual(of(19_671_831n, 20_358_520n))
    expect(percent(exact.returnToPlayer)).toBeCloseTo(96.627019, 6)
    expect(percent(threeCardFigures({ ...cabinStud, bonusPays: {} }).returnToPlayer)).toBeCloseTo(91.341951, 6)
  })

  test.each([
    [4, 97.6833],
    [3, 92.724],
  ])('returns of a side bet that pays a flush %i times what others found', (flush, known) => {
    const side = cabinStud.side && { ...cabinStud.side, pays: { ...cabinStud.side.pays, FLUSH: flush } }
    expect(percent(sideReturn({ ...cabinStud, side }))).toBeCloseTo(known, 4)
  })
})

describe('the counts of a river', () => {
  test.each([1, 2, 3])('are those of every hand of the dealer: middle %i', (seed) => {
    const board = drawWithout(seeded(seed), deck, 5).toSorted((a, b) => a - b)
    const from = dealerPlaysFrom(hearthHoldem)
    const { low, high, value, out, win, tie, loss } = riverCounts(from)(board)
    for (let pair = 0; pair < 1081; pair += 40) {
      const [x = 0, y = 0] = [low[pair], high[pair]]
      const own = valueOf([x, y, ...board])
      const left = deck.filter((card) => card !== x && card !== y && !board.includes(card))
      const counts = [0, 0, 0, 0]
      left.forEach((a, index) => {
        for (const b of left.slice(index + 1)) {
          const dealer = valueOf([a, b, ...board])
          const ended = dealer < from ? 0 : dealer < own ? 1 : dealer === own ? 2 : 3
          counts[ended] = (counts[ended] ?? 0) + 1
        }
      })
      expect([value[pair], out[pair], win[pair], tie[pair], loss[pair]]).toEqual([own, ...counts])
    }
  })
})

/** Casino hold'em without a single fold; the long run counts it. */
const alwaysRaised = { back: 0.9210036, deviation: 2.81099 }

describe.runIf(isLong)('over every deal', () => {
  test('casino hold’em that is always raised gives back what is said above', () => {
    const [countsOn, table] = [riverCounts(dealerPlaysFrom(hearthHoldem)), netTable(hearthHoldem, handRankings)]
    let [net, squares, ways] = [0, 0, 0]
    forEveryHand((board) => {
      const size = suitClassSize(board)
      if (size === 0) return
      const { value, out, win, tie, loss } = countsOn(board)
      value.forEach((worth, pair) => {
        const sums = noSums()
        addWays(sums, table, worth >> 20, [out[pair] ?? 0, win[pair] ?? 0, tie[pair] ?? 0, loss[pair] ?? 0], size)
        net += sums.net
        squares += sums.squares
        ways += sums.ways
      })
    })
    expect(1 + net / ways).toBeCloseTo(alwaysRaised.back, 7)
    expect(Math.sqrt(squares / ways - (net / ways) ** 2)).toBeCloseTo(alwaysRaised.deviation, 5)
  })

  test('Caribbean stud has the figures that are shown', () => {
    const exact = fiveCardFigures(lowTideStud)
    expect(shownFigures(lowTideStud, exact, null)).toEqual(lowTideStud.figures)
    expect(percent(exact.returnToPlayer)).toBeCloseTo(94.78, 2)
  })

  test('casino hold’em has the figures that are shown', () => {
    const exact = holdemFigures(hearthHoldem)
    expect(shownFigures(hearthHoldem, exact, null)).toEqual(hearthHoldem.figures)
    expect(percent(exact.returnToPlayer)).toBeCloseTo(97.84, 2)
  })
})

/** Plays with a strategy of one line and says what comes back of the stakes, the raise counted as lost. */
const played = (rules: HousePokerRules, rounds: number, seed: number, raises: (state: HousePokerState) => boolean): number => {
  const [game, random]: [HousePokerGame, ReturnType<typeof seeded>] = [createHousePoker(rules), seeded(seed)]
  let net = 0
  for (let round = 0; round < rounds; round++) {
    const opened = game.open(100n, { sideMinor: '0' }, random)
    const act = game.acts(opened).find(({ name }) => name === (raises(opened) ? 'RAISE' : 'FOLD'))
    if (!act) throw new RangeError('no such act')
    const result = game.result(game.act(opened, act, random))
    net += Number((result?.totalWinMinor ?? 0n) - 100n - (act.further?.stakeMinor ?? 0n)) / 100
  }
  return 1 + net / rounds
}

describe('played by a strategy of one line', () => {
  const rounds = 40_000
  const within = (rules: HousePokerRules) => (4 * rules.figures.standardDeviation) / Math.sqrt(rounds)
  const aceKingJackEightThree = valueOf([12 * 4, 11 * 4, 9 * 4, 6 * 4, 1 * 4 + 1])

  test('three-card poker raised from queen, six and four up gives back what it should', () => {
    const from = valueOfThree([10 * 4, 4 * 4, 2 * 4 + 1])
    const back = played(cabinStud, rounds, 5, ({ player }) => valueOfThree(player) >= from)
    expect(Math.abs(back - 0.96627)).toBeLessThan(within(cabinStud))
  })

  test('Caribbean stud raised from ace, king, jack, eight and three up gives back what that strategy is known for', () => {
    const back = played(lowTideStud, rounds, 7, ({ player }) => valueOf(player) >= aceKingJackEightThree)
    expect(Math.abs(back - 0.9468)).toBeLessThan(within(lowTideStud))
  })

  test('casino hold’em raised always gives back what every deal counted so gives', () => {
    const { back, deviation } = alwaysRaised
    expect(Math.abs(played(hearthHoldem, rounds, 9, () => true) - back)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  })
})
