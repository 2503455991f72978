import { describe, expect, test } from 'vitest'
import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'
import { ownOutcome } from './ownOutcome.ts'

const flight: LivePhase = { phase: 'flight', number: 7, startedAt: 5_000 }
const ended: LivePhase = { phase: 'ended', number: 7, point: 247, endedAt: 9_000, nextAt: 12_000 }
const bet = (slot: 0 | 1, stake: string, cashOut: number | null, number = 7): OwnBet => ({
  betId: `b-${slot}`,
  number,
  slot,
  stake,
  autoCashOut: null,
  cashOut,
  win: null,
})

describe('of the player’s own bets', () => {
  test('each cash-out counts with what it gives, and all together are what was won', () => {
    expect(ownOutcome(ended, [bet(0, '500', 212), bet(1, '1000', 150)])).toEqual({
      cashOuts: [
        { betId: 'b-0', at: 212, win: 1_060n },
        { betId: 'b-1', at: 150, win: 1_500n },
      ],
      won: 2_560n,
      lost: 0n,
    })
  })

  test('one that is still in is lost with the end of the round, not before', () => {
    expect(ownOutcome(flight, [bet(0, '500', null)])).toEqual({ cashOuts: [], won: 0n, lost: 0n })
    expect(ownOutcome(ended, [bet(0, '500', null), bet(1, '1000', 150)])).toMatchObject({ won: 1_500n, lost: 500n })
  })

  test('one for the next round is not part of it', () => {
    expect(ownOutcome(ended, [bet(0, '500', null, 8)])).toEqual({ cashOuts: [], won: 0n, lost: 0n })
  })
})
