import type { Amount, Minor } from '@lagoon/contract/money/money'
import { couponRefusals } from '@lagoon/contract/wallet/enums'
import { CUSTOM_RECHARGE } from '@lagoon/contract/wallet/purchaseAddresses'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { VariablesOf } from '../../client/operation.ts'
import { hasCode, type CallProblem } from '../../errors/callProblem.ts'
import { numbered, type Answer } from '../../kernel/numbered.ts'
import { atom } from '../../store.ts'
import { toAmount } from '../money.adapter.ts'
import type { CouponCheck, Quote } from './buyPackage.state.ts'
import { toQuote } from './packages.adapter.ts'
import { purchaseQuote } from './packages.operations.ts'

/** How long an amount stays as typed before its sum is asked for. */
const PAUSE_MS = 400

/** What the player is about to buy, as far as it is chosen. */
interface Draft {
  /** Id of the package, or the word for an amount of the player's own. */
  readonly packageId: string
  readonly amount: Minor | undefined
  readonly coupon: CouponCheck
  /** The sum of all of the above; undefined until it is known. */
  readonly quote: Quote | undefined
  readonly isNotForSale: boolean
}
const noDraft: Draft = { packageId: '', amount: undefined, coupon: { status: 'none' }, quote: undefined, isNotForSale: false }

const { valueAtom: heldAtom, callAtom } = numbered<'PurchaseQuote', Draft>(purchaseQuote, noDraft)

/** What the player is about to buy. */
export const draftAtom = atom((get) => get(heldAtom))

type OrderInput = VariablesOf<'PurchaseQuote'>['order']

/** The order as the server takes it; undefined while no amount is chosen. */
export const orderOf = ({ packageId, amount }: Pick<Draft, 'packageId' | 'amount'>): OrderInput | undefined => {
  if (packageId !== CUSTOM_RECHARGE) return { packageId }
  return amount === undefined ? undefined : { amount: String(amount) }
}

/** The code that the order goes with: one that is refused goes with none. */
export const couponOf = ({ coupon }: Pick<Draft, 'coupon'>): string | null =>
  coupon.status === 'valid' || coupon.status === 'checking' ? coupon.code : null

/** A refused coupon with its reason; a reason that this version does not know is none. */
const refusedCoupon = (code: string, problem: CallProblem): CouponCheck => {
  const said = problem.kind === 'refusal' ? problem.facts?.['reason'] : undefined
  const reason = couponRefusals.find((known) => known === said)
  return { status: 'invalid', code, ...(reason === undefined ? {} : { reason }) }
}

interface Benefit {
  readonly code: string
  readonly discountPercent: number | null
  readonly extraTokens: { readonly kind: Amount['kind']; readonly amount: string } | null
}
const validCoupon = ({ code, discountPercent, extraTokens }: Benefit): CouponCheck => ({
  status: 'valid',
  code,
  ...(discountPercent === null ? {} : { discountPercent }),
  ...(extraTokens === null ? {} : { extraTokens: toAmount(extraTokens) }),
})

const answered =
  (coupon: string | null) =>
  (answer: Answer<'PurchaseQuote'>, now: Draft): Draft => {
    if (answer.ok) {
      const { purchaseQuote: wire } = answer.value
      const known = wire.coupon === null ? now.coupon : validCoupon(wire.coupon)
      return { ...now, quote: toQuote(wire), coupon: known.status === 'checking' ? { status: 'none' } : known }
    }
    if (hasCode(answer.error, 'COUPON_INVALID')) return { ...now, coupon: refusedCoupon(coupon ?? '', answer.error) }
    const isNotForSale = hasCode(answer.error, 'PACKAGE_NOT_FOR_SALE') || hasCode(answer.error, 'PACKAGE_NOT_FOUND')
    return { ...now, isNotForSale, coupon: now.coupon.status === 'checking' ? { status: 'none' } : now.coupon }
  }

/** Asks for the sum of what is chosen. */
export const askQuoteAtom = atom(null, async (get, set): Promise<void> => {
  const draft = get(heldAtom)
  const order = orderOf(draft)
  const coupon = couponOf(draft)
  if (order === undefined) return
  const answer = await set(callAtom, { order, coupon }, draft, answered(coupon))
  const isRefused = !answer.ok && hasCode(answer.error, 'COUPON_INVALID')
  const now = get(heldAtom)
  // The sum without it is another one.
  if (isRefused && now.coupon.status === 'invalid' && now.quote === undefined) await get(domainAtom).store.set(askQuoteAtom)
})

/** Begins with a package, or with an amount of the player's own, and with the coupon of the address. */
export const beginDraftAtom = atom(null, (get, set, packageId: string, code: string | null) => {
  const before = get(heldAtom)
  const isSame = before.packageId === packageId && !before.isNotForSale
  // Without an amount there is nothing to check a code against.
  const status = packageId === CUSTOM_RECHARGE ? 'none' : 'checking'
  const coupon: CouponCheck = code === null ? { status: 'none' } : { status, code }
  set(heldAtom, isSame ? before : { ...noDraft, packageId, coupon })
  return set(askQuoteAtom)
})

/** The player set the amount; undefined while what is typed is none. Its sum is asked for when the typing rests. */
export const chooseAmountAtom = atom(null, (get, set, amount: Minor | undefined) => {
  const before = get(heldAtom)
  if (before.amount === amount) return
  const typed: Draft = { ...before, amount, quote: undefined }
  set(heldAtom, typed)
  const { ports, store } = get(domainAtom)
  ports.clock.after(PAUSE_MS, () => {
    // Through the store: inside its own write `set` would take an atom of jotai for a value.
    if (get(heldAtom) === typed) void store.set(askQuoteAtom)
  })
})

/** Has a coupon checked. Without a sum to check it against it waits for the amount. */
export const applyCouponAtom = atom(null, (get, set, code: string) => {
  set(heldAtom, { ...get(heldAtom), coupon: { status: 'checking', code } })
  return set(askQuoteAtom)
})
export const removeCouponAtom = atom(null, (get, set) => {
  set(heldAtom, { ...get(heldAtom), coupon: { status: 'none' }, quote: undefined })
  return set(askQuoteAtom)
})
/** A coupon that was valid when it was checked, and is not any more. */
export const refuseCouponAtom = atom(null, (get, set, problem: CallProblem) => {
  const before = get(heldAtom)
  set(heldAtom, { ...before, coupon: refusedCoupon(couponOf(before) ?? '', problem), quote: undefined })
  return set(askQuoteAtom)
})
/** The sum at hand is not the one that is asked for any more. */
export const dropQuoteAtom = atom(null, (get, set) => set(heldAtom, { ...get(heldAtom), quote: undefined }))
/** What was chosen cannot be bought any more. */
export const loseOfferAtom = atom(null, (get, set) => set(heldAtom, { ...get(heldAtom), isNotForSale: true }))
