import { describe, expect, test } from 'vitest'
import type { OwnBet } from '../../../rules/crash/live.ts'
import type { Doing } from './doNow.ts'
import { goesByFocus, pressGuard } from './presses.ts'

const bet = (betId: string): OwnBet => ({ betId, number: 5, slot: 0, stake: '100', autoCashOut: null, cashOut: null, win: null })
const place: Doing = { kind: 'place', number: 6, isNext: true, bet: null }
const cancel: Doing = { kind: 'cancel', bet: bet('a'), isNext: false }
const cashOut: Doing = { kind: 'cash-out', bet: bet('a'), isNext: false }

/** What the button shows one after the other, a second each; whether a press counts so many milliseconds after the last change. */
const pressedAfter = (ms: number, ...shown: readonly (readonly [Doing, isBusy?: boolean])[]): boolean => {
  const guard = pressGuard()
  for (const [at, [doing, isBusy = false]] of shown.entries()) guard.show(doing, isBusy, at * 1_000)
  return guard.isMeant((shown.length - 1) * 1_000 + ms)
}

describe('a press right after the button changed', () => {
  test.each<[string, number, Doing, Doing]>([
    ['to cash out, where the round ended first, takes no bet', 500, cashOut, place],
    ['to cash out, where the round ended first, takes no waiting bet back', 500, cashOut, { ...cancel, bet: bet('next') }],
    ['to take a bet back, where the round started first, does not cash it out', 300, cancel, cashOut],
    ['to take a bet back, where it is gone already, takes no new one', 500, cancel, place],
    ['to cash one bet out does not cash out another', 300, cashOut, { ...cashOut, bet: bet('other') }],
  ])('%s for %i ms', (_name, ms, before, after) => {
    expect([0, ms - 1, ms].map((pressed) => pressedAfter(pressed, [before], [after]))).toEqual([false, false, true])
  })

  test('is for nothing else where an answer came: a second press in a hurry', () => {
    expect(pressedAfter(499, [place], [place, true], [cancel])).toBe(false)
    expect(pressedAfter(499, [place], [place, true], [place])).toBe(false)
    expect(pressedAfter(500, [place], [place, true], [place])).toBe(true)
  })
})

test('a press counts at once where the button stands, also for another round', () => {
  expect(pressedAfter(0, [place])).toBe(true)
  expect(pressedAfter(0, [cancel], [{ ...cancel, isNext: true }])).toBe(true)
  expect(pressedAfter(0, [{ ...place, number: 5, isNext: false }], [place])).toBe(true)
})

test('who joins with a bet in flight may cash out as soon as it is known', () => {
  expect(pressedAfter(0, [place], [cashOut])).toBe(true)
})

test('the focus goes along with who presses by it, not with a pointer: Space then still belongs to the first bet', () => {
  expect(['keyboard', 'virtual', 'mouse', 'pen', 'touch'].map(goesByFocus)).toEqual([true, true, false, false, false])
})
