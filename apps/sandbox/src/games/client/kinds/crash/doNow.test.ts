import { describe, expect, test } from 'vitest'
import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'
import { autoOf, doNow } from './doNow.ts'

const bet = (part: Partial<OwnBet>): OwnBet => ({
  betId: 'b',
  number: 5,
  slot: 0,
  stake: '100',
  autoCashOut: null,
  cashOut: null,
  win: null,
  ...part,
})
const betting: LivePhase = { phase: 'betting', number: 5, startsAt: 0 }
const flight: LivePhase = { phase: 'flight', number: 5, startedAt: 0 }
const ended: LivePhase = { phase: 'ended', number: 5, point: 200, endedAt: 0, nextAt: 0 }

describe('the button of a bet', () => {
  test.each<[string, LivePhase, OwnBet[], string, boolean]>([
    ['nothing was bet yet', betting, [], 'place', false],
    ['the bet waits for its start', betting, [bet({})], 'cancel', false],
    ['the bet flies', flight, [bet({})], 'cash-out', false],
    ['the bet is out', flight, [bet({ cashOut: 150 })], 'place', true],
    ['nothing flies', flight, [], 'place', true],
    ['a bet waits for the next round', flight, [bet({ number: 6 })], 'cancel', true],
    ['one flies and one waits', flight, [bet({ number: 6 }), bet({})], 'cash-out', false],
    ['the round is over', ended, [bet({ win: '0' })], 'place', true],
  ])('is right where %s', (_where, round, bets, kind, isNext) => {
    expect(doNow(round, bets)).toMatchObject({ kind, isNext })
  })

  test('places into the round that takes bets', () => {
    expect([betting, flight, ended].map((round) => doNow(round, []))).toMatchObject([{ number: 5 }, { number: 6 }, { number: 6 }])
  })
})

test.each([
  ['', null],
  [' 2 ', 200],
  ['2.5', 250],
  ['1.01×', 101],
  ['1,000', 100_000],
  ['1,000.00×', 100_000],
  ['2,5', 'wrong'],
  ['2,50', 'wrong'],
  ['0,250', 'wrong'],
  ['1,00', 'wrong'],
  ['1,0000', 'wrong'],
  ['10,00', 'wrong'],
  [',500', 'wrong'],
  ['2.5,00', 'wrong'],
  ['1', 'wrong'],
  ['1000.01', 'wrong'],
  ['2.555', 'wrong'],
  ['-2', 'wrong'],
  ['2e3', 'wrong'],
  ['abc', 'wrong'],
])('an automatic cash-out written as %j is %s', (text, hundredths) => {
  expect(autoOf(text, 100_000)).toBe(hundredths)
})
