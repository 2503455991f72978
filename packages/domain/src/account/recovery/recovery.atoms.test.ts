import { describe, expect, it } from 'vitest'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { changePasswordViewAtom, changePasswordAtom } from './changePassword.atoms.ts'
import {
  codeResetTokenAtom,
  forgotPasswordViewAtom,
  resetForgotPasswordAtom,
  resendRecoveryCodeAtom,
  resendResetEmailAtom,
  recoverPasswordAtom,
  confirmRecoveryCodeAtom,
} from './forgotPassword.atoms.ts'
import { askProfileCodeAtom, profileVerifyViewAtom, resendProfileCodeAtom, confirmProfileCodeAtom } from './profileVerify.atoms.ts'
import { loadResetAtom, resetPasswordAtom, resetPasswordViewOf } from './resetPassword.atoms.ts'

const code = (requestId: string) => ({
  requestId,
  channel: 'PHONE' as const,
  maskedTo: '••• ••• 2671',
  expiresAt: '2026-03-02T09:10:00.000Z',
  resendAt: '2026-03-02T09:01:00.000Z',
})
const limits = { minLength: 8, maxLength: 64 }

describe('a forgotten password', () => {
  it('is answered the same by the email, and once more when asked', async () => {
    const { store, browser } = testApp({ ForgotPassword: { forgotPassword: true } })
    void store.set(recoverPasswordAtom, { by: 'EMAIL', email: 'mara@example.com' })
    expect(store.get(forgotPasswordViewAtom)).toEqual({ state: 'submitting' })
    await browser.pass(50)
    expect(store.get(forgotPasswordViewAtom)).toEqual({ state: 'sent', email: 'mara@example.com' })
    void store.set(resendResetEmailAtom)
    expect(store.get(forgotPasswordViewAtom)).toMatchObject({ resend: 'sending' })
    await browser.pass(50)
    expect(store.get(forgotPasswordViewAtom)).toMatchObject({ resend: 'sent' })
  })

  it('is asked about under the same key again where the answer was lost, and under another for another email', async () => {
    let isLost = true
    const { store, browser } = testApp({
      ForgotPassword: () => (isLost ? { status: 502, body: 'a proxy' } : { status: 200, body: { data: { forgotPassword: true } } }),
    })
    const ask = async (step: () => unknown) => {
      void step()
      await browser.pass(50)
    }
    const recover = () => store.set(recoverPasswordAtom, { by: 'EMAIL', email: 'mara@example.com' })
    await ask(recover)
    isLost = false
    await ask(recover)
    await ask(() => store.set(resendResetEmailAtom))
    const [first, second, third] = browser.asked
      .filter(({ path }) => path === 'anonymous/forgot-password')
      .map(({ headers }) => headers['idempotency-key'])
    expect(first).toBeDefined()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('takes a code by phone: wrong, asked for again, right', async () => {
    let requests = 0
    const { store, browser } = testApp({
      RequestRecoveryCode: () => ({ status: 200, body: { data: { requestRecoveryCode: code(`r${(requests += 1)}`) } } }),
      ConfirmRecoveryCode: ({ variables }) => {
        const isRight = variables['requestId'] === 'r2' && variables['code'] === '424242'
        const confirmRecoveryCode = isRight
          ? { outcome: 'VERIFIED', triesLeft: 0, resetToken: 'worth-a-reset' }
          : { outcome: 'WRONG', triesLeft: 4, resetToken: null }
        return { status: 200, body: { data: { confirmRecoveryCode } } }
      },
    })
    const shown = () => store.get(forgotPasswordViewAtom)
    void store.set(recoverPasswordAtom, { by: 'PHONE', phone: '+14155552671' })
    await browser.pass(50)
    void store.set(confirmRecoveryCodeAtom, '424242')
    expect(shown()).toMatchObject({ state: 'enteringCode', code: { state: 'checking' } })
    await browser.pass(50)
    expect(shown()).toMatchObject({ code: { state: 'wrongCode', triesLeft: 4 } })
    void store.set(resendRecoveryCodeAtom)
    void store.set(resendRecoveryCodeAtom)
    expect(shown()).toMatchObject({ code: { state: 'wrongCode', again: 'sending' } })
    await browser.pass(50)
    expect(requests).toBe(2)
    expect(shown()).toMatchObject({ code: { state: 'asked', again: 'sent' } })
    expect(store.get(codeResetTokenAtom)).toBeUndefined()
    void store.set(confirmRecoveryCodeAtom, '424242')
    await browser.pass(50)
    expect(shown()).toMatchObject({ code: { state: 'verified' } })
    expect(store.get(codeResetTokenAtom)).toBe('worth-a-reset')
  })

  it('tells a code that was mistyped too often from one that is too old', async () => {
    let confirmRecoveryCode: Record<string, unknown> = { outcome: 'WRONG', triesLeft: 0, resetToken: null }
    const { store, browser } = testApp({
      RequestRecoveryCode: { requestRecoveryCode: code('r1') },
      ConfirmRecoveryCode: () => ({ status: 200, body: { data: { confirmRecoveryCode } } }),
    })
    void store.set(recoverPasswordAtom, { by: 'PHONE', phone: '+14155552671' })
    await browser.pass(50)
    void store.set(confirmRecoveryCodeAtom, '424242')
    await browser.pass(50)
    expect(store.get(forgotPasswordViewAtom)).toMatchObject({ code: { state: 'tooManyTries' } })
    confirmRecoveryCode = { outcome: 'EXPIRED', triesLeft: 0, resetToken: null }
    void store.set(confirmRecoveryCodeAtom, '424242')
    await browser.pass(50)
    expect(store.get(forgotPasswordViewAtom)).toMatchObject({ code: { state: 'expired' } })
  })

  it('drops an answer that comes after the player started over', async () => {
    const { store, browser } = testApp({ RequestRecoveryCode: { requestRecoveryCode: code('r1') } })
    void store.set(recoverPasswordAtom, { by: 'PHONE', phone: '+14155552671' })
    store.set(resetForgotPasswordAtom)
    await browser.pass(50)
    expect(store.get(forgotPasswordViewAtom)).toEqual({ state: 'filling' })
  })

  it('goes back to the form when asked too often, in the words of the server', async () => {
    const { store, browser, said } = testApp({ ForgotPassword: saysNo(429, 'TOO_MANY_REQUESTS', 'Too many requests.') })
    void store.set(recoverPasswordAtom, { by: 'EMAIL', email: 'mara@example.com' })
    await browser.pass(50)
    expect(store.get(forgotPasswordViewAtom)).toEqual({ state: 'filling' })
    expect(said).toEqual(['Too many requests.'])
  })
})

describe('a reset', () => {
  it('says at once that a link is over, and asks for nothing then', async () => {
    const { store, browser } = testApp({ PasswordResetIsOpen: { passwordResetIsOpen: false } })
    void store.set(loadResetAtom, 'old')
    expect(store.get(resetPasswordViewOf('old'))).toEqual({ state: 'filling', password: limits })
    await browser.pass(50)
    expect(store.get(resetPasswordViewOf('old'))).toEqual({ state: 'linkExpired' })
    void store.set(resetPasswordAtom, 'old', 'Moonlit 1!')
    await browser.pass(50)
    expect(browser.asked.map(({ path }) => path)).not.toContain('anonymous/reset-password')
  })

  it('is done, or finds the link used meanwhile', async () => {
    let outcome = 'DONE'
    const { store, browser } = testApp({
      PasswordResetIsOpen: { passwordResetIsOpen: true },
      ResetPassword: () => ({ status: 200, body: { data: { resetPassword: { outcome } } } }),
    })
    for (const [said, state] of [
      ['DONE', 'done'],
      ['EXPIRED', 'linkExpired'],
    ] as const) {
      outcome = said
      const link = `link-${said}`
      void store.set(loadResetAtom, link)
      await browser.pass(50)
      void store.set(resetPasswordAtom, link, 'Moonlit 1!')
      await browser.pass(50)
      expect(store.get(resetPasswordViewOf(link))).toEqual({ state })
    }
  })
})

describe('a change of the password', () => {
  const values = { currentPassword: 'Moonlit 1!', password: 'Harbour 7!', confirmPassword: 'Harbour 7!', logOutOthers: true }

  it('says in the form that the current one is wrong, and leaves the session alone', async () => {
    const app = testApp({ ChangePassword: saysNo(403, 'WRONG_CURRENT_PASSWORD') })
    await logInto(app)
    const done = app.store.set(changePasswordAtom, values)
    await app.browser.pass(50)
    expect(await done).toBe(false)
    expect(app.store.get(changePasswordViewAtom)).toEqual({ state: 'wrongCurrentPassword', password: limits })
    expect(app.said).toEqual([])
    expect(app.store.get(sessionStateAtom).status).toBe('player')
  })

  it('is done, and the password typed twice is sent once', async () => {
    const app = testApp({ ChangePassword: { changePassword: { othersLoggedOut: true } } })
    await logInto(app)
    void app.store.set(changePasswordAtom, values)
    void app.store.set(changePasswordAtom, values)
    await app.browser.pass(50)
    expect(app.store.get(changePasswordViewAtom)).toEqual({ state: 'done', othersLoggedOut: true })
    const sent = app.browser.asked.filter(({ path }) => path === 'change-password')
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input: { currentPassword: 'Moonlit 1!', password: 'Harbour 7!', logOutOthers: true } },
    ])
  })
})

describe('a confirmation by code', () => {
  it('is verified, or stopped after the last wrong try, or never sent', async () => {
    let confirmProfileCode: Record<string, unknown> = { outcome: 'WRONG', triesLeft: 0, confirmed: null }
    let isDown = false
    const app = testApp({
      RequestProfileCode: () =>
        isDown ? saysNo(429, 'TOO_MANY_REQUESTS')() : { status: 200, body: { data: { requestProfileCode: code('p1') } } },
      ConfirmProfileCode: () => ({ status: 200, body: { data: { confirmProfileCode } } }),
    })
    await logInto(app)
    const { store, browser } = app
    void store.set(askProfileCodeAtom, 'PHONE')
    expect(store.get(profileVerifyViewAtom)).toEqual({ state: 'loading' })
    await browser.pass(50)
    void store.set(confirmProfileCodeAtom, '111111')
    await browser.pass(50)
    expect(store.get(profileVerifyViewAtom)).toEqual({ state: 'failed', channel: 'PHONE', reason: 'tooManyTries' })
    void store.set(resendProfileCodeAtom)
    expect(store.get(profileVerifyViewAtom)).toMatchObject({ state: 'failed', again: 'sending' })
    await browser.pass(50)
    confirmProfileCode = { outcome: 'VERIFIED', triesLeft: 0, confirmed: '+14155552671' }
    void store.set(confirmProfileCodeAtom, '424242')
    await browser.pass(50)
    expect(store.get(profileVerifyViewAtom)).toEqual({ state: 'verified', channel: 'PHONE', to: '+14155552671' })
    isDown = true
    void store.set(askProfileCodeAtom, 'PHONE')
    await browser.pass(50)
    expect(store.get(profileVerifyViewAtom)).toEqual({ state: 'failed', channel: 'PHONE', reason: 'notSent' })
  })
})
