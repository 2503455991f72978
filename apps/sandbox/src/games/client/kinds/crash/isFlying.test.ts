import { expect, test } from 'vitest'
import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'
import { isFlying } from './isFlying.ts'

const bet = (number: number, cashOut: number | null = null): OwnBet => ({
  betId: `b-${number}`,
  number,
  slot: 0,
  stake: '100',
  autoCashOut: null,
  cashOut,
  win: null,
})
const betting: LivePhase = { phase: 'betting', number: 5, startsAt: 0 }
const flight: LivePhase = { phase: 'flight', number: 5, startedAt: 0 }
const ended: LivePhase = { phase: 'ended', number: 5, point: 200, endedAt: 0, nextAt: 0 }

test.each<[string, LivePhase | undefined, OwnBet[], boolean]>([
  ['nothing is known yet', undefined, [], false],
  ['the bet waits for its start', betting, [bet(5)], false],
  ['the round flies without a bet', flight, [], false],
  ['the bet waits for the round after', flight, [bet(6)], false],
  ['the bet is of the round before', flight, [bet(4)], false],
  ['the bet flies', flight, [bet(5)], true],
  ['one bet flies and one waits', flight, [bet(6), bet(5)], true],
  ['the bet is out, and paid at the end', flight, [bet(5, 150)], true],
  ['the round is over', ended, [bet(5, 150), bet(6)], false],
])('a player’s round where %s', (_where, round, bets, expected) => {
  expect(isFlying(round, bets)).toBe(expected)
})
