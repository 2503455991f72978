import { expect, it } from 'vitest'
import type { OperationName } from '@lagoon/contract/paths'
import { signUpAtom, signUpViewAtom } from '../account/signUp.atoms.ts'
import { submitLoginAtom, loginViewAtom } from '../account/login.atoms.ts'
import { loadPersonalInfoAtom, personalInfoViewAtom, savePersonalInfoAtom } from '../account/profile/personalInfo.atoms.ts'
import { loadProfileAtom } from '../account/profile/profile.atoms.ts'
import { gameDetailsViewOf, launchGameAtom, loadGameAtom } from '../lobby/games/gameDetails.atoms.ts'
import { loadPlayAtom, playViewAtom } from '../lobby/play/play.atoms.ts'
import { openPurchaseAtom, payAtom } from '../wallet/packages/purchase.atoms.ts'
import { purchaseViewOf } from '../wallet/packages/purchaseView.ts'
import { followPaymentAtom, paymentReturnViewOf } from '../wallet/payments/paymentReturn.atoms.ts'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { wireFacts } from '../testing/wire.ts'
import { wireCashier, wireQuote } from '../testing/wireCashier.ts'
import { wireProfile } from '../testing/wireProfile.ts'

/** A body as §3 and §8 describe it, which knows none of our codes. */
const bySpecification = (status: number, message: string) => () => ({ status, body: { status, code: status, message } })
const openWith = (name: OperationName, status: number, message: string) => testApp({ [name]: bySpecification(status, message) })
const values = {
  firstName: 'Ada',
  lastName: 'Reed',
  displayName: 'ada_reed',
  email: 'ada@lagoon.example',
  phone: '+15550100200',
  password: 'Night-Water-7',
  confirmPassword: 'Night-Water-7',
  termsAccepted: true,
  ageAcknowledged: true,
  specialOffers: false,
} as const

it.each([
  ['Email Id is already in use.', 'email'],
  ['Your phone number is already registered', 'phone'],
])('a sign-up that is refused by the words "%s" says so at its field', async (message, field) => {
  const app = openWith('Register', 400, message)
  void app.store.set(signUpAtom, values)
  await app.browser.pass(50)
  const view = app.store.get(signUpViewAtom)
  expect(view.state === 'filling' && view.refusals?.map((refusal) => refusal.field)).toEqual([field])
  expect(app.said).toEqual([])
})

it.each([
  ['Email Id is already in use.', 400, 'email', 'EMAIL_IN_USE'],
  ['Email Id is already in use.', 409, 'email', 'EMAIL_IN_USE'],
  ['Your phone number is already registered', 400, 'phone', 'PHONE_REGISTERED'],
  ['Your phone number is already registered', 409, 'phone', 'PHONE_REGISTERED'],
])('personal info that is refused by the words "%s" with %i says so at its field', async (message, status, field, code) => {
  const app = testApp({ Profile: { profile: wireProfile }, SavePersonalInfo: bySpecification(status, message) })
  await logInto(app)
  void app.store.set(loadProfileAtom)
  await app.browser.pass(50)
  void app.store.set(loadPersonalInfoAtom, false)
  void app.store.set(savePersonalInfoAtom, { ...wireProfile.personalInfo, gender: '' })
  await app.browser.pass(50)
  expect(app.store.get(personalInfoViewAtom)).toMatchObject({ state: 'editing', refusals: [{ field, code, message }] })
  expect(app.said).toEqual([])
})

it.each([
  ['KYC is needed to buy.', 400],
  ['You are not Verified', 400],
  ['Please finish kyc', 403],
])('a purchase that is refused by the words "%s" with %i says at its form what stands in the way', async (message, status) => {
  const app = testApp({
    Cashier: { cashier: wireCashier(), openPayment: null },
    PurchaseQuote: { purchaseQuote: wireQuote() },
    BuyPackage: bySpecification(status, message),
  })
  await logInto(app)
  void app.store.set(openPurchaseAtom, 'harbor', null)
  await app.browser.pass(50)
  void app.store.set(payAtom, { methodId: 'skrill', amount: undefined })
  await app.browser.pass(50)
  expect(app.store.get(purchaseViewOf('harbor')).state).toBe('kycRequired')
  expect([app.said, app.went]).toEqual([[], []])
})

it('a payment that the server does not know yet is shown as one', async () => {
  const app = openWith('Payment', 400, 'Transaction not found: pay-1')
  await logInto(app)
  void app.store.set(followPaymentAtom, 'pay-1')
  const view = paymentReturnViewOf('pay-1', '/thank-you?paymentId=pay-1')
  app.store.sub(view, () => undefined)
  await app.browser.pass(50)
  expect(app.store.get(view)).toMatchObject({ state: 'transactionNotFoundYet' })
  expect(app.said).toEqual([])
})

it.each([
  ['Your account is not verified.', 403, 'kycRequired'],
  ['KYC is needed to play.', 400, 'kycRequired'],
])('a game that is refused by the words "%s" says what stands in the way', async (message, status, reason) => {
  const app = testApp({ InitiateGame: bySpecification(status, message), Game: { game: wireFacts } })
  await logInto(app)
  void app.store.set(loadPlayAtom, { type: 'SLOT', id: wireFacts.game.id }, 'GAME')
  await app.browser.pass(100)
  expect(app.store.get(playViewAtom)).toEqual({ state: 'failed', reason })
  expect(app.said).toEqual([])
})

it.each([
  ['Your account is not verified.', 403],
  ['KYC is needed to play.', 400],
])('and the details of a game that is refused by the words "%s" say it too', async (message, status) => {
  const app = testApp({ InitiateGame: bySpecification(status, message), Game: { game: wireFacts } })
  await logInto(app)
  const address = { type: 'SLOT', id: wireFacts.game.id } as const
  void app.store.set(loadGameAtom, address)
  await app.browser.pass(50)
  void app.store.set(launchGameAtom, address.id, 'GAME')
  await app.browser.pass(50)
  expect(app.store.get(gameDetailsViewOf(address))).toMatchObject({ state: 'kycRequired' })
  expect(app.said).toEqual([])
})

it('an email that was not confirmed is sent again to the address and not to the name that was typed', async () => {
  const app = testApp({
    Login: () => ({
      status: 403,
      body: { status: 403, code: 'EMAIL_NOT_CONFIRMED', message: 'no', facts: { email: 'mara@lagoon.example' } },
    }),
  })
  void app.store.set(submitLoginAtom, { values: { identifier: 'mara_vale', password: 'Moonlit 1!' }, logOutOthers: false })
  await app.browser.pass(50)
  expect(app.store.get(loginViewAtom)).toEqual({ state: 'emailNotConfirmed', email: 'mara@lagoon.example' })
})
