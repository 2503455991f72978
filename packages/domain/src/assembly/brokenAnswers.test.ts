import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmEmailAtom, emailVerificationViewOf } from '../account/emailVerification.atoms.ts'
import { loginViewAtom } from '../account/login.atoms.ts'
import { loadPasswordLimitsAtom, passwordLimitsAtom } from '../account/passwordLimits.atoms.ts'
import {
  contactDetailsViewAtom,
  loadContactDetailsAtom,
  saveContactDetailsAtom,
  saveSocialMediaAtom,
  socialMediaViewAtom,
} from '../account/profile/contact.atoms.ts'
import { personalInfoViewAtom, savePersonalInfoAtom } from '../account/profile/personalInfo.atoms.ts'
import { profileStatsViewAtom, winningsAtom } from '../account/profile/stats.atoms.ts'
import { changePasswordViewAtom, changePasswordAtom } from '../account/recovery/changePassword.atoms.ts'
import { forgotPasswordViewAtom, recoverPasswordAtom, confirmRecoveryCodeAtom } from '../account/recovery/forgotPassword.atoms.ts'
import { askProfileCodeAtom, profileVerifyViewAtom, confirmProfileCodeAtom } from '../account/recovery/profileVerify.atoms.ts'
import { loadResetAtom, resetPasswordAtom, resetPasswordViewOf } from '../account/recovery/resetPassword.atoms.ts'
import { endSessionAtom, loadSettingsAtom, settingsViewAtom, switchSpecialOffersAtom } from '../account/settings/settings.atoms.ts'
import { signUpViewAtom, signUpAtom, typeDisplayNameAtom } from '../account/signUp.atoms.ts'
import {
  newsItemViewOf,
  newsViewAtom,
  loadNewsAtom,
  loadNewsItemAtom,
  loadPromotionAtom,
  loadPromotionsAtom,
  promotionItemViewOf,
  promotionsViewAtom,
} from '../content/articles.atoms.ts'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { noFilters } from '@lagoon/contract/lobby/gameFilters'
import { gameDetailsViewOf } from '../lobby/games/gameDetails.atoms.ts'
import { gameInfoViewOf } from '../lobby/games/gameInfo.atoms.ts'
import { gamesViewOf, narrowGamesAtom } from '../lobby/games/games.atoms.ts'
import { loadSlotHistoryAtom, slotHistoryViewAtom } from '../lobby/histories/slotHistory.atoms.ts'
import { homeViewAtom, loadHomeAtom } from '../lobby/home/home.atoms.ts'
import { loadPlayAtom, playViewAtom } from '../lobby/play/play.atoms.ts'
import { headerViewAtom } from '../shell/header.atoms.ts'
import { announcementsViewAtom, loadAnnouncementsAtom } from '../social/announcements.atoms.ts'
import { loadNotificationsAtom, notificationsViewAtom } from '../social/notifications.atoms.ts'
import { contactViewAtom, solveCaptchaAtom, submitContactAtom } from '../support/contact.atoms.ts'
import { loadTicketsAtom, replyToTicketAtom, submitTicketAtom, ticketsViewOf } from '../support/tickets.atoms.ts'
import { brokenAnswer, fittingAnswer } from '../testing/arbitraryAnswers.ts'
import { handDrivenHouse, type Answers } from '../testing/handDrivenHouse.ts'
import { logInto } from '../testing/houseSteps.ts'
import { wireProfile } from '../testing/wireProfile.ts'
import { loadWalletAtom, walletViewAtom } from '../wallet/balances/holdings.atoms.ts'
import { followPaymentAtom, paymentReturnViewOf } from '../wallet/payments/paymentReturn.atoms.ts'
import { loadTransactionsAtom, transactionsViewAtom } from '../wallet/transactions/transactions.atoms.ts'

type House = ReturnType<typeof handDrivenHouse>
type Store = House['store']

const operations = Object.keys(operationPaths) as OperationName[]
const seed = Number(process.env['SEED'] ?? 20_260_302)
const game = { type: 'SLOT', id: 'moonlit-tides' } as const
const password = { currentPassword: 'Moonlit 1!', password: 'Moonlit 2!', confirmPassword: 'Moonlit 2!', logOutOthers: true }
const { personalInfo, contactDetails, socialMedia } = wireProfile
const newcomer = { ...personalInfo, ...password, termsAccepted: true, ageAcknowledged: true, specialOffers: false }
const letter = { name: 'Mara', email: 'mara.vale@example.com', message: 'Hello' }

/** All that a visitor and a player can ask of the server, page by page. */
const steps: readonly ((store: Store) => unknown)[] = [
  (store) => store.set(loadHomeAtom),
  (store) => store.set(narrowGamesAtom, { ...noFilters, search: 'moon', isNewOnly: true }),
  (store) => store.set(loadPlayAtom, game, 'GAME'),
  (store) => store.set(loadSlotHistoryAtom),
  (store) => store.set(loadWalletAtom),
  (store) => store.set(loadTransactionsAtom),
  (store) => store.set(followPaymentAtom, 'pay-1'),
  (store) => store.set(loadNewsAtom),
  (store) => store.set(loadPromotionsAtom),
  (store) => store.set(loadNewsItemAtom, 'n1'),
  (store) => store.set(loadPromotionAtom, 'n1'),
  (store) => store.set(loadPasswordLimitsAtom),
  (store) => store.set(loadContactDetailsAtom, false),
  (store) => store.set(loadSettingsAtom),
  (store) => store.set(switchSpecialOffersAtom, true),
  (store) => store.set(endSessionAtom, 's1'),
  (store) => store.set(endSessionAtom, 'all'),
  (store) => store.set(saveContactDetailsAtom, contactDetails),
  (store) => store.set(saveSocialMediaAtom, socialMedia),
  (store) => store.set(savePersonalInfoAtom, { ...personalInfo, gender: '' }),
  (store) => store.set(changePasswordAtom, password),
  (store) => store.set(askProfileCodeAtom, 'EMAIL'),
  (store) => store.set(confirmProfileCodeAtom, '123456'),
  (store) => store.set(recoverPasswordAtom, { by: 'EMAIL', email: personalInfo.email }),
  (store) => store.set(recoverPasswordAtom, { by: 'PHONE', phone: personalInfo.phone }),
  (store) => store.set(confirmRecoveryCodeAtom, '123456'),
  (store) => store.set(loadResetAtom, 'token'),
  (store) => store.set(resetPasswordAtom, 'token', 'Moonlit 2!'),
  (store) => store.set(confirmEmailAtom, 'token'),
  (store) => store.set(typeDisplayNameAtom, 'mara_vale'),
  (store) => store.set(signUpAtom, newcomer),
  (store) => store.set(loadAnnouncementsAtom),
  (store) => store.set(loadNotificationsAtom),
  (store) => store.set(loadTicketsAtom),
  (store) => store.set(submitTicketAtom, { type: 'GAME', title: 'A round', comments: 'stopped' }),
  (store) => store.set(replyToTicketAtom, 'T-1', 'again'),
  (store) => store.set(solveCaptchaAtom),
  (store) => store.set(submitContactAtom, letter),
]

/** What every page would draw. */
const views = (store: Store): readonly unknown[] => [
  store.get(headerViewAtom),
  store.get(homeViewAtom),
  store.get(gamesViewOf(undefined)),
  store.get(gamesViewOf('SLOT')),
  store.get(gameInfoViewOf(game)),
  store.get(gameDetailsViewOf(game)),
  store.get(playViewAtom),
  store.get(slotHistoryViewAtom),
  store.get(walletViewAtom),
  store.get(winningsAtom),
  store.get(profileStatsViewAtom),
  store.get(transactionsViewAtom),
  store.get(paymentReturnViewOf('pay-1', '/')),
  store.get(newsViewAtom),
  store.get(promotionsViewAtom),
  store.get(newsItemViewOf('n1')),
  store.get(promotionItemViewOf('n1')),
  store.get(passwordLimitsAtom),
  store.get(contactDetailsViewAtom),
  store.get(socialMediaViewAtom),
  store.get(settingsViewAtom),
  store.get(personalInfoViewAtom),
  store.get(changePasswordViewAtom),
  store.get(profileVerifyViewAtom),
  store.get(forgotPasswordViewAtom),
  store.get(resetPasswordViewOf('token')),
  store.get(emailVerificationViewOf('token')),
  store.get(loginViewAtom),
  store.get(signUpViewAtom),
  store.get(announcementsViewAtom),
  store.get(notificationsViewAtom),
  store.get(ticketsViewOf(undefined)),
  store.get(ticketsViewOf('new')),
  store.get(contactViewAtom),
]

const said = new Set<string>(Object.values(errorTexts))

/** Somebody logs in and goes everywhere; one operation is answered as told, the others with whatever keeps the promise. Answers what was said besides the catalogue's words. */
const goEverywhere = async (name: OperationName, answer: unknown, rest: Readonly<Partial<Record<OperationName, unknown>>>) => {
  const answers = { ...rest, [name]: () => ({ status: 200, body: { data: answer } }) } as Answers
  const house = handDrivenHouse(answers)
  await logInto(house)
  for (const step of steps) {
    const done = Promise.resolve(step(house.store))
    await house.browser.pass(20)
    await done
    views(house.store)
  }
  // A broken answer is told in the general words, never in its own.
  return house.said.filter((text) => !said.has(text))
}

const usual = fc.sample(
  fc.record(Object.fromEntries(operations.map((name) => [name, fittingAnswer(name)])) as Record<OperationName, fc.Arbitrary<unknown>>),
  { seed, numRuns: 1 },
)[0] as Record<OperationName, unknown>
const {
  Login: _login,
  Me: _me,
  RefreshSession: _refresh,
  StartAnonymousSession: _anonymous,
  Lobby: _lobby,
  Balances: _balances,
  ...others
} = usual

describe.each(operations)('with strange answers to %s', (name) => {
  it('no page throws, and nothing is said but what the catalogue says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(brokenAnswer(name), fittingAnswer(name)), async (answer) => {
        expect(await goEverywhere(name, answer, others)).toEqual([])
      }),
      { seed, numRuns: 12 },
    )
  })
})
