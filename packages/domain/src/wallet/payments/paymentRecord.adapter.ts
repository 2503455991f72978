import type { ResultOf } from '../../client/operation.ts'
import { toAmount, toPrice } from '../money.adapter.ts'
import { toConversion } from '../transactions/transactions.adapter.ts'
import { isUnpaid, toFacts } from './payment.adapter.ts'
import type { PaymentRecord, PaymentRecordView, ReceiptFile } from './paymentRecord.state.ts'

export type WireRecord = ResultOf<'PaymentRecord'>['paymentRecord']

const toRecord = ({ payment, reference, listPrice, discount, conversion, takenBack, owed }: WireRecord): PaymentRecord => ({
  ...toFacts(payment),
  received: payment.received.map(toAmount),
  listPrice: toPrice(listPrice),
  takenBack: takenBack.map(toAmount),
  owed: owed.map(toAmount),
  ...(discount === null ? {} : { discount: toPrice(discount) }),
  ...(conversion === null ? {} : { conversion: toConversion(conversion) }),
  ...(reference === null ? {} : { reference }),
})

/** What of the page only this device knows. */
interface Here {
  readonly isChecking: boolean
  readonly receipt: ReceiptFile
}

/** A payment with all that is known of it. What failed without a reason failed at the provider. */
export const toPaymentRecord = (wire: WireRecord, { isChecking, receipt }: Here): PaymentRecordView => {
  const record = toRecord(wire)
  switch (wire.payment.state) {
    case 'SUCCESS':
      return { state: record.reversed === undefined ? 'paid' : 'takenBack', record, receipt }
    case 'PENDING':
      return { state: 'pending', record, isChecking, ...(isUnpaid(wire.payment) && { isUnpaid: true }) }
    case 'FAILURE':
      return { state: 'notPaid', record, reason: wire.payment.failure ?? 'ERROR' }
  }
}
