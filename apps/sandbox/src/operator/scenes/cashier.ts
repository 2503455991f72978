import { signUpAddress } from '@lagoon/contract/account/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { Scene } from './scene.ts'

/** By the demo's data: the desk switches whatever bears the name. */
const PACKAGE = 'cove'
const COUPON = 'HIGH-TIDE-20'
const DOLLAR = '100'

/** What stands in the way of a purchase, by the platform's own rules: nothing here is a made-up answer. */
export const cashierScenes: readonly Scene[] = [
  {
    key: 'purchase-limit-exceeded',
    clause: '§8.10',
    title: 'The purchase goes over the player’s own limit: it says what is left',
    set: [{ do: 'depositLimit', limit: { minor: DOLLAR, days: 7 } }],
    open: packagesAddress(PACKAGE),
    then: 'As the player of this desk, choose how to pay and pay.',
  },
  {
    key: 'purchase-threshold',
    clause: '§8.10',
    title: 'The purchase goes over the operator’s threshold: continue?',
    set: [{ do: 'purchaseTerms', terms: { threshold: { minor: DOLLAR, days: 1 } } }],
    open: packagesAddress(PACKAGE),
    then: 'As a player, choose how to pay and pay. Confirm: the payment begins.',
  },
  {
    key: 'kyc-required',
    clause: '§8.10',
    title: 'Verification required above an amount',
    set: [{ do: 'purchaseTerms', terms: { kycAbove: DOLLAR } }],
    open: packagesAddress(PACKAGE),
    then: 'Open it as a player whose identity is not verified.',
  },
  {
    key: 'no-country',
    clause: '§8.10',
    title: 'No country in the profile',
    set: [],
    open: signUpAddress,
    then: 'Sign up as someone new and confirm the email; then choose a package. “Choose country” leads to the field.',
  },
  {
    key: 'package-sold-out',
    clause: '§8.10',
    title: 'A package is sold out',
    set: [{ do: 'package', id: PACKAGE, as: 'SOLD_OUT' }],
    open: packagesAddress(),
    then: 'Open it as a player.',
  },
  {
    key: 'package-over',
    clause: '§8.10',
    title: 'An offer has ended',
    set: [{ do: 'package', id: PACKAGE, as: 'ENDED' }],
    open: packagesAddress(PACKAGE),
    then: 'Open it as a player.',
  },
  {
    key: 'coupon-refused',
    clause: '§8.10',
    title: 'A coupon is refused, with its reason',
    set: [{ do: 'coupon', code: COUPON, as: 'EXPIRED' }],
    open: packagesAddress(PACKAGE),
    then: `As a player, enter ${COUPON} and apply it.`,
  },
]
