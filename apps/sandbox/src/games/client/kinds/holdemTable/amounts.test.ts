import { expect, test } from 'vitest'
import type { TableView } from '../../../rules/holdemTable/live.ts'
import { ofPot, raiseIn, stepped } from './amounts.ts'

const raise = { name: 'RAISE', min: 80, max: 900 } as const
const view = { seats: [{ bet: 20 }, { bet: 60 }, null], hand: { pots: [100] }, you: { seat: 0 } } as unknown as TableView

test('a part of the pot counts the call first, within what is possible', () => {
  // 100 in the pot, bets of 20 and 60, a call of 40: 220 is the pot then.
  expect(ofPot(view, raise, 1)).toBe(280)
  expect(ofPot(view, raise, 0.5)).toBe(170)
  expect(ofPot(view, { ...raise, max: 200 }, 1)).toBe(200)
  expect(ofPot(view, { ...raise, min: 250 }, 0.5)).toBe(250)
})

test('steps stay within what is possible', () => {
  expect([stepped(raise, 80, -20), stepped(raise, 80, 20), stepped(raise, 890, 20)]).toEqual([80, 100, 900])
  expect(raiseIn([{ name: 'FOLD' }, raise])).toBe(raise)
  expect(raiseIn([{ name: 'CHECK' }])).toBe(undefined)
})
