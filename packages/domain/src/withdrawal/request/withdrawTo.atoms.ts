import * as v from 'valibot'
import { NEW_ACCOUNT, type WithdrawDraft } from '@lagoon/contract/withdrawal/addresses'
import type { Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import { limitsOf, receivesFor, withdrawAmountSchema } from '@lagoon/contract/withdrawal/withdrawal.rules'
import { loadProfileAtom, profileAtom } from '../../account/profile/profile.atoms.ts'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../client/operation.ts'
import { hasCode } from '../../errors/callProblem.ts'
import { numbered, type Answer } from '../../kernel/numbered.ts'
import { saving } from '../../kernel/saving.ts'
import { atom, type Atom } from '../../store.ts'
import { toWirePrice } from '../../wallet/money.adapter.ts'
import { holdWithdrawalAtom } from '../followed/followedWithdrawal.atoms.ts'
import { loadSettingsAtom, refreshSettingsAtom, settingsAtom } from '../settings.atoms.ts'
import { stepUpViewAtom } from '../stepUp/stepUp.atoms.ts'
import type { KnownSettings } from '../withdrawal.adapter.ts'
import type { PayoutOffer } from '../withdrawal.state.ts'
import { payoutCurrencies, requestWithdrawal } from '../withdrawal.operations.ts'
import { cardStageAtom } from './card.atoms.ts'
import { accountSaidAtom, forgetAccountSaidAtom } from './payoutForm.atoms.ts'
import { profileIdOf } from './profileIds.ts'
import { askQuoteAtom, forgetQuoteAtom, obstacleIn, quoteAtom, saidOf, showingQuoteAtom } from './quote.atoms.ts'
import type { WayClosedView, WithdrawToView } from './withdrawTo.state.ts'

const request = saving(requestWithdrawal)

/** What amount and method of an address come to; undefined where they are none that can be withdrawn now. */
const orderOf = (
  settings: KnownSettings,
  { way, amount: typed = '' }: WithdrawDraft,
): { offer: PayoutOffer; amount: Minor } | undefined => {
  const offer = settings.ways.find((one) => one.way === way)
  if (offer === undefined || settings.obstacles.length > 0) return undefined
  const parsed = v.safeParse(withdrawAmountSchema(limitsOf(settings, offer)), typed)
  return parsed.success ? { offer, amount: parsed.output } : undefined
}

/** That the method of an address is closed while others are open, with those that take its amount. */
const wayClosedIn = (settings: KnownSettings, draft: WithdrawDraft): WayClosedView | undefined => {
  const { way } = draft
  const { ways, obstacles } = settings
  if (way === undefined || obstacles.length > 0 || ways.length === 0 || ways.some((offer) => offer.way === way)) return undefined
  const orders = ways.flatMap((offer) => orderOf(settings, { ...draft, way: offer.way }) ?? [])
  const [order] = orders
  return { state: 'wayClosed', way, others: orders.map(({ offer }) => offer.way), ...(order && { amount: order.amount }), draft }
}

interface Currencies {
  /** What they are asked for, as text: another amount wants another list. */
  readonly of: string
  readonly list: ResultOf<'PayoutCurrencies'>['payoutCurrencies']
  readonly isDown: boolean
}
const { valueAtom: currenciesAtom, callAtom: callCurrenciesAtom } = numbered<'PayoutCurrencies', Currencies>(payoutCurrencies, {
  of: '',
  list: [],
  isDown: false,
})

const isFormShownAtom = atom(false)
const showingFormAtom = atom(undefined, (_get, set, isShown: boolean) => set(isFormShownAtom, isShown))
showingFormAtom.onMount = (show) => {
  show(true)
  return () => show(false)
}

/** Asks what a price is in each currency, and anew when the first of the rates has ended, for as long as the form is shown. */
const askCurrenciesAtom = atom(null, async (get, set, price: Price): Promise<void> => {
  const variables = { price: toWirePrice(price) }
  const of = JSON.stringify(variables)
  // Rates that are at hand are better than none; they say themselves when they end.
  const after = (answer: Answer<'PayoutCurrencies'>, now: Currencies): Currencies =>
    answer.ok ? { of, list: answer.value.payoutCurrencies, isDown: false } : { of, list: now.of === of ? now.list : [], isDown: true }
  await set(callCurrenciesAtom, variables, get(currenciesAtom), after, { how: 'quietly' })
  const held = get(currenciesAtom)
  const { ports, serverClock, store } = get(domainAtom)
  const ends = held.list.map(({ rateEndsAt }) => Date.parse(rateEndsAt))
  if (ends.length === 0) return
  ports.clock.after(Math.max(5_000, Math.min(...ends) - serverClock.now()), () => {
    if (get(isFormShownAtom) && get(currenciesAtom) === held) void store.set(askCurrenciesAtom, price)
  })
})

/** The account of an address, where it is one that is saved; of a method that pays to the profile the only one there is. */
const accountAt = ({ way, accounts }: PayoutOffer, to: string) =>
  profileIdOf(way) === undefined ? accounts.find(({ id }) => id === to) : accounts[0]

/** Asks for what the step needs besides the settings: the sum for a chosen account, or rates for a new address. */
const askFurtherAtom = atom(null, async (get, set, draft: WithdrawDraft, to: string) => {
  const known = get(settingsAtom)
  const order = known.state === 'loaded' ? orderOf(known.value, draft) : undefined
  if (known.state !== 'loaded' || order === undefined) return
  const { offer, amount } = order
  const account = accountAt(offer, to)
  if (account !== undefined) await set(askQuoteAtom, { amount, accountId: account.id })
  else {
    set(forgetQuoteAtom)
    if (offer.way === 'CRYPTO') await set(askCurrenciesAtom, receivesFor(amount, known.value.tokenWorth, offer))
  }
})

/** Opens the step behind amount and method; `to` is an account, or says that a new one is to be given. */
export const openWithdrawToAtom = atom(null, async (get, set, draft: WithdrawDraft, to: string) => {
  if (get(request.savingAtom).state !== 'saving') set(request.reset)
  set(forgetAccountSaidAtom)
  await Promise.all([set(loadSettingsAtom), set(loadProfileAtom)])
  await set(askFurtherAtom, draft, to)
})

/** Requests the withdrawal, of exactly what is shown. Answers its id; undefined where it was not: the view says why. */
export const requestAtom = atom(null, async (get, set, draft: WithdrawDraft, to: string): Promise<string | undefined> => {
  const known = get(settingsAtom)
  const { quote } = get(quoteAtom)
  const order = known.state === 'loaded' ? orderOf(known.value, draft) : undefined
  const account = order && accountAt(order.offer, to)
  if (order === undefined || account === undefined) return undefined
  const subject = { amount: order.amount, accountId: account.id }
  // Nobody is asked for a sum that was not shown: pressed again, the button asks what it is.
  if (quote.state === 'failed') await set(askQuoteAtom, subject)
  if (quote.state !== 'known') return undefined
  const { receives } = quote
  const answer = await set(request.save, {
    input: { amount: String(subject.amount), accountId: subject.accountId, expected: toWirePrice(receives) },
  })
  if (answer !== undefined) {
    set(holdWithdrawalAtom, answer.requestWithdrawal)
    void get(domainAtom).store.set(refreshSettingsAtom)
    return answer.requestWithdrawal.id
  }
  const now = get(request.savingAtom)
  const problem = now.state === 'editing' ? now.problem : undefined
  if (problem === undefined || hasCode(problem, 'WITHDRAW_DECLINED')) return undefined
  set(request.reset)
  await set(askQuoteAtom, subject, hasCode(problem, 'PRICE_CHANGED') ? { kind: 'priceChanged', before: receives } : saidOf(problem))
  // What bars the request says so here, with the way on: by the new settings this page would be none any more.
  const { said } = get(quoteAtom)
  if (said?.kind !== 'obstacle' && said?.kind !== 'amount') void get(domainAtom).store.set(refreshSettingsAtom)
  return undefined
})

/** After a refusal: what was chosen is there again. */
export const backToRequestAtom = request.reset

/** Where the money goes, and the request itself. */
export const withdrawToViewOf = (draft: WithdrawDraft, to: string): Atom<WithdrawToView> =>
  atom((get): WithdrawToView => {
    const known = get(settingsAtom)
    if (known.state !== 'loaded') return known
    const profile = get(profileAtom)
    if (profile.state !== 'loaded') return profile
    const settings = known.value
    const order = orderOf(settings, draft)
    const said = get(request.savingAtom)
    // While one is requested, or was just now, what it leaves is no measure of it.
    if (order === undefined && said.state === 'saved') return { state: 'loading' }
    if (order === undefined) return wayClosedIn(settings, draft) ?? { state: 'notOffered', draft }
    const { offer, amount } = order
    const { way, fee, arrivalDays, accounts } = offer
    const { quote, said: against } = get(quoteAtom)
    get(showingQuoteAtom)
    const asked = {
      way,
      amount,
      ...(fee === undefined ? {} : { fee }),
      receives: receivesFor(amount, settings.tokenWorth, offer),
      arrivalDays,
      ...(quote.state === 'known' ? { receives: quote.receives, expectedBy: quote.expectedBy } : {}),
    }
    if (said.state !== 'editing') return { state: 'submitting', request: asked }
    if (said.problem !== undefined && hasCode(said.problem, 'WITHDRAW_DECLINED')) {
      const obstacle = obstacleIn(said.problem)
      const { message } = said.problem
      return {
        state: 'declined',
        request: asked,
        draft,
        ...(obstacle === undefined ? {} : { obstacle }),
        ...(message === undefined ? {} : { reason: message }),
      }
    }
    const { refusals, isProviderDown } = get(accountSaidAtom)
    const stepUp = get(stepUpViewAtom)
    const idOf = profileIdOf(way)
    const step = {
      request: asked,
      draft,
      newAccountHours: settings.newAccountHours,
      hasAccounts: idOf === undefined && accounts.length > 0,
      ...(stepUp === undefined ? {} : { stepUp }),
      ...(isProviderDown ? { isProviderDown } : {}),
    }
    // An account that is gone has no sum; that of one just chosen is asked for next.
    const isChosen = accountAt(offer, to) !== undefined
    const shown = quote.state === 'none' ? { state: 'asking' as const } : quote
    const requesting = { quote: isChosen ? shown : { state: 'none' as const }, ...(against === undefined ? {} : { said: against }) }
    if (idOf !== undefined) {
      const id = idOf(profile.value.personalInfo)
      const [account] = accounts
      if (id === '') return { ...step, state: 'idMissing' }
      return { ...step, ...requesting, state: 'idPresent', id, ...(account === undefined ? {} : { account }) }
    }
    if (accounts.length > 0 && to !== NEW_ACCOUNT) {
      const chosenId = accountAt(offer, to)?.id ?? ''
      return { ...step, ...requesting, state: 'choosingAccount', accounts, chosenId }
    }
    get(showingFormAtom)
    if (way === 'CARD') return { ...step, state: 'card', card: get(cardStageAtom) }
    if (way === 'CRYPTO') {
      const { list, isDown } = get(currenciesAtom)
      return { ...step, state: 'crypto', currencies: list, refusals, ...(isDown ? { isProviderDown: true } : {}) }
    }
    return { ...step, state: 'bank', country: profile.value.contactDetails.country, refusals }
  })
