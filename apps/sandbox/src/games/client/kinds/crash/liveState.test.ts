import { describe, expect, test } from 'vitest'
import type { LiveEvent, LiveState } from '../../../rules/crash/live.ts'
import { afterEvent, clockOffset } from './liveState.ts'

const state: LiveState = {
  at: 0,
  round: { phase: 'betting', number: 4, startsAt: 900 },
  bets: [{ betId: 'a', name: 'Red Fox 12', stake: '100', cashOut: null }],
  past: [{ number: 3, point: 210, hash: 'h3' }],
  chain: { commitment: 'c', salt: 's', games: 9 },
}
const b = { betId: 'b', name: 'Snowy Owl 80', stake: '300', cashOut: null }

describe('the state of a live game', () => {
  test('is nothing before the server has said it', () => {
    expect(afterEvent(null, { type: 'start', at: 1, number: 4, startedAt: 1 })).toBe(null)
    expect(afterEvent(null, { type: 'state', state })).toBe(state)
  })

  test('follows a round from its bets to its end, the same event twice like once', () => {
    const events: LiveEvent[] = [
      { type: 'tick', at: 100, came: [b], left: [], cashedOut: [] },
      { type: 'tick', at: 200, came: [], left: ['a'], cashedOut: [] },
      { type: 'start', at: 900, number: 4, startedAt: 900 },
      { type: 'tick', at: 1_500, came: [], left: [], cashedOut: [['b', 133]] },
      { type: 'end', at: 2_000, end: { number: 4, point: 180, hash: 'h4' }, endedAt: 1_990, nextAt: 5_000 },
    ]
    const once = events.reduce<LiveState | null>(afterEvent, state)
    const twice = events.flatMap((event) => [event, event]).reduce<LiveState | null>(afterEvent, state)
    expect(once).toEqual({
      ...state,
      at: 2_000,
      round: { phase: 'ended', number: 4, point: 180, endedAt: 1_990, nextAt: 5_000 },
      bets: [{ ...b, cashOut: 133 }],
      past: [{ number: 4, point: 180, hash: 'h4' }, ...state.past],
    })
    expect(twice).toEqual(once)
    expect(afterEvent(once, { type: 'betting', at: 5_000, number: 5, startsAt: 9_000, bets: [] })).toMatchObject({
      round: { phase: 'betting', number: 5, startsAt: 9_000 },
      bets: [],
    })
  })
})

test('the clock goes by the message that was fastest, and forgets those of long ago', () => {
  const clock = clockOffset()
  expect(clock.offset()).toBe(0)
  for (const [at, received] of [
    [1_000, 1_250],
    [2_000, 2_040],
    [3_000, 3_300],
  ] as const)
    clock.hear(at, received)
  expect(clock.offset()).toBe(40)
  for (let turn = 0; turn < 24; turn++) clock.hear(0, 90)
  expect(clock.offset()).toBe(90)
})
