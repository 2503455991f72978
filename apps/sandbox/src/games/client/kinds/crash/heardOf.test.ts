import { expect, test } from 'vitest'
import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'
import { heardOf } from './heardOf.ts'

const betting: LivePhase = { phase: 'betting', number: 7, startsAt: 5_000 }
const flight: LivePhase = { phase: 'flight', number: 7, startedAt: 5_000 }
const ended: LivePhase = { phase: 'ended', number: 7, point: 247, endedAt: 9_000, nextAt: 12_000 }
const bet = (cashOut: number | null): OwnBet => ({
  betId: 'own',
  number: 7,
  slot: 0,
  stake: '100',
  autoCashOut: null,
  cashOut,
  win: null,
})

test('a shared round is heard as it starts and as it ends, once each', () => {
  expect(heardOf({ round: betting, bets: [] }, { round: flight, bets: [] })).toBe('begin')
  expect(heardOf({ round: flight, bets: [] }, { round: flight, bets: [] })).toBeNull()
  expect(heardOf({ round: flight, bets: [] }, { round: ended, bets: [] })).toBe('end')
})

test.each([
  [150, 'win'],
  [1_000, 'largeWin'],
] as const)('an own cash-out at %i hundredths is heard as %s, also where the end came with it', (cashOut, moment) => {
  expect(heardOf({ round: flight, bets: [bet(null)] }, { round: flight, bets: [bet(cashOut)] })).toBe(moment)
  expect(heardOf({ round: flight, bets: [bet(null)] }, { round: ended, bets: [bet(cashOut)] })).toBe(moment)
  expect(heardOf({ round: flight, bets: [bet(cashOut)] }, { round: flight, bets: [bet(cashOut)] })).toBeNull()
})

test('joining is silent, and so is a cash-out that was there before', () => {
  expect(heardOf(null, { round: flight, bets: [bet(150)] })).toBeNull()
  expect(heardOf({ round: flight, bets: [] }, { round: flight, bets: [bet(150)] })).toBeNull()
})
