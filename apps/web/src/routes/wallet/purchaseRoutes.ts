import { thankYouAddress } from '@lagoon/contract/wallet/addresses'
import { nuveiCallBackAddress, packagesAddress, payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { readCouponCode } from '@lagoon/contract/wallet/wallet.rules'
import { forgetCardAtom } from '@lagoon/domain/wallet/packages/packages.atoms'
import {
  backToFormAtom,
  buyOverThresholdAtom,
  chooseCurrencyAtom,
  openPurchaseAtom,
  payAtom,
  type Begun,
} from '@lagoon/domain/wallet/packages/purchase.atoms'
import { purchaseViewOf } from '@lagoon/domain/wallet/packages/purchaseView'
import { applyCouponAtom, chooseAmountAtom, removeCouponAtom } from '@lagoon/domain/wallet/packages/quote.atoms'
import {
  buyAgainAddressOf,
  cancelPaymentAtom,
  closeFrameAtom,
  hasFrameOf,
  keepStepAtom,
  payViewOf,
} from '@lagoon/domain/wallet/payments/pay.atoms'
import { checkAtProviderAtom, followPaymentAtom } from '@lagoon/domain/wallet/payments/paymentReturn.atoms'
import { definePage } from '../defineRoute.ts'
import { goOnTo, isStillAt, type PageContext, type Place } from '../place.ts'
import { leaveFor } from './leaveFor.ts'

const packageIn = ({ query }: Place): string => query.get('package') ?? ''
/** The coupon of an address, where it can be one. */
const couponIn = ({ query }: Place): string | null => {
  const read = readCouponCode(query.get('coupon') ?? '')
  return 'code' in read ? read.code : null
}

/** Where a payment that was begun goes on, for a player who still waits for it. */
const goOn = (context: PageContext, { id, state, step }: Begun): void => {
  const { domain, set } = context
  if (!isStillAt(context)) return
  if (state !== 'PENDING' || step === null) domain.page.goTo(thankYouAddress(id))
  else if (step.kind === 'REDIRECT' && step.url !== null) leaveFor(step.url, () => set(backToFormAtom))
  else domain.page.goTo(payAddress(id))
}

/** profile?tab=packages&package=: one purchase. */
export const buyPackage = definePage({
  load: ({ set, place }) => set(openPurchaseAtom, packageIn(place), couponIn(place)),
  view: (place) => purchaseViewOf(packageIn(place)),
  title: (view) => {
    if (view.state === 'chooseCurrency') return 'Pay with crypto'
    return 'order' in view && view.order.kind === 'package' ? `Buy ${view.order.offer.name}` : undefined
  },
  events: (context) => {
    const { set } = context
    const begin = async (buying: Promise<Begun | undefined>) => {
      const begun = await buying
      if (begun !== undefined) goOn(context, begun)
    }
    return {
      onAmount: (amount) => set(chooseAmountAtom, amount),
      onApplyCoupon: ({ code }) => void set(applyCouponAtom, code),
      onRemoveCoupon: () => void set(removeCouponAtom),
      onPay: (chosen) => void begin(set(payAtom, chosen)),
      onForgetCard: ({ id }) => void set(forgetCardAtom, id),
      onContinue: () => {
        const view = context.get(purchaseViewOf(packageIn(context.place)))
        // Only what the operator asks about is passed.
        if (view.state === 'purchaseLimitExceeded' && view.limitExceeded?.setBy === 'OPERATOR') void begin(set(buyOverThresholdAtom))
        else set(backToFormAtom)
      },
      onCancel: () => set(backToFormAtom),
      onChooseCurrency: ({ id }) => void begin(set(chooseCurrencyAtom, id)),
    }
  },
  screen: () => import('@lagoon/ui/screens/wallet/BuyPackage/BuyPackage').then(({ BuyPackage }) => BuyPackage),
})

const paymentIn = ({ query }: Place): string => query.get('payment') ?? ''

/** profile?tab=packages&payment=: where a payment that was begun is paid. */
export const pay = definePage({
  load: async ({ set, place }) => {
    await set(followPaymentAtom, paymentIn(place))
    set(keepStepAtom, paymentIn(place))
  },
  view: (place) => payViewOf(paymentIn(place)),
  title: (view) => ('payment' in view ? `Pay for ${view.payment.item}` : undefined),
  events: (context) => {
    const { get, set, domain, place } = context
    const id = paymentIn(place)
    const returnAddress = () => (get(hasFrameOf(id)) ? nuveiCallBackAddress(id) : thankYouAddress(id))
    return {
      onFinished: () => {
        void set(checkAtProviderAtom, id)
        domain.page.goTo(nuveiCallBackAddress(id), { replace: true })
      },
      onClosed: () => set(closeFrameAtom, id, true),
      onReopen: () => set(closeFrameAtom, id, false),
      onGoToProvider: () => {
        const view = get(payViewOf(id))
        if (view.state === 'atProvider') leaveFor(view.url, () => undefined)
      },
      onDone: () => domain.page.goTo(id === '' ? packagesAddress() : returnAddress(), { replace: true }),
      onCancel: async () => {
        if (await set(cancelPaymentAtom, id)) goOnTo(context, thankYouAddress(id), { replace: true })
      },
      onStartAgain: () => domain.page.goTo(get(buyAgainAddressOf(id))),
    }
  },
  screen: () => import('@lagoon/ui/screens/wallet/Pay/Pay').then(({ Pay }) => Pay),
})
