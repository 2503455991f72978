import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import { sessionStateAtom } from '../session/session.atoms.ts'
import type { Asked, Reply } from '../testing/controlledPorts.ts'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { wirePlayer } from '../testing/wire.ts'
import { loginViewAtom, resetLoginAtom, submitLoginAtom } from './login.atoms.ts'
import { resendEmailAtom } from './resend.atoms.ts'

const values = { identifier: 'mara_vale', password: 'Moonlit 1!' }
const no = (status: number, code: ProblemCode, more: object = {}) => ({ status, body: { status, code, message: 'no', ...more } })
const success: Reply = { status: 200, body: { data: { login: { accessToken: 'acc', refreshToken: 'ref', player: wirePlayer } } } }
/** The device's clock begins in 1970. */
const serverStart = Date.parse('2026-03-02T09:00:00.000Z')
const triesOf = (asked: readonly Asked[]) => asked.filter(({ path }) => path === 'login')

it('waits as long as the server says after too many passwords, asks nobody in the meantime, and says it once', async () => {
  const app = testApp({
    Login: () => ({ status: 429, body: { status: 429, code: 'LOCKED_OUT', message: 'Too many.', retryAfterSeconds: 90 } }),
  })
  const { store, browser, ports, said } = app
  store.set(resetLoginAtom)
  const before = ports.clock.now()
  await logInto(app)
  const view = store.get(loginViewAtom)
  expect(view.state).toBe('lockedOut')
  const until = view.state === 'lockedOut' ? Date.parse(view.until) : 0
  expect(until - before).toBeGreaterThanOrEqual(90_000)
  expect(until - before).toBeLessThan(91_000)
  await browser.pass(90_000)
  expect(browser.asked.filter(({ path }) => path === 'login')).toHaveLength(1)
  expect(said).toEqual([])
})

it('waits a minute where the server does not say how long', async () => {
  const app = testApp({ Login: () => no(429, 'LOCKED_OUT') })
  await logInto(app)
  const view = app.store.get(loginViewAtom)
  expect(view.state === 'lockedOut' && Date.parse(view.until)).toBe(60_005)
})

it('waits until a time of the server, whatever the clock of the device says', async () => {
  const app = testApp({ Login: () => no(429, 'LOCKED_OUT', { retryAfterSeconds: 90 }) }, { serverAheadMs: serverStart })
  await logInto(app)
  expect(app.store.get(loginViewAtom)).toEqual({ state: 'lockedOut', until: '2026-03-02T09:01:30.000Z' })
})

describe('the form of the log-in', () => {
  it('is filled in, then on its way, then clean again with the player in', async () => {
    const { store, browser } = testApp({ Login: () => success })
    expect(store.get(loginViewAtom)).toEqual({ state: 'filling' })
    const answer = store.set(submitLoginAtom, { values, logOutOthers: false })
    expect(store.get(loginViewAtom)).toEqual({ state: 'submitting' })
    await browser.pass(50)
    expect(await answer).toBe(true)
    expect(store.get(loginViewAtom)).toEqual({ state: 'filling' })
    expect(store.get(sessionStateAtom)).toEqual({ status: 'player', player: wirePlayer })
    expect(triesOf(browser.asked).map(({ variables }) => variables)).toEqual([{ input: { ...values, logOutOthers: false } }])
  })

  it.each([
    ['wrong credentials', no(401, 'WRONG_CREDENTIALS'), { state: 'wrongCredentials' }],
    ['an email that is not confirmed', no(403, 'EMAIL_NOT_CONFIRMED'), { state: 'emailNotConfirmed', email: 'mara_vale' }],
    [
      'the same, with the address',
      no(403, 'EMAIL_NOT_CONFIRMED', { facts: { email: 'mara@example.com' } }),
      { state: 'emailNotConfirmed', email: 'mara@example.com' },
    ],
    ['another device', no(406, 'LOGGED_IN_ELSEWHERE'), { state: 'otherDevices', step: 'ask' }],
    ['any other refusal', no(422, 'BAD_INPUT'), { state: 'filling' }],
    ['no connection', 'broken', { state: 'filling' }],
  ] as const)('says what became of it: %s', async (_what, reply, view) => {
    const app = testApp({ Login: () => reply as Reply })
    const answer = app.store.set(submitLoginAtom, { values, logOutOthers: false })
    await app.browser.pass(20_000)
    expect(await answer).toBe(false)
    expect(app.store.get(loginViewAtom)).toEqual(view)
    expect(app.store.get(sessionStateAtom).status).not.toBe('player')
  })

  it('says which step of logging the others out it is at, and that it failed', async () => {
    const { store, browser } = testApp({ Login: () => no(406, 'LOGGED_IN_ELSEWHERE') })
    const answer = store.set(submitLoginAtom, { values, logOutOthers: true })
    expect(store.get(loginViewAtom)).toEqual({ state: 'otherDevices', step: 'loggingOthersOut' })
    await browser.pass(50)
    expect(await answer).toBe(false)
    expect(store.get(loginViewAtom)).toEqual({ state: 'otherDevices', step: 'failed' })
  })

  it.each([false, true])('is sent once however often it is pressed (others logged out: %s)', async (logOutOthers) => {
    const { store, browser } = testApp({ Login: () => success })
    const answers = [1, 2, 3].map(() => store.set(submitLoginAtom, { values, logOutOthers }))
    await browser.pass(50)
    expect(await Promise.all(answers)).toEqual([true, false, false])
    expect(triesOf(browser.asked)).toHaveLength(1)
  })

  it.each(['ask', 'failed'])('can be sent again after it has said: %s', async (step) => {
    let reply: Reply = no(406, 'LOGGED_IN_ELSEWHERE')
    const { store, browser } = testApp({ Login: () => reply })
    void store.set(submitLoginAtom, { values, logOutOthers: step === 'failed' })
    await browser.pass(50)
    expect(store.get(loginViewAtom)).toEqual({ state: 'otherDevices', step })
    reply = success
    const again = store.set(submitLoginAtom, { values, logOutOthers: true })
    await browser.pass(50)
    expect(await again).toBe(true)
  })

  it('is untouched again when it is opened anew', async () => {
    const { store, browser } = testApp({ Login: () => no(401, 'WRONG_CREDENTIALS') })
    void store.set(submitLoginAtom, { values, logOutOthers: false })
    await browser.pass(50)
    store.set(resetLoginAtom)
    expect(store.get(loginViewAtom)).toEqual({ state: 'filling' })
  })
})

describe('the confirmation email', () => {
  const unconfirmed = { state: 'emailNotConfirmed', email: 'mara@example.com' }
  const asked = async () => {
    let reply: Reply = no(403, 'EMAIL_NOT_CONFIRMED', { facts: { email: 'mara@example.com' } })
    const app = testApp({ Login: () => reply, ResendConfirmation: { resendConfirmation: true } })
    const submit = async () => {
      void app.store.set(submitLoginAtom, { values, logOutOthers: false })
      await app.browser.pass(50)
    }
    await submit()
    const before = app.store.get(loginViewAtom)
    void app.store.set(resendEmailAtom, 'mara@example.com')
    const during = app.store.get(loginViewAtom)
    await app.browser.pass(50)
    return {
      ...app,
      before,
      during,
      submit,
      answer: (next: Reply) => {
        reply = next
      },
    }
  }

  it('says how far it is, beside the word that it is missing', async () => {
    const { store, before, during } = await asked()
    expect([before, during, store.get(loginViewAtom)]).toEqual([
      unconfirmed,
      { ...unconfirmed, resend: 'sending' },
      { ...unconfirmed, resend: 'sent' },
    ])
  })

  it('is not spoken of any more after another try, nor in another state', async () => {
    const { store, submit } = await asked()
    await submit()
    expect(store.get(loginViewAtom)).toEqual(unconfirmed)
    const other = await asked()
    other.answer(no(401, 'WRONG_CREDENTIALS'))
    void other.store.set(submitLoginAtom, { values, logOutOthers: false })
    void other.store.set(resendEmailAtom, 'mara@example.com')
    await other.browser.pass(50)
    expect(other.store.get(loginViewAtom)).toEqual({ state: 'wrongCredentials' })
  })

  it('is not spoken of any more in a form that is opened anew', async () => {
    const { store, submit } = await asked()
    store.set(resetLoginAtom)
    await submit()
    expect(store.get(loginViewAtom)).toEqual(unconfirmed)
  })
})
