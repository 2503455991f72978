import { describe, expect, it } from 'vitest'
import { countCases } from '@lagoon/testing/cases'
import { seeded } from '@lagoon/testing/seeded'
import { mayOpenProfile } from './guards.ts'
import { layoutFor } from './layoutRule.ts'
import { returnAddress } from './returnAddress.ts'

const OURS = 'https://lagoon.example'
const isKnown = (pathname: string) => ['/profile', '/rewards', '/play'].includes(pathname)
const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** What a browser would do with an address that the app hands to it. */
const leadsAway = (address: string): boolean => new URL(address, OURS).origin !== OURS

describe('C3 the return address', () => {
  it.each(['withdraw', 'support', 'announcement'])('C3 the tab %s goes round through the log-in', (tab) => {
    const asked = `/profile?tab=${tab}`
    const decision = mayOpenProfile({ isLoggedIn: false, isMobile: false, address: asked, isColdLoad: true })
    const home = new URL(decision.kind === 'redirect' ? decision.to : '', OURS)
    const login = new URL(`/login?${new URLSearchParams({ return: home.searchParams.get('return') ?? '' })}`, OURS)
    expect(returnAddress(login.searchParams.get('return'), isKnown)).toBe(asked)
  })

  const bypasses = [
    '//evil.example',
    '///evil.example/profile',
    '////evil.example/profile',
    '/\\evil.example/profile',
    '\\/evil.example/profile',
    '/\t/evil.example/profile',
    '/\n/evil.example/profile',
    '/\r\n/evil.example/profile',
    'https:evil.example/profile',
    'https:/evil.example/profile',
    'https://evil.example/profile',
    'https://lagoon.example@evil.example/profile',
    '@evil.example/profile',
    'javascript:alert(1)//profile',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/x',
    'file:///profile',
    '/%5cevil.example/profile',
    '/%2f%2fevil.example/profile',
    '/%09/evil.example/profile',
    '/.//evil.example/profile',
    '/profile/..//evil.example',
    '/profile/../..//evil.example',
    '/;@evil.example/profile',
    '/profile@evil.example',
    '.evil.example/profile',
    '/\u3002evil.example',
    '/\uff0f\uff0fevil.example/profile',
    '/profile\u0000',
    '/login',
    '/logout',
    '/profile/x',
    '',
  ]
  it.each(bypasses)('C3 a known bypass leads nowhere else: %j', (text) => {
    const address = returnAddress(text, isKnown)
    expect(address === undefined || (!leadsAway(address) && isKnown(new URL(address, OURS).pathname))).toBe(true)
  })

  const fragments = [
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '%00',
    'profile',
    'evil.example',
    'javascript:',
    'https:',
    '//evil.example',
    '/profile',
    '?tab=withdraw',
    '#x',
    ' ',
    'é',
    '/rewards',
    '&return=//evil.example',
  ]
  const CASES = 1_000

  it(`C3 ${CASES} made-up addresses: none off our origin, none a script, some kept`, (context) => {
    countCases(context, CASES)
    let kept = 0
    for (let seed = 1; seed <= CASES; seed += 1) {
      const random = seeded(seed)
      const text =
        (random() < 0.4 ? '/profile' : '') + Array.from({ length: Math.floor(random() * 6) }, () => pick(random, fragments)).join('')
      const address = returnAddress(text, isKnown)
      if (address === undefined) continue
      kept += 1
      expect([seed, leadsAway(address), isKnown(new URL(address, OURS).pathname), address.startsWith('/')]).toEqual([
        seed,
        false,
        true,
        true,
      ])
    }
    expect(kept).toBeGreaterThan(CASES / 20)
  })

  it('C3 canary: taking the address as it comes is noticed', () => {
    expect(bypasses.filter((text) => URL.canParse(text, OURS) && leadsAway(text)).length).toBeGreaterThan(8)
  })
})

describe('C4 the layout rule', () => {
  /** The rule of §2 by segments, where the code goes by patterns. */
  const oracle = (pathname: string, isStored: boolean) => {
    const segments = pathname.split('/')
    if (segments.length > 2 && segments.at(-1) === '') segments.pop()
    const [before, first = '', second = ''] = segments
    const isShort = before === '' && segments.length === 2
    if (isShort && ['', 'promotions', 'game-details'].includes(first)) return { bars: 'shown', isRestored: true }
    if (before === '' && ['promotions', 'game-info'].includes(first) && second !== '') return { bars: 'hidden', isRestored: false }
    return { bars: isStored ? 'hidden' : 'shown', isRestored: false }
  }
  const segments = [
    'promotions',
    'Promotions',
    'promotionsx',
    'game-info',
    'GAME-INFO',
    'game-details',
    'game-detail',
    'slot',
    'x',
    '',
    '',
    '7',
    'é',
    '%2f',
    ' ',
  ]
  const CASES = 10_000

  it(`C4 ${CASES} made-up addresses as a browser reads them: no difference to the oracle`, (context) => {
    countCases(context, CASES)
    const count = { shown: 0, hidden: 0, restored: 0 }
    for (let seed = 1; seed <= CASES; seed += 1) {
      const random = seeded(seed)
      const path = `/${Array.from({ length: Math.floor(random() * 4) }, () => pick(random, segments)).join('/')}`
      const tail = pick(random, ['', '/', '?hideLayout=1', '#promotions/7', '?x=/promotions/7', '//'])
      const { pathname } = new URL(OURS + path + tail)
      const isStored = random() < 0.5
      const decision = layoutFor(pathname, isStored)
      expect([seed, pathname, decision]).toEqual([seed, pathname, oracle(pathname, isStored)])
      count[decision.bars] += 1
      count.restored += decision.isRestored ? 1 : 0
    }
    expect(Math.min(count.shown, count.hidden, count.restored)).toBeGreaterThan(CASES / 50)
  })

  it('C4 the stored entry goes on exactly three paths', () => {
    const all = ['', ...segments].flatMap((first) =>
      ['', ...segments].map((second) => (second === '' ? `/${first}` : `/${first}/${second}`)),
    )
    expect([...new Set(all.filter((path) => layoutFor(path, true).isRestored))]).toEqual(['/', '/promotions', '/game-details'])
  })

  it.each([
    ['/promotions/', 'shown', true],
    ['/promotions//', 'shown', false],
    ['//promotions/7', 'shown', false],
    ['/Promotions/7', 'shown', false],
    ['/promotions/7/', 'hidden', false],
    ['/promotions//7', 'shown', false],
    ['/game-info/slot/x', 'hidden', false],
    ['/games/slot/x', 'shown', false],
  ])('C4 %s: %s', (path, bars, isRestored) => expect(layoutFor(path, false)).toEqual({ bars, isRestored }))
})
