import { describe, expect, test } from 'vitest'
import { autoplayAfter, stopBeforeBet, type Autoplay, type AutoplayEvent, type AutoplayPlan } from './autoplay.ts'

const plan: AutoplayPlan = { rounds: 3, stake: 100n, lossLimit: 1_000n, winLimit: 500n }
const idle: Autoplay = { state: 'off', why: null }
const round = (won: bigint, hasFeature = false): AutoplayEvent => ({ type: 'round', taken: 100n, won, hasFeature })
const after = (events: readonly AutoplayEvent[], of: AutoplayPlan = plan): Autoplay =>
  events.reduce(autoplayAfter, autoplayAfter(idle, { type: 'begin', plan: of }))

describe('autoplay', () => {
  test('counts down and adds up what is lost, wins against it', () => {
    expect(after([])).toEqual({ state: 'on', plan, left: 3, lost: 0n })
    expect(after([round(0n)])).toEqual({ state: 'on', plan, left: 2, lost: 100n })
    expect(after([round(0n), round(450n)])).toEqual({ state: 'on', plan, left: 1, lost: -250n })
    expect(after([round(0n), round(0n), round(0n)])).toEqual({ state: 'off', why: 'DONE' })
  })

  test.each([
    ['a feature', [round(0n, true)], 'FEATURE'],
    ['a feature in its last round', [round(0n), round(0n), round(900n, true)], 'FEATURE'],
    ['one win of the limit', [round(500n)], 'WIN_LIMIT'],
    ['the player', [{ type: 'stop', why: 'STOPPED' }], 'STOPPED'],
    ['a lost line, and nothing after it', [{ type: 'stop', why: 'CONNECTION' }, round(0n)], 'CONNECTION'],
    [
      'the first reason',
      [
        { type: 'stop', why: 'AWAY' },
        { type: 'stop', why: 'STOPPED' },
      ],
      'AWAY',
    ],
  ] as const)('ends by %s', (_by, events, why) => expect(after(events)).toEqual({ state: 'off', why }))

  test('never makes a bet that could lose more than the limit', () => {
    const tight = { ...plan, rounds: 100, lossLimit: 250n }
    expect(after([round(0n)], tight)).toMatchObject({ state: 'on', lost: 100n })
    expect(after([round(0n), round(0n)], tight)).toEqual({ state: 'off', why: 'LOSS_LIMIT' })
    expect(after([round(0n), round(60n)], tight)).toMatchObject({ state: 'on', lost: 140n })
  })

  test.each([
    [{ rounds: 0 }],
    [{ rounds: 101 }],
    [{ rounds: Infinity }],
    [{ rounds: 1.5 }],
    [{ lossLimit: 99n }],
    [{ stake: 0n, lossLimit: 0n }],
    [{ winLimit: 0n }],
  ])('does not begin with %o', (part) => expect(() => after([], { ...plan, ...part })).toThrow(RangeError))

  test.each([
    [{ stake: 100n, balance: 100n }, null],
    [{ stake: 100n, balance: 99n }, 'BALANCE'],
    [{ stake: 200n, balance: 900n }, 'STAKE_CHANGED'],
  ] as const)('before a bet at %o: %s', (now, why) => expect(stopBeforeBet(plan, now)).toBe(why))
})
