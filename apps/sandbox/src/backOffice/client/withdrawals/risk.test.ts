import type { RiskFacts } from '@lagoon/contract/wire/operator/reviews'
import { expect, test } from 'vitest'
import { isLate, riskMarks } from './risk.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(now - hours * HOUR_MS).toISOString()
const usd = (minor: string) => ({ currency: 'USD', minor }) as const
const risk: RiskFacts = {
  accountCreatedAt: hoursAgo(1_000),
  verifiedSince: hoursAgo(900),
  isIdVerified: true,
  sweep: { received: '1000', played: '1000', won: '0' },
  prize: { received: '0', played: '0', won: '5000' },
  payoutAccountSharedWith: 0,
  deviceSharedWith: 0,
  payoutAccountCreatedAt: hoursAgo(500),
  isPayoutAccountRemoved: false,
  deposited: usd('1000'),
  withdrawn: usd('200'),
  hasDebt: false,
  openIncidents: 0,
}
const wordsOf = (changes: Partial<RiskFacts>, isUnknown = false) =>
  riskMarks({ risk: { ...risk, ...changes }, isUnknown }, now).map(({ word }) => word)

test.each<[string, Partial<RiskFacts>, readonly string[]]>([
  ['nothing', {}, []],
  ['not verified', { isIdVerified: false, verifiedSince: null }, ['Not verified']],
  ['one shared payout account', { payoutAccountSharedWith: 1 }, ['Payout account shared with 1 other']],
  ['as many devices as are counted', { deviceSharedWith: 100 }, ['Device shared with 100 or more others']],
  ['one minor unit short of playing', { sweep: { received: '1000', played: '999', won: '0' } }, ['Played less than received']],
  ['a week to the hour', { accountCreatedAt: hoursAgo(168) }, []],
  ['less than a week', { accountCreatedAt: hoursAgo(167) }, ['New player']],
  ['a payout account of today', { payoutAccountCreatedAt: hoursAgo(23) }, ['New payout account']],
  ['nothing paid out yet', { withdrawn: usd('0') }, ['First withdrawal']],
  [
    'debt before all that only warns',
    { hasDebt: true, openIncidents: 2, isIdVerified: false },
    ['Owes tokens', '2 open incidents', 'Not verified'],
  ],
])('marks %s', (_, changes, words) => {
  expect(wordsOf(changes)).toEqual(words)
})

test('an unknown payout comes before everything', () => {
  expect(wordsOf({ hasDebt: true }, true)).toEqual(['No clear answer', 'Owes tokens'])
})

test('late is what has waited a day for a decision, and nothing after it', () => {
  expect(isLate({ state: 'REQUESTED', requestedAt: hoursAgo(24) }, now)).toBe(true)
  expect(isLate({ state: 'IN_REVIEW', requestedAt: hoursAgo(23.9) }, now)).toBe(false)
  expect(isLate({ state: 'SENT', requestedAt: hoursAgo(99) }, now)).toBe(false)
})
