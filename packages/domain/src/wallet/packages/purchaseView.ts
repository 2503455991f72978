import type { Price } from '@lagoon/contract/money/price'
import { CUSTOM_RECHARGE } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PurchaseObstacle } from '@lagoon/contract/wallet/enums'
import type { CallProblem } from '../../errors/callProblem.ts'
import { popupOf } from '../../errors/popupOf.ts'
import { operationPaths } from '@lagoon/contract/paths'
import { minor } from '@lagoon/contract/money/money'
import { atom } from '../../store.ts'
import type { BuyPackageView, Order, Purchase, PurchaseView } from './buyPackage.state.ts'
import type { Cashier } from './packages.adapter.ts'
import { cashierAtom } from './packages.atoms.ts'
import { attemptAtom, purchaseAtom, shownTotalAtom } from './purchase.atoms.ts'
import { draftAtom } from './quote.atoms.ts'

const UNIT = 100n

const orderAt = ({ packages, recharge }: Cashier, packageId: string): Order | undefined => {
  if (packageId === CUSTOM_RECHARGE) return recharge
  const offer = packages.find(({ id }) => id === packageId)
  return offer && { kind: 'package', offer }
}

const obstacleStates = {
  EMAIL_NOT_CONFIRMED: 'emailNotConfirmed',
  NO_COUNTRY_IN_PROFILE: 'noCountryInProfile',
  KYC_REQUIRED: 'kycRequired',
} as const satisfies Record<PurchaseObstacle, BuyPackageView['state']>
const isObstacle = (code: string): code is PurchaseObstacle => Object.hasOwn(obstacleStates, code)

/** What the server's refusal of a purchase is on the screen; undefined where the form is there as it was. */
const refusedView = (purchase: Purchase, problem: CallProblem, expected: Price | undefined): BuyPackageView | undefined => {
  if (problem.kind !== 'refusal') return undefined
  const { code = '' } = problem
  if (isObstacle(code)) return { state: obstacleStates[code], ...purchase }
  if (code === 'PROVIDER_UNAVAILABLE') return { state: 'providerUnavailable', ...purchase }
  if (code === 'PRICE_CHANGED' && expected !== undefined) return { state: 'priceChanged', before: expected, ...purchase }
  if (code !== 'PURCHASE_LIMIT_EXCEEDED') return undefined
  const popup = popupOf(problem, operationPaths.BuyPackage)
  return popup?.kind === 'purchaseLimitExceeded'
    ? { state: 'purchaseLimitExceeded', ...(popup.limit && { limitExceeded: popup.limit }), ...purchase }
    : undefined
}

/** What a payment in crypto is for, before there is one. */
const cryptoOrderOf = (order: Order, price: Price) =>
  order.kind === 'package'
    ? { name: order.offer.name, price, tokens: [order.offer.tokens, ...order.offer.extras], art: order.offer.art }
    : { name: 'Custom recharge', price, tokens: [{ kind: 'GAME' as const, minor: minor((price.minor * order.tokensPerUnit) / UNIT) }] }

/** The place where one package is bought, or an amount of the player's own. */
export const purchaseViewOf = (packageId: string) =>
  atom((get): PurchaseView => {
    const known = get(cashierAtom)
    if (known.state !== 'loaded') return known
    const order = orderAt(known.value, packageId)
    if (order === undefined) return { state: 'packageNotFound' }
    const { methods, limit, obstacle } = known.value
    const draft = get(draftAtom)
    const { coupon, quote, isNotForSale } = draft
    if (order.kind === 'package' && (isNotForSale || order.offer.availability !== 'AVAILABLE'))
      return { state: 'notForSale', offer: order.offer }
    const { chosen, currencies, isAskingCurrencies = false, isProviderDown = false, expected } = get(attemptAtom)
    const said = get(purchaseAtom)
    // Begun, and on the way to the provider's page.
    const isSubmitting = said.state !== 'editing' || isAskingCurrencies
    const total = get(shownTotalAtom)
    const problem = said.state === 'editing' ? said.problem : undefined
    const isPriceOld = problem?.kind === 'refusal' && problem.code === 'PRICE_CHANGED'
    if (currencies !== undefined && total !== undefined && (problem === undefined || isSubmitting) && !isPriceOld)
      return { state: 'chooseCurrency', order: cryptoOrderOf(order, total), currencies, isSubmitting }
    const purchase: Purchase = {
      order,
      coupon,
      methods,
      ...(quote === undefined ? {} : { quote }),
      ...(limit === undefined ? {} : { limit }),
      ...(chosen === undefined ? {} : { chosen }),
      ...(said.state === 'editing' ? { refusals: said.refusals } : {}),
    }
    if (isSubmitting) return { state: 'submitting', ...purchase }
    if (isProviderDown) return { state: 'providerUnavailable', ...purchase }
    const refused = problem && refusedView(purchase, problem, expected)
    if (refused !== undefined) return refused
    return obstacle === undefined ? { state: 'choosing', ...purchase } : { state: obstacleStates[obstacle], ...purchase }
  })
