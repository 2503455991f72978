import { minor } from '@lagoon/contract/money/money'
import type { Services } from '../../src/services.ts'
import { beginPayment, type Purchase } from '../../src/payments/engine/begin.ts'
import type { Harbor } from './harborPayments.ts'

let purchases = 0

/** What a test buys: $19.99 for game and sweep tokens. */
export const purchaseOf = (provider: Pick<Harbor, 'party'>, playerId: string, more: Partial<Purchase> = {}): Purchase => ({
  playerId,
  party: provider.party,
  choice: null,
  title: 'Harbor chest',
  art: 'CHEST',
  packageId: 'harbor-chest',
  price: { currency: 'USD', minor: minor(1_999n) },
  listPrice: 1_999n,
  discount: 0n,
  fee: 0n,
  tokens: [
    { kind: 'GAME', minor: minor(500_000n) },
    { kind: 'SWEEP', minor: minor(2_000n) },
  ],
  couponCode: null,
  methodWords: 'Harbor',
  intentKey: `intent-of-the-tests-${(purchases += 1)}`,
  onTransaction: async () => undefined,
  ...more,
})

/** Begins a purchase; answers our id of its payment. */
export const buy = async (
  services: Services,
  provider: Pick<Harbor, 'party'>,
  playerId: string,
  more: Partial<Purchase> = {},
): Promise<string> => {
  const begun = await beginPayment(services, purchaseOf(provider, playerId, more))
  if (!begun.ok) throw new Error(begun.error)
  return begun.value.paymentId
}
