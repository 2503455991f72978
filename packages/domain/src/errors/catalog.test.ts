import { describe, expect, it } from 'vitest'
import { createSender } from '../client/sender.ts'
import type { Operation } from '../client/operation.ts'
import { initiateGame } from '../lobby/play/play.operations.ts'
import { login } from '../session/session.operations.ts'
import { controlledBrowser, type Reply } from '../testing/controlledPorts.ts'
import type { CallProblem, Refusal } from './callProblem.ts'
import { decideError, errorRules } from './catalog.ts'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { payment } from '../wallet/payments/payments.operations.ts'

/** The nine classes of path, by a path of each. */
const paths = {
  login: 'login',
  initiate: 'initiate',
  package: 'wallet/purchase/package',
  basicInfo: 'anonymous/player-basic-info',
  payment: 'payment/status/12',
  anonymous: 'anonymous/lobby',
  refreshAndLogout: 'logout',
  other: 'wallet/tip',
  foreign: '',
} as const
type PathClass = keyof typeof paths
/** What the operations on these paths say of their screens; of player-basic-info one that says nothing, as the words alone suppress. */
const shows: Partial<Record<PathClass, readonly string[]>> = {
  login: login.screenShows,
  initiate: initiateGame.screenShows,
  payment: payment.screenShows,
}
const classes = Object.keys(paths) as PathClass[]

const page = '<!doctype html><h1>Bad gateway</h1>'
const fieldErrorDetails = [{ field: 'zip', code: 'tooShort', message: 'At least 5 characters' }]
const said = (status: number, message: string, more: object = {}): Reply => ({ status, body: { status, message, ...more } })
const at = <T>(where: PathClass, special: Partial<Record<PathClass, T>>, usual: T): T => special[where] ?? usual

/** What the other side does, where it matters in words that belong to the path. */
const outcomes = {
  '200 with a body of 500': () => ({ status: 200, body: { status: 500, message: 'NullPointerException at line 3' } }),
  '400 with fields': () => said(400, 'Bad input', { code: 400, fieldErrorDetails }),
  '400': (where) => at(where, { payment: said(400, 'Transaction not found: 12') }, said(400, 'Not like this')),
  '401': (where) => at(where, { login: said(401, 'No', { code: 'WRONG_CREDENTIALS' }) }, said(401, 'No')),
  '403': (where) =>
    at(
      where,
      {
        initiate: said(403, 'Please finish KYC'),
        package: said(403, 'You are not Verified'),
        other: said(403, 'Shared account', { code: 'POLICY_VIOLATION' }),
      },
      said(403, 'Please finish KYC'),
    ),
  '404': () => said(404, 'Transaction not found: 12'),
  '406': () => said(406, 'Logged in elsewhere'),
  '409': (where) => at(where, { other: said(409, 'Too few', { code: 'INSUFFICIENT_BALANCE' }) }, said(409, 'Email Id is already in use.')),
  '422': (where) => at(where, { package: said(422, 'Over', { code: 'PURCHASE_LIMIT_EXCEEDED' }) }, said(422, 'Try another amount')),
  '429': (where) => at(where, { login: said(429, 'Wait', { code: 'LOCKED_OUT' }) }, said(429, 'Wait')),
  '500': () => said(500, 'NullPointerException at line 3'),
  '502 with a page': () => ({ status: 502, body: page }),
  '503': (where) => at(where, { initiate: said(503, 'Down', { code: 'PROVIDER_UNAVAILABLE' }) }, said(503, 'Back at noon')),
  '503 with a page': () => ({ status: 503, body: page }),
  '503 empty': () => ({ status: 503, body: '' }),
  'no connection': () => 'broken',
  'no answer': () => 'silent',
  'left page': () => 'left',
} satisfies Record<string, (where: PathClass) => Reply | 'broken' | 'silent' | 'left'>
type Outcome = keyof typeof outcomes

const general = `toast: ${errorTexts.general}`
const offlineText = `toast: ${errorTexts.offline}`
const internal = `toast: ${errorTexts.internal}`
const closed = `home: ${errorTexts.lobbyOffline}`

/** §8 said a second time and in another way: what the player sees, by outcome, then by path. */
const wanted: Record<Outcome, Partial<Record<PathClass, string>> & { else: string }> = {
  '200 with a body of 500': { else: internal },
  '400 with fields': { else: 'fields: At least 5 characters' },
  '400': { payment: 'screen', else: 'toast: Not like this' },
  '401': { login: 'screen', else: 'nothing' },
  '403': { initiate: 'screen', package: 'screen', other: 'ends the session, popup: policyViolation', else: 'toast: Please finish KYC' },
  '404': { else: 'toast: Transaction not found: 12' },
  '406': { login: 'screen', else: `ends the session, toast: ${errorTexts.loggedOutElsewhere}` },
  '409': { basicInfo: 'screen', other: 'popup: insufficientBalance', else: 'toast: Email Id is already in use.' },
  '422': { package: 'popup: purchaseLimitExceeded', else: 'toast: Try another amount' },
  '429': { login: 'screen', else: 'toast: Wait' },
  '500': { else: internal },
  '502 with a page': { else: general },
  '503': { initiate: 'screen', else: 'home: Back at noon' },
  '503 with a page': { else: closed },
  '503 empty': { else: closed },
  'no connection': { else: offlineText },
  'no answer': { else: offlineText },
  'left page': { else: 'nothing' },
}
const expected = (outcome: Outcome, where: PathClass, isOnline: boolean): string => {
  if (where === 'foreign') return 'nothing'
  // Without a connection nothing of what the server would say arrives; a page that was left says nothing either way.
  if (!isOnline && outcome !== 'left page') return offlineText
  return wanted[outcome][where] ?? wanted[outcome].else
}

/** The problem that the real sender makes of an outcome. */
const problemOf = async (outcome: Outcome, where: PathClass, isOnline: boolean): Promise<CallProblem> => {
  const reply = outcomes[outcome](where)
  const browser = controlledBrowser(() =>
    typeof reply === 'object' ? { afterMs: 5, reply } : { afterMs: reply === 'broken' ? 5 : 10_000_000, reply: 'broken' },
  )
  if (!isOnline) browser.goOffline()
  const send = createSender({ ports: browser.openTab(), origin: 'https://lagoon.example' })
  const stop = new AbortController()
  const answer = send(
    { name: 'Balances', path: paths[where] as Operation['path'], documentId: 'x' } as Operation<'Balances'>,
    {},
    { signal: stop.signal },
  )
  if (reply === 'left') stop.abort()
  await browser.pass(40_000)
  const result = await answer
  if (result.ok) throw new Error('an outcome that is no problem')
  return result.error
}

const seen = (problem: CallProblem, where: PathClass, rules = errorRules): string => {
  const decision = decideError({ problem, path: paths[where], isOurs: where !== 'foreign', screenShows: shows[where] }, rules)
  const { surface, next, text, fields, popup } = decision
  const shown = {
    nowhere: 'nothing',
    screen: 'screen',
    toast: `toast: ${text}`,
    fields: `fields: ${fields?.map(({ message }) => message).join()}`,
    popup: `popup: ${popup?.kind}`,
    lobby: `${next}: ${text}`,
  }[surface]
  return next === 'endSession' ? `ends the session, ${shown}` : shown
}

const rows = (Object.keys(outcomes) as Outcome[]).flatMap((outcome) =>
  classes.flatMap((where) => [true, false].map((isOnline) => ({ outcome, where, isOnline }))),
)

describe('B1 every outcome on every class of path, online and offline', () => {
  it.each(rows)('B1 $outcome, $where, online $isOnline', async ({ outcome, where, isOnline }) => {
    expect(seen(await problemOf(outcome, where, isOnline), where)).toBe(expected(outcome, where, isOnline))
  })

  it.each(errorRules.map(({ rule }) => rule))('B1 canary: the table goes red without the rule "%s"', async (removed) => {
    const fewer = errorRules.filter(({ rule }) => rule !== removed)
    const verdicts = await Promise.all(
      rows.map(
        async ({ outcome, where, isOnline }) =>
          seen(await problemOf(outcome, where, isOnline), where, fewer) === expected(outcome, where, isOnline),
      ),
    )
    expect(verdicts).toContain(false)
  })
})

const no = (status: number, more: Partial<Refusal> = {}): CallProblem => ({ kind: 'refusal', status, fieldErrorDetails: [], ...more })
const refusal = (status: number, message: string): CallProblem => no(status, { message })

describe('J4 a purchase that is refused for KYC, in every wording', () => {
  it.each<[string, CallProblem, string, boolean]>([
    ['KYC at initiate', refusal(403, 'KYC is needed'), 'initiate', true],
    ['kyc in a package purchase', refusal(403, 'please finish kyc'), 'wallet/purchase/package', true],
    ['not Verified', refusal(403, 'You are not Verified'), 'initiate', true],
    ['the words inside a longer text', refusal(400, 'Sorry: account unVERIFIEDyet'), 'initiate', true],
    ['the same words elsewhere', refusal(403, 'KYC is needed'), 'wallet/tip', false],
    ['a path that only looks like it', refusal(403, 'KYC is needed'), 'initiated', false],
    ['a longer package path', refusal(403, 'KYC is needed'), 'wallet/purchase/package/list', false],
    ['a shorter package path', refusal(403, 'KYC is needed'), 'wallet/purchase', false],
    ['other words at initiate', refusal(403, 'K Y C'), 'initiate', false],
  ])('J4 %s', (_, problem, path, isSuppressed) => {
    expect(decideError({ problem, path, isOurs: true }).surface).toBe(isSuppressed ? 'screen' : 'toast')
  })
})

describe('B2 suppressed texts and what only looks like them', () => {
  it.each<[string, CallProblem, string, boolean]>([
    ['address in use', refusal(409, 'Email Id is already in use.'), 'anonymous/player-basic-info', true],
    ['address in use without the dot', refusal(409, 'Email Id is already in use'), 'anonymous/player-basic-info', false],
    ['address in use in another case', refusal(409, 'email id is already in use.'), 'anonymous/player-basic-info', false],
    ['address in use on another path', refusal(409, 'Email Id is already in use.'), 'login', false],
    ['address in use inside a longer text', refusal(409, 'Email Id is already in use. Try another.'), 'player-basic-info', false],
    ['phone registered', refusal(409, 'Your phone number is already registered'), 'player-basic-info', true],
    ['phone registered with a dot', refusal(409, 'Your phone number is already registered.'), 'player-basic-info', false],
    ['phone registered within more', refusal(409, 'Sorry. Your phone number is already registered'), 'player-basic-info', false],
    ['no transaction yet', refusal(400, 'Transaction not found: 12'), 'payment/status/12', true],
    ['no transaction, nothing after the colon', refusal(400, 'Transaction not found:'), 'payment/status/12', true],
    ['no transaction, no colon', refusal(400, 'Transaction not found'), 'payment/status/12', false],
    ['no transaction, another case', refusal(400, 'transaction not found: 12'), 'payment/status/12', false],
    ['no transaction, not at the beginning', refusal(400, 'Error. Transaction not found: 12'), 'payment/status/12', false],
    ['no transaction, 404', refusal(404, 'Transaction not found: 12'), 'payment/status/12', false],
    ['no transaction, another path', refusal(400, 'Transaction not found: 12'), 'payment/statuses/12', false],
  ])('B2 %s', (_, problem, path, isSuppressed) => {
    expect(decideError({ problem, path, isOurs: true }).surface).toBe(isSuppressed ? 'screen' : 'toast')
  })
})

describe('a refusal that carries field errors', () => {
  it.each([
    [400, { rule: 'field errors', surface: 'fields', fields: fieldErrorDetails }],
    [403, { rule: 'message', surface: 'toast', text: 'Bad input' }],
    [409, { rule: 'message', surface: 'toast', text: 'Bad input' }],
    [422, { rule: 'message', surface: 'toast', text: 'Bad input' }],
    [429, { rule: 'message', surface: 'toast', text: 'Bad input' }],
    [500, { rule: '500', surface: 'toast', text: errorTexts.internal }],
    [503, { rule: '503', surface: 'lobby', text: 'Bad input' }],
  ])('is shown at the fields with 400 alone, and with %i as its status says', (status, shown) => {
    const decision = decideError({ problem: no(status, { message: 'Bad input', fieldErrorDetails }), path: 'wallet/tip', isOurs: true })
    expect(decision).toMatchObject(shown)
    expect('fields' in decision).toBe(status === 400)
  })
})

describe('popups by the code of the refusal', () => {
  const popupAt = (code: string, path: string, facts?: Record<string, string>) => {
    const decision = decideError({ problem: no(409, { code, message: 'no', ...(facts && { facts }) }), path, isOurs: true })
    return [decision.surface, decision.next, decision.popup]
  }
  it.each<[string, string, Record<string, string> | undefined, object]>([
    ['KYC_REQUIRED', 'withdrawal/request', undefined, { kind: 'kycRequired', toDo: 'withdraw' }],
    ['KYC_REQUIRED', 'wallet/purchase/custom', undefined, { kind: 'kycRequired', toDo: 'purchase' }],
    ['KYC_REQUIRED', 'play/session', undefined, { kind: 'kycRequired', toDo: 'play' }],
    ['NO_COUNTRY_IN_PROFILE', 'withdrawal/methods', undefined, { kind: 'noCountryInProfile' }],
    [
      'WITHDRAWAL_SETTING_NOT_FOUND',
      'withdrawal/request',
      { provider: 'Skrill', country: 'Canada' },
      { kind: 'withdrawalSettingNotFound', way: { provider: 'Skrill', country: 'Canada' } },
    ],
    [
      'INSUFFICIENT_BALANCE',
      'wallet/tip',
      { token: 'TIP', needed: '500', held: '20' },
      { kind: 'insufficientBalance', tokens: { needed: { kind: 'TIP', minor: 500n }, held: { kind: 'TIP', minor: 20n } } },
    ],
    [
      'PURCHASE_LIMIT_EXCEEDED',
      'wallet/purchase/package',
      { currency: 'USD', limit: '10000', left: '2001', used: '7999', asked: '4999', days: '7', renewsAt: '2026-03-09T00:00:00Z' },
      {
        kind: 'purchaseLimitExceeded',
        limit: {
          setBy: 'PLAYER',
          limit: { currency: 'USD', minor: 10_000n },
          left: { currency: 'USD', minor: 2_001n },
          used: { currency: 'USD', minor: 7_999n },
          asked: { currency: 'USD', minor: 4_999n },
          days: 7,
          renewsAt: '2026-03-09T00:00:00Z',
        },
      },
    ],
    [
      'PURCHASE_LIMIT_EXCEEDED',
      'wallet/purchase/package',
      { setBy: 'OPERATOR', currency: 'USD', limit: '100', left: '0', used: '250', asked: '1', days: '1', renewsAt: '2026-03-09T00:00:00Z' },
      {
        kind: 'purchaseLimitExceeded',
        limit: {
          setBy: 'OPERATOR',
          limit: { currency: 'USD', minor: 100n },
          left: { currency: 'USD', minor: 0n },
          used: { currency: 'USD', minor: 250n },
          asked: { currency: 'USD', minor: 1n },
          days: 1,
          renewsAt: '2026-03-09T00:00:00Z',
        },
      },
    ],
    [
      'PAYMENT_DECLINED',
      'wallet/purchase/package',
      { currency: 'CAD', amount: '2499', method: 'Skrill' },
      { kind: 'paymentDeclined', payment: { price: { currency: 'CAD', minor: 2_499n }, method: 'Skrill' } },
    ],
    [
      'WITHDRAW_DECLINED',
      'withdrawal/request',
      { token: 'PRIZE', amount: '12000', method: 'Bank', reason: 'Another name' },
      { kind: 'withdrawDeclined', withdrawal: { amount: { kind: 'PRIZE', minor: 12_000n }, method: 'Bank', reason: 'Another name' } },
    ],
  ])('%s on %s', (code, path, facts, popup) => expect(popupAt(code, path, facts)).toEqual(['popup', 'stay', popup]))

  it.each([
    ['INSUFFICIENT_BALANCE', { token: 'DOUBLOON', needed: '5', held: '1' }, { kind: 'insufficientBalance' }],
    ['INSUFFICIENT_BALANCE', { token: 'GAME', needed: '5.5', held: '1' }, { kind: 'insufficientBalance' }],
    [
      'PURCHASE_LIMIT_EXCEEDED',
      { currency: 'USD', limit: '1', left: '1', used: '0', asked: '1', days: '0', renewsAt: 'soon' },
      { kind: 'purchaseLimitExceeded' },
    ],
    ['PAYMENT_DECLINED', { amount: '12' }, { kind: 'paymentDeclined' }],
  ])('%s with spoilt facts %j shows no figures', (code, facts, popup) => {
    expect(popupAt(code, 'wallet/tip', facts)[2]).toEqual(popup)
  })

  it('knows no code that only an object would know', () => {
    for (const code of ['constructor', '__proto__', 'toString']) expect(popupAt(code, 'wallet/tip')[0]).toBe('toast')
  })
})
