import { http, HttpResponse } from 'msw'
import type { ResultOf } from '../client/operation.ts'
import { operationPaths } from '@lagoon/contract/paths'
import { answers, everyPage, playerIsThere, refuses, refusesOnce } from './scenarios.ts'
import { wireProfile, wireSessions } from './wireProfile.ts'
import { wireVerification } from './wireVerification.ts'

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
type WireCode = ResultOf<'RequestProfileCode'>['requestProfileCode']
const sentCode = (more: Partial<WireCode> = {}): WireCode => ({
  requestId: 'request-1',
  channel: 'EMAIL',
  maskedTo: 'm•••@example.com',
  expiresAt: inMinutes(10),
  resendAt: inMinutes(1),
  ...more,
})
const open = answers('PasswordResetIsOpen', { passwordResetIsOpen: true })
export const recoveryScenarios = {
  sent: [answers('ForgotPassword', { forgotPassword: true }), ...everyPage],
  done: [open, answers('ResetPassword', { resetPassword: { outcome: 'DONE' } }), ...everyPage],
  linkExpired: [answers('PasswordResetIsOpen', { passwordResetIsOpen: false }), ...everyPage],
}

export const changePasswordScenarios = {
  done: [answers('ChangePassword', { changePassword: { othersLoggedOut: true } }), ...playerIsThere],
  wrongCurrentPassword: [refuses('ChangePassword', { status: 403, code: 'WRONG_CURRENT_PASSWORD', message: 'Wrong.' }), ...playerIsThere],
}

const kept = [
  answers('Profile', { profile: wireProfile }),
  answers('Verification', { verification: wireVerification({ missing: ['dateOfBirth', 'gender', 'address', 'city'] }) }),
  ...playerIsThere,
]

export const profileScenarios = {
  filled: kept,
  /** The first call carries no proof of who asks. */
  newAddress: () => [
    refusesOnce('SavePersonalInfo', { status: 403, code: 'STEP_UP_REQUIRED', message: 'Prove it.' }),
    answers('SavePersonalInfo', { savePersonalInfo: { profile: wireProfile, toConfirm: ['EMAIL'] } }),
    answers('RequestProfileCode', { requestProfileCode: sentCode() }),
    ...kept,
  ],
  /** The right digits are those that the player types second. */
  codeTypedTwice: () => {
    let tries = 0
    return [
      answers('RequestProfileCode', { requestProfileCode: sentCode({ channel: 'PHONE', maskedTo: '••• ••• 2671' }) }),
      http.post(`*/graphql/${operationPaths.ConfirmProfileCode}`, () => {
        tries += 1
        const outcome = tries === 1 ? 'WRONG' : 'VERIFIED'
        const confirmed = tries === 1 ? null : wireProfile.personalInfo.phone
        return HttpResponse.json({ data: { confirmProfileCode: { outcome, triesLeft: 5 - tries, confirmed } } })
      }),
      ...kept,
    ]
  },
  emailInUse: [refuses('SavePersonalInfo', { status: 409, code: 'EMAIL_IN_USE', message: 'Email Id is already in use.' }), ...kept],
  linksSaved: [answers('SaveSocialMedia', { saveSocialMedia: wireProfile }), ...kept],
  failed: [refuses('Profile', { status: 500, code: 'INTERNAL', message: 'Out of order' }), ...playerIsThere],
  newPlayer: [
    answers('ProfileStats', {
      profileStats: { rounds: 0, winnings: '0', withdrawableWinnings: '0', biggestWin: null, favorites: [], details: [] },
    }),
    ...kept,
  ],
}

/** Two other devices, until they are logged out. */
export const settingsScenarios = {
  sessionsOnOtherDevices: () => {
    let sessions = wireSessions
    return [
      answers('DepositLimit', { depositLimit: { now: null, next: null } }),
      answers('LossLimit', { lossLimit: { now: null, next: null } }),
      http.post(`*/graphql/${operationPaths.OtherSessions}`, () => HttpResponse.json({ data: { otherSessions: sessions } })),
      http.post(`*/graphql/${operationPaths.EndOtherSessions}`, () => {
        sessions = []
        return HttpResponse.json({ data: { endOtherSessions: true } })
      }),
      ...kept,
    ]
  },
}
