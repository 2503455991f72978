import { describe, expect, test } from 'vitest'
import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'
import { silent, spokenOf } from './spokenOf.ts'

const betting: LivePhase = { phase: 'betting', number: 7, startsAt: 5_000 }
const flight: LivePhase = { phase: 'flight', number: 7, startedAt: 5_000 }
const ended: LivePhase = { phase: 'ended', number: 7, point: 247, endedAt: 9_000, nextAt: 12_000 }
const bet = (slot: 0 | 1, cashOut: number | null): OwnBet => ({
  betId: `b-${slot}`,
  number: 7,
  slot,
  stake: '100',
  autoCashOut: null,
  cashOut,
  win: null,
})
/** What a reader hears of one standing after the other. */
const heard = (...standings: readonly (readonly [LivePhase, ...OwnBet[]])[]): readonly string[] => {
  let spoken = silent
  return standings.map(([round, ...bets]) => (spoken = spokenOf(spoken, { round, bets }, { winToken: 'GAME' })).text)
}

describe('a reader hears', () => {
  test('a round without a bet as it begins, starts and ends', () => {
    expect(heard([betting], [flight], [ended])).toEqual(['Place your bets for round 7.', 'Round 7 started.', 'Round 7 ended at 2.47×.'])
  })

  test('a cash-out once: not again at the end', () => {
    expect(heard([flight, bet(0, null)], [flight, bet(0, 150)], [flight, bet(0, 150)], [ended, bet(0, 150)])).toEqual([
      'Round 7 started.',
      'Cashed out at 1.50×. Won 1.50 game tokens.',
      'Cashed out at 1.50×. Won 1.50 game tokens.',
      'Round 7 ended at 2.47×.',
    ])
  })

  test('the newest of two cash-outs alone, and both where they come together', () => {
    expect(heard([flight, bet(0, 150), bet(1, null)], [flight, bet(0, 150), bet(1, 200)]).at(-1)).toBe(
      'Cashed out at 2.00×. Won 2.00 game tokens.',
    )
    expect(heard([flight, bet(0, null), bet(1, null)], [flight, bet(0, 150), bet(1, 150)]).at(-1)).toBe(
      'Cashed out at 1.50×. Won 1.50 game tokens. Cashed out at 1.50×. Won 1.50 game tokens.',
    )
  })

  test('with the end what was not told before', () => {
    expect(heard([flight, bet(0, null)], [ended, bet(0, 240)]).at(-1)).toBe(
      'Round 7 ended at 2.47×. Cashed out at 2.40×. Won 2.40 game tokens.',
    )
    expect(heard([ended], [ended, bet(0, 240)], [ended, bet(0, 240)])).toEqual([
      'Round 7 ended at 2.47×.',
      'Round 7 ended at 2.47×. Cashed out at 2.40×. Won 2.40 game tokens.',
      'Round 7 ended at 2.47×. Cashed out at 2.40×. Won 2.40 game tokens.',
    ])
  })

  test('with the end of the bets that were still in', () => {
    expect(heard([flight, bet(0, null)], [ended, bet(0, null)]).at(-1)).toBe('Round 7 ended at 2.47×. No win.')
    expect(heard([flight, bet(0, 150), bet(1, null)], [ended, bet(0, 150), bet(1, null)]).at(-1)).toBe(
      'Round 7 ended at 2.47×. No win for your other bet.',
    )
  })

  test('the next round anew', () => {
    const next = { ...bet(0, 130), number: 8 }
    expect(
      heard([flight, bet(0, 150)], [{ ...flight, number: 8 }, bet(0, 150), { ...next, cashOut: null }], [{ ...flight, number: 8 }, next]),
    ).toEqual(['Cashed out at 1.50×. Won 1.50 game tokens.', 'Round 8 started.', 'Cashed out at 1.30×. Won 1.30 game tokens.'])
  })
})
