import { describe, expect, it } from 'vitest'
import {
  gameTypeOf,
  isMobileAgent,
  mayEarnFreeSpin,
  mayEnterAsPlayer,
  mayEnterAsVisitor,
  mayEnterOnMobile,
  mayOpenProfile,
  type Decision,
  type Visit,
} from './guards.ts'
import { layoutFor } from './layoutRule.ts'
import { returnAddress } from './returnAddress.ts'

const visitor: Visit = { isLoggedIn: false, isMobile: false, address: '/', isColdLoad: true }
const player: Visit = { ...visitor, isLoggedIn: true }
const word = (decision: Decision): string => (decision.kind === 'redirect' ? decision.to : decision.kind)

describe('who may enter', () => {
  it.each<[string, Decision, string]>([
    ['login as visitor', mayEnterAsVisitor(visitor), 'allow'],
    ['login as player', mayEnterAsVisitor(player), '/'],
    ['rewards as visitor', mayEnterAsPlayer(visitor), '/'],
    ['rewards as player', mayEnterAsPlayer(player), 'allow'],
    ['notification, player on a desktop', mayEnterOnMobile(player), '/'],
    ['notification, visitor on a phone', mayEnterOnMobile({ ...visitor, isMobile: true }), '/'],
    ['notification, player on a phone', mayEnterOnMobile({ ...player, isMobile: true }), 'allow'],
    ['profile as player', mayOpenProfile({ ...player, address: '/profile?tab=withdraw' }), 'allow'],
    ['profile as visitor', mayOpenProfile({ ...visitor, address: '/profile' }), '/'],
    ['another tab as visitor', mayOpenProfile({ ...visitor, address: '/profile?tab=wallet' }), '/'],
    ['withdraw as visitor', mayOpenProfile({ ...visitor, address: '/profile?tab=withdraw' }), '/?return=%2Fprofile%3Ftab%3Dwithdraw'],
    ['support as visitor', mayOpenProfile({ ...visitor, address: '/profile?tab=support' }), '/?return=%2Fprofile%3Ftab%3Dsupport'],
    [
      'announcement as visitor',
      mayOpenProfile({ ...visitor, address: '/profile?tab=announcement' }),
      '/?return=%2Fprofile%3Ftab%3Dannouncement',
    ],
    ['free spin as player', mayEarnFreeSpin({ ...player, earnFreeSpin: true }), '/'],
    ['free spin as visitor, on', mayEarnFreeSpin({ ...visitor, earnFreeSpin: true }), 'allow'],
    ['free spin as visitor, off', mayEarnFreeSpin({ ...visitor, earnFreeSpin: false }), '/'],
    ['free spin, no settings, cold', mayEarnFreeSpin(visitor), '/'],
    ['free spin, no settings, inside', mayEarnFreeSpin({ ...visitor, isColdLoad: false }), 'stay'],
  ])('%s', (_, decision, expected) => expect(word(decision)).toBe(expected))
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', true],
  ['mozilla/5.0 (linux; android 16)', true],
  ['Mozilla/5.0 (Windows Phone 10.0)', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari', false],
])('knows a phone by its words: %s', (agent, expected) => expect(isMobileAgent(agent)).toBe(expected))

it('reads a type of game in any case', () => {
  expect([gameTypeOf('slot'), gameTypeOf('SLOT'), gameTypeOf('dice'), gameTypeOf(null)]).toEqual(['SLOT', 'SLOT', undefined, undefined])
})

describe('where a log-in leads on to', () => {
  const known = (pathname: string) => pathname === '/profile'
  it('leads back to the tab that was asked for', () => {
    for (const tab of ['withdraw', 'support', 'announcement'])
      expect(returnAddress(`/profile?tab=${tab}`, known)).toBe(`/profile?tab=${tab}`)
  })
  it.each([
    null,
    '',
    'profile',
    '//evil.example/profile',
    '/\\evil.example/profile',
    '\\\\evil.example',
    '/\t/evil.example/profile',
    'https://evil.example/profile',
    'javascript:alert(1)',
    ' /profile',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    '/unknown',
  ])('drops %j', (text) => expect(returnAddress(text, known)).toBeUndefined())
})

describe('the layout', () => {
  it.each<[string, boolean, string, boolean]>([
    ['/', true, 'shown', true],
    ['/promotions', true, 'shown', true],
    ['/promotions/', true, 'shown', true],
    ['/game-details', true, 'shown', true],
    ['/promotions/7', false, 'hidden', false],
    ['/game-info/slot/x', false, 'hidden', false],
    ['/promotionsx/7', false, 'shown', false],
    ['/game-details/slot/x', true, 'hidden', false],
    ['/login', false, 'shown', false],
    ['/login', true, 'hidden', false],
  ])('on %s with a stored entry %s', (path, stored, bars, isRestored) => {
    expect(layoutFor(path, stored)).toEqual({ bars, isRestored })
  })
})
