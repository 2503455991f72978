import { demoPackages } from '@lagoon/contract/demo/packages'
import type { ResultOf } from '../client/operation.ts'
import { wirePayment, wirePrice } from './wireCashier.ts'

type WireRecord = ResultOf<'PaymentRecord'>['paymentRecord']

/** A payment that was paid, with what only its own page shows. */
export const wireRecord = (more: Partial<WireRecord> = {}): WireRecord => ({
  payment: wirePayment({ state: 'SUCCESS' }),
  reference: '711',
  listPrice: wirePrice(demoPackages.harbor.price),
  discount: null,
  conversion: null,
  takenBack: [],
  owed: [],
  hasReceipt: true,
  ...more,
})
