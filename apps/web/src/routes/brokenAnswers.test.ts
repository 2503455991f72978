import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { minor } from '@lagoon/contract/money/money'
import { everySession, ownLimits } from '@lagoon/contract/account/enums'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { saveContactDetailsAtom, saveSocialMediaAtom } from '@lagoon/domain/account/profile/contact.atoms'
import { savePersonalInfoAtom } from '@lagoon/domain/account/profile/personalInfo.atoms'
import { changePasswordAtom } from '@lagoon/domain/account/recovery/changePassword.atoms'
import { confirmRecoveryCodeAtom, recoverPasswordAtom } from '@lagoon/domain/account/recovery/forgotPassword.atoms'
import { confirmProfileCodeAtom } from '@lagoon/domain/account/recovery/profileVerify.atoms'
import { resetPasswordAtom } from '@lagoon/domain/account/recovery/resetPassword.atoms'
import { resendEmailAtom } from '@lagoon/domain/account/resend.atoms'
import { endSessionAtom, switchNotificationsAtom, switchSpecialOffersAtom } from '@lagoon/domain/account/settings/settings.atoms'
import { saveOwnLimitAtom } from '@lagoon/domain/account/settings/ownLimits.atoms'
import { signUpAtom, typeDisplayNameAtom } from '@lagoon/domain/account/signUp.atoms'
import { drawFrameAtom, openFrameAtom, readyFrameAtom, submitFrameAtom } from '@lagoon/domain/kyc/frame.atoms'
import { checkVerificationAtom } from '@lagoon/domain/kyc/knownVerification.atoms'
import { renewTokenAtom, startVerificationAtom } from '@lagoon/domain/kyc/session.atoms'
import { receiveVerificationAtom } from '@lagoon/domain/kyc/verification.atoms'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { saveFavoriteAtom } from '@lagoon/domain/lobby/games/favorites.atoms'
import { launchGameAtom } from '@lagoon/domain/lobby/games/gameDetails.atoms'
import { loadPlayedGamesAtom } from '@lagoon/domain/lobby/histories/roundHistory.atoms'
import { slotHistory } from '@lagoon/domain/lobby/histories/slotHistory.atoms'
import { homeViewAtom, loadHomeAtom } from '@lagoon/domain/lobby/home/home.atoms'
import { launchAtom } from '@lagoon/domain/lobby/play/launch.atoms'
import { leavePlayAtom } from '@lagoon/domain/lobby/play/play.atoms'
import { startPush } from '@lagoon/domain/push/push'
import { loadPlayerLine } from '@lagoon/domain/realtime/loadPlayerLine'
import { logOutAtom } from '@lagoon/domain/session/session.atoms'
import { headerViewAtom } from '@lagoon/domain/shell/header.atoms'
import { showAnnouncementAtom } from '@lagoon/domain/social/announcements.atoms'
import { readNotificationsAtom } from '@lagoon/domain/social/notifications.atoms'
import { solveCaptchaAtom, submitContactAtom } from '@lagoon/domain/support/contact.atoms'
import { replyToTicketAtom, submitTicketAtom } from '@lagoon/domain/support/tickets.atoms'
import { brokenAnswer, fittingAnswer } from '@lagoon/domain/testing/arbitraryAnswers'
import { captchaPuzzle } from '@lagoon/domain/testing/captchaPuzzle'
import { testApp, type Answers } from '@lagoon/domain/testing/testApp'
import { logInto, saysNo } from '@lagoon/domain/testing/testAppSteps'
import { wireBalances, wirePlayer } from '@lagoon/domain/testing/wire'
import { wireCashier } from '@lagoon/domain/testing/wireCashier'
import { wireProfile } from '@lagoon/domain/testing/wireProfile'
import { wireCapture, wireSettings, wireWithdrawalQuote } from '@lagoon/domain/testing/wireWithdrawal'
import { forgetCardAtom, loadCashierAtom } from '@lagoon/domain/wallet/packages/packages.atoms'
import {
  backToFormAtom,
  buyOverThresholdAtom,
  chooseCurrencyAtom,
  openPurchaseAtom,
  payAtom,
} from '@lagoon/domain/wallet/packages/purchase.atoms'
import { applyCouponAtom, chooseAmountAtom, removeCouponAtom } from '@lagoon/domain/wallet/packages/quote.atoms'
import { cancelPaymentAtom, closeFrameAtom } from '@lagoon/domain/wallet/payments/pay.atoms'
import { findPaymentAtom, ticketOfPaymentAtom } from '@lagoon/domain/wallet/payments/findPayment.atoms'
import { askReceiptAtom, checkPaymentRecordAtom } from '@lagoon/domain/wallet/payments/paymentRecord.atoms'
import { chooseTipAtom, openTipAtom, sendTipAtom } from '@lagoon/domain/wallet/tip/tip.atoms'
import { checkAtProviderAtom } from '@lagoon/domain/wallet/payments/paymentReturn.atoms'
import { casesOf } from '@lagoon/testing/cases'
import { everyPage, everyPlace } from '../testing/everyPage.ts'
import { cancelWithdrawalAtom } from '@lagoon/domain/withdrawal/followed/followedWithdrawal.atoms'
import { finishCaptureAtom, startCaptureAtom } from '@lagoon/domain/withdrawal/request/card.atoms'
import { forgetAccountAtom } from '@lagoon/domain/withdrawal/request/payoutForm.atoms'
import { saveBankAtom, saveCryptoAtom } from '@lagoon/domain/withdrawal/request/saveDetails.atoms'
import { openWithdrawToAtom, requestAtom } from '@lagoon/domain/withdrawal/request/withdrawTo.atoms'
import { proveAtom, sendStepUpCodeAtom } from '@lagoon/domain/withdrawal/stepUp/stepUp.atoms'
import { contextOf } from './place.ts'

type App = ReturnType<typeof testApp>
type Store = App['store']

const operations = Object.keys(operationPaths) as OperationName[]
const seed = Number(process.env['SEED'] ?? 20_260_302)
const password = { currentPassword: 'Moonlit 1!', password: 'Moonlit 2!', confirmPassword: 'Moonlit 2!', logOutOthers: true }
const { personalInfo, contactDetails, socialMedia } = wireProfile
const newcomer = { ...personalInfo, ...password, termsAccepted: true, ageAcknowledged: true, specialOffers: false }
const contact = { name: 'Mara', email: 'mara.vale@example.com', message: 'Hello' }
const announcement = { id: 'a1', title: 'Work', summary: '', paragraphs: [], at: '2026-03-01T09:00:00.000Z', isRead: false }

const withdrawal = { way: 'BANK', amount: '250' } as const
const bank = { accountHolder: 'Mara Vale', accountNumber: '1234567', routingNumber: '021000021', bankName: 'Tide' }
const nothing = () => undefined

/** What players and visitors do on the pages. That a page is opened is not among it: the pages are found. */
const acts: readonly ((store: Store) => unknown)[] = [
  (store) => store.set(loadHomeAtom),
  (store) => store.set(slotHistory.showAtom, 'r1'),
  (store) => store.set(slotHistory.shareAtom, { showsName: true, showsAmount: false }),
  (store) => store.set(slotHistory.stopSharingAtom),
  (store) => store.set(loadPlayedGamesAtom),
  (store) => store.set(saveFavoriteAtom, 'moonlit-tides', true),
  (store) => store.set(launchGameAtom, 'moonlit-tides', 'GAME'),
  (store) => store.set(leavePlayAtom, store.get(launchAtom)?.game.id ?? ''),
  (store) => store.set(switchSpecialOffersAtom, true),
  (store) => store.set(switchNotificationsAtom, true),
  (store) => store.set(endSessionAtom, 's1'),
  (store) => store.set(endSessionAtom, everySession),
  (store) => store.set(saveContactDetailsAtom, contactDetails),
  (store) => store.set(saveSocialMediaAtom, socialMedia),
  (store) => store.set(savePersonalInfoAtom, { ...personalInfo, gender: '' }),
  (store) => store.set(changePasswordAtom, password),
  ...ownLimits.map((name) => (store: Store) => store.set(saveOwnLimitAtom, name, { amount: 200, days: '7' } as const)),
  (store) => store.set(confirmProfileCodeAtom, '123456'),
  (store) => store.set(recoverPasswordAtom, { by: 'EMAIL', email: personalInfo.email }),
  (store) => store.set(recoverPasswordAtom, { by: 'PHONE', phone: personalInfo.phone }),
  (store) => store.set(confirmRecoveryCodeAtom, '123456'),
  (store) => store.set(resetPasswordAtom, 'token', 'Moonlit 2!'),
  (store) => store.set(resendEmailAtom, contact.email),
  (store) => store.set(typeDisplayNameAtom, 'mara_vale'),
  (store) => store.set(signUpAtom, newcomer),
  (store) => store.set(showAnnouncementAtom, announcement.id),
  (store) => store.set(readNotificationsAtom),
  (store) => store.set(submitTicketAtom, { type: 'GAME', title: 'A round', comments: 'stopped' }),
  (store) => store.set(replyToTicketAtom, 'T-1', 'again'),
  (store) => store.set(solveCaptchaAtom),
  (store) => store.set(submitContactAtom, contact),
  (store) => store.set(loadCashierAtom),
  (store) => store.set(openPurchaseAtom, 'harbor', null),
  (store) => store.set(applyCouponAtom, 'HIGH-TIDE-20'),
  (store) => store.set(removeCouponAtom),
  (store) => store.set(payAtom, { amount: undefined, methodId: 'nuvei' }),
  (store) => store.set(buyOverThresholdAtom),
  (store) => store.set(backToFormAtom),
  (store) => store.set(chooseAmountAtom, minor(2_500n)),
  (store) => store.set(payAtom, { amount: undefined, methodId: 'forumpay' }),
  (store) => store.set(chooseCurrencyAtom, 'BTC'),
  (store) => store.set(forgetCardAtom, 'card:sc-1'),
  (store) => store.set(checkAtProviderAtom, 'pay-1'),
  (store) => store.set(closeFrameAtom, 'pay-1', true),
  (store) => store.set(cancelPaymentAtom, 'pay-1'),
  (store) => store.set(findPaymentAtom, { by: 'reference', reference: '711' }),
  (store) => store.set(ticketOfPaymentAtom, { title: 'Payment', comments: 'I paid.' }),
  (store) => store.set(checkPaymentRecordAtom, 'pay-1'),
  (store) => store.set(askReceiptAtom, 'pay-1'),
  (store) => store.set(openTipAtom, 'porthole-twenty-one'),
  (store) => store.set(chooseTipAtom, minor(100n)),
  (store) => store.set(sendTipAtom),
  (store) => store.set(startVerificationAtom),
  (store) => store.set(openFrameAtom),
  (store) => store.set(drawFrameAtom),
  (store) => store.set(readyFrameAtom),
  (store) => store.set(renewTokenAtom),
  (store) => store.set(submitFrameAtom),
  (store) => store.set(checkVerificationAtom),
  (store) => store.set(receiveVerificationAtom, { id: 'm1', topic: 'verification', isIdVerified: true }),
  (store) => store.set(openWithdrawToAtom, withdrawal, 'pa-1'),
  (store) => store.set(requestAtom, withdrawal, 'pa-1'),
  (store) => store.set(saveBankAtom, bank, nothing),
  (store) => store.set(proveAtom, { password: password.currentPassword }),
  (store) => store.set(saveCryptoAtom, { currency: 'BTC', address: 'bc1' }, nothing),
  (store) => store.set(sendStepUpCodeAtom),
  (store) => store.set(proveAtom, { code: '123456' }),
  (store) => store.set(startCaptureAtom),
  (store) => store.set(proveAtom, { password: password.currentPassword }),
  (store) => store.set(finishCaptureAtom),
  (store) => store.set(forgetAccountAtom, 'pa-1'),
  (store) => store.set(cancelWithdrawalAtom, 'wd-1'),
  (store) => store.set(logOutAtom),
]

const pages = [...everyPage.values()].flatMap((page) => everyPlace.map((place) => ({ load: page.load, place, view: page.view(place) })))
const views = new Set([headerViewAtom, homeViewAtom, ...pages.map(({ view }) => view)])

/** Longer than an answer takes, and than a form waits for the next key. */
const STEP_MS = 500
const kept = { session: JSON.stringify({ generation: 'g', accessToken: 'expired', refreshToken: 'ref' }) }

/** A player comes back, opens every page and does everything there. */
const goEverywhere = async (answers: Answers): Promise<App> => {
  const app = testApp(answers, { kept })
  startPush({
    domain: app,
    settings: { service: 'WEB_PUSH', vapidKey: 'v', firebase: null },
    notifications: {
      permission: () => 'granted',
      ask: async () => undefined,
      onFirstGesture: () => undefined,
      listen: () => undefined,
      onClick: () => undefined,
    },
    loadPush: async () => async () => ({ token: async () => 'push-token', forget: async () => undefined }),
  })
  const finish = async (step: unknown) => {
    const done = Promise.resolve(step)
    await app.browser.pass(STEP_MS)
    await done
  }
  for (const { load, place, view } of pages) {
    await finish(load(contextOf(app, place)))
    app.store.get(view)
  }
  for (const act of acts) {
    await finish(act(app.store))
    for (const view of views) app.store.get(view)
  }
  await logInto(app)
  return app
}

/** What every operation answers at first: anything that fits, and where a page only goes on from something, that. */
const usual: Answers = {
  ...(fc.sample(fc.record(Object.fromEntries(operations.map((name) => [name, fittingAnswer(name)]))), { seed, numRuns: 1 })[0] as Answers),
  RefreshSession: { refreshSession: { accessToken: 'renewed', refreshToken: 'ref-2' } },
  Me: (asked) =>
    asked.headers['authorization'] === 'Bearer expired'
      ? saysNo(401, 'UNAUTHENTICATED')()
      : { status: 200, body: { data: { me: wirePlayer, balances: wireBalances('7') } } },
  Announcements: { announcements: [announcement] },
  Cashier: { cashier: wireCashier(), openPayment: null },
  WithdrawalSettings: { withdrawalSettings: wireSettings() },
  WithdrawalQuote: { withdrawalQuote: wireWithdrawalQuote() },
  StartAccountCapture: { startAccountCapture: wireCapture() },
  PasswordResetIsOpen: { passwordResetIsOpen: true },
}
const { Login: _login, StartAnonymousSession: _anonymous, Lobby: _lobby, Balances: _balances, ...others } = usual

/** Solving takes a machine a while, so only those who are about it get a puzzle that can be solved. */
const withPuzzle = async (): Promise<Answers> => ({ ...others, Captcha: { captcha: await captchaPuzzle('a secret of the tests') } })

/** Asked by no page, so no page can break by its answer. */
const neverAsked: readonly OperationName[] = ['AppVersion', 'GameSession', 'ReportFault']

const catalogTexts = new Set<string>(Object.values(errorTexts))

vi.setConfig({ testTimeout: 60_000 })
beforeAll(() => Promise.all([loadCalls(), loadPlayerLine()]))

it('whoever goes everywhere asks every operation', async () => {
  const { browser } = await goEverywhere(await withPuzzle())
  const asked = new Set(browser.asked.map(({ path }) => path))
  expect(operations.filter((name) => !asked.has(operationPaths[name]))).toEqual(neverAsked)
})

/** What fits is there too, since pages go on from it. */
const mostlyBroken = (name: OperationName) =>
  fc.oneof({ weight: 4, arbitrary: brokenAnswer(name) }, { weight: 1, arbitrary: fittingAnswer(name) })

describe.each(operations)('with strange answers to %s', (name) => {
  it('no page throws, and nothing is said but what the catalog says', async () => {
    const rest = name === 'SendContactMessage' ? await withPuzzle() : others
    await fc.assert(
      fc.asyncProperty(mostlyBroken(name), async (answer) => {
        const app = await goEverywhere({ ...rest, [name]: () => ({ status: 200, body: { data: answer } }) })
        // A broken answer is told in the general words, never in its own.
        expect(app.said.filter((text) => !catalogTexts.has(text))).toEqual([])
      }),
      { seed, numRuns: casesOf(60, 5) },
    )
  })
})
