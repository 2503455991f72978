import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { Wish } from '../../payments/outcomes.ts'
import type { Scene } from './scene.ts'

/** A scene of a purchase: the next payment, at every provider that can do it, goes as wished for. */
const paying = (key: string, title: string, wish: Partial<Wish>, then: string): Scene => ({
  key,
  clause: '§4.10',
  title,
  set: [{ do: 'nextPayment', wish }],
  open: packagesAddress(),
  then,
})

/** How a payment ends, and what the player sees on the way back (§4.10). What the provider’s own page says in its list wins over the desk. */
export const payments: readonly Scene[] = [
  paying(
    'payment-succeeds',
    'A payment goes through, the tokens come by themselves',
    { outcome: 'PAYS' },
    'Buy any package with any payment method. You land on the return page; the balance in the header grows in every open tab.',
  ),
  paying(
    'payment-pending',
    'A payment is pending at the provider, then goes through',
    { outcome: 'PAYS_LATER' },
    'Buy a package. The return page waits, home shows the payment; half a minute later the tokens are there.',
  ),
  paying(
    'payment-fails',
    'A payment is declined, with the reason',
    { outcome: 'INSUFFICIENT_FUNDS' },
    'Buy a package by card, MZZPay, or Skrill. The return page says why, and leads back to the same package.',
  ),
  paying(
    'payment-cancelled',
    'The player cancels at the provider',
    { outcome: 'CANCELS' },
    'Buy a package by card, MZZPay, or Skrill. The return page says that nothing was charged.',
  ),
  paying(
    'payment-needs-confirming',
    'The bank asks the player to confirm',
    { outcome: 'CHALLENGE' },
    'Buy a package by card. Confirm, or fail, cancel, or leave the bank’s question.',
  ),
  paying(
    'payment-not-notified',
    'A payment goes through, and the platform is never notified',
    { outcome: 'PAYS', notice: 'NEVER' },
    'Buy a package. The platform asks by itself, and the tokens come.',
  ),
  paying(
    'payment-wrongly-signed',
    'The notification has a wrong signature',
    { outcome: 'PAYS', notice: 'WRONG_SIGNATURE' },
    'Buy a package by card or Skrill. The notification counts for nothing; the tokens come once the platform has asked.',
  ),
  paying(
    'payment-mismatch',
    'Another amount is paid than was asked for',
    { outcome: 'PAYS_OTHER_AMOUNT' },
    'Buy a package by card, MZZPay, or Skrill. Nothing is credited, and the payment is under review.',
  ),
  paying(
    'payment-underpaid',
    'Half of a crypto payment arrives',
    { outcome: 'PAYS_HALF' },
    'Buy a package with crypto. The page asks for the rest, at the same address.',
  ),
  paying(
    'payment-provider-down',
    'The provider fails when a payment begins',
    { start: 'FAILS' },
    'Buy a package. The app says that this payment method isn’t available right now; nothing was charged.',
  ),
]
