import type { Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import { CUSTOM_RECHARGE } from '@lagoon/contract/wallet/purchaseAddresses'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf, VariablesOf } from '../../client/operation.ts'
import { hasCode, type CallProblem } from '../../errors/callProblem.ts'
import { saving } from '../../kernel/saving.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { toWirePrice } from '../money.adapter.ts'
import { holdPaymentAtom } from '../payments/knownPayment.atoms.ts'
import { cashierAtom, loadCashierAtom } from './packages.atoms.ts'
import { buyPackage, cryptoCurrencies } from './packages.operations.ts'
import {
  askQuoteAtom,
  beginDraftAtom,
  couponOf,
  draftAtom,
  dropQuoteAtom,
  loseOfferAtom,
  orderOf,
  refuseCouponAtom,
} from './quote.atoms.ts'

/** What the player chose when they pressed the button. */
export interface Chosen {
  readonly amount: Minor | undefined
  readonly methodId: string
}
type CryptoCurrencies = ResultOf<'CryptoCurrencies'>['cryptoCurrencies']

/** How far a purchase is, besides what the server said of the last attempt. */
interface Attempt {
  readonly chosen?: Chosen
  /** The sum that was asked for. */
  readonly expected?: Price
  readonly cryptoCurrency?: string
  /** To choose from, where it is paid in crypto. */
  readonly currencies?: CryptoCurrencies
  readonly isAskingCurrencies?: boolean
  readonly isProviderDown?: boolean
}
const purchase = saving(buyPackage)
const heldAtom = ownedAtom<Attempt>({})
/** How far the purchase is. */
export const attemptAtom = atom((get) => get(heldAtom))
/** What the server said of it. */
export const purchaseAtom = purchase.savingAtom

/** What is shown as the sum: the server's, or until it is known the price of the package. */
export const shownTotalAtom = atom((get): Price | undefined => {
  const { quote, packageId, amount } = get(draftAtom)
  if (quote !== undefined) return quote.total
  const known = get(cashierAtom)
  if (known.state !== 'loaded') return undefined
  if (packageId === CUSTOM_RECHARGE) return amount === undefined ? undefined : { currency: known.value.currency, minor: amount }
  return known.value.packages.find(({ id }) => id === packageId)?.finalAmount
})

const isOnItsWayAtom = atom((get) => get(purchase.savingAtom).state === 'saving')

/** Opens the place of a purchase: what is for sale, and the sum of what is chosen. One that is on its way there is shown as such. */
export const openPurchaseAtom = atom(null, (get, set, packageId: string, code: string | null) => {
  if (!get(isOnItsWayAtom) || get(draftAtom).packageId !== packageId) {
    set(heldAtom, {})
    set(purchase.reset)
  }
  return Promise.all([set(loadCashierAtom), set(beginDraftAtom, packageId, code)])
})

/** The form is there again, unless a purchase is on its way; what stood in the way of the last attempt no longer shows. */
export const backToFormAtom = atom(null, (get, set) => {
  if (get(isOnItsWayAtom)) return
  const { chosen } = get(heldAtom)
  set(heldAtom, chosen === undefined ? {} : { chosen })
  set(purchase.reset)
})

/** What the sum hangs on is another one than the server was asked for: its last word is about nothing any more. */
const resetRefusedAtom = atom(null, async (_get, set, problem: CallProblem) => {
  if (hasCode(problem, 'PRICE_CHANGED')) {
    set(dropQuoteAtom)
    await set(loadCashierAtom)
    return set(askQuoteAtom)
  }
  if (hasCode(problem, 'COUPON_INVALID')) {
    set(purchase.reset)
    return set(refuseCouponAtom, problem)
  }
  if (hasCode(problem, 'PACKAGE_NOT_FOR_SALE') || hasCode(problem, 'PACKAGE_NOT_FOUND')) return set(loseOfferAtom)
  return undefined
})

/** A payment that was begun, as far as it says where it is paid. */
export type Begun = Pick<ResultOf<'BuyPackage'>['buyPackage'], 'id' | 'state' | 'step'>

const buyAtom = atom(null, async (get, set, overThreshold: boolean): Promise<Begun | undefined> => {
  const { chosen, cryptoCurrency } = get(heldAtom)
  const draft = get(draftAtom)
  const order = orderOf(draft)
  const expected = get(shownTotalAtom)
  if (chosen === undefined || order === undefined || expected === undefined) return undefined
  set(heldAtom, { ...get(heldAtom), expected })
  const input: VariablesOf<'BuyPackage'>['input'] = {
    order,
    coupon: couponOf(draft),
    methodId: chosen.methodId,
    cryptoCurrency: cryptoCurrency ?? null,
    expected: toWirePrice(expected),
    overThreshold,
  }
  const answer = await set(purchase.save, { input })
  if (answer !== undefined) {
    set(holdPaymentAtom, answer.buyPackage)
    return answer.buyPackage
  }
  const { state, ...said } = get(purchase.savingAtom)
  if (state === 'editing' && 'problem' in said && said.problem !== undefined) await set(resetRefusedAtom, said.problem)
  return undefined
})

const askCurrenciesAtom = atom(null, async (get, set, chosen: Chosen) => {
  const price = get(shownTotalAtom)
  if (price === undefined) return
  set(heldAtom, { chosen, isAskingCurrencies: true })
  const answer = await get(domainAtom).client.call(cryptoCurrencies, { methodId: chosen.methodId, price: toWirePrice(price) })
  if (get(heldAtom).chosen !== chosen) return
  if (answer.ok) set(heldAtom, { chosen, currencies: answer.value.cryptoCurrencies })
  else set(heldAtom, { chosen, isProviderDown: hasCode(answer.error, 'PROVIDER_UNAVAILABLE') })
})

/** Pays for what is chosen, or asks first for the currency where it is crypto. Undefined where nothing was begun: the view says why. */
export const payAtom = atom(null, async (get, set, chosen: Chosen): Promise<Begun | undefined> => {
  const known = get(cashierAtom)
  // One that is begun, or on its way, is not begun again: the page is being left.
  const isUnderWay = get(purchase.savingAtom).state !== 'editing' || get(heldAtom).isAskingCurrencies === true
  // A code that is being checked may change the sum that stands on the button.
  if (known.state !== 'loaded' || isUnderWay || get(draftAtom).coupon.status === 'checking') return undefined
  set(purchase.reset)
  if (known.value.methods.find(({ id }) => id === chosen.methodId)?.kind === 'CRYPTO') {
    await set(askCurrenciesAtom, chosen)
    return undefined
  }
  set(heldAtom, { chosen })
  return set(buyAtom, false)
})

/** The player chose the currency of a payment in crypto. */
export const chooseCurrencyAtom = atom(null, (get, set, cryptoCurrency: string) => {
  set(heldAtom, { ...get(heldAtom), cryptoCurrency })
  return set(buyAtom, false)
})

/** The player confirmed to go over a threshold of the operator, once. */
export const buyOverThresholdAtom = atom(null, (_get, set) => set(buyAtom, true))
