import { createHash } from 'node:crypto'
import { noticeChecksumText } from '@lagoon/contract/wire/nuvei/checksums'
import { responseTimeOf } from '@lagoon/contract/wire/nuvei/nuvei'
import type { Notice } from '../../server/noticeSender.ts'
import type { Order, Transaction } from './book.ts'

const pppStatus = { APPROVED: 'OK', PENDING: 'PENDING', REDIRECT: 'PENDING', DECLINED: 'FAIL', CANCELED: 'FAIL', ERROR: 'FAIL' } as const

export interface DmnOptions {
  readonly merchantId: string
  readonly merchantSiteId: string
  readonly secret: string
  /** Signed with another secret where a tester wants that. */
  readonly isSignedRight: boolean
}

/** A notice (DMN) about a transaction, as a form. */
export const dmnOf = (
  order: Order,
  transaction: Transaction,
  { merchantId, merchantSiteId, secret, isSignedRight }: DmnOptions,
): Notice => {
  const { card } = transaction
  const form = new URLSearchParams({
    ppp_status: pppStatus[transaction.status],
    Status: transaction.status === 'REDIRECT' ? 'PENDING' : transaction.status,
    PPP_TransactionID: transaction.pppId,
    TransactionID: transaction.id,
    ...(transaction.relatedTo !== undefined && { relatedTransactionId: transaction.relatedTo }),
    transactionType: transaction.type,
    type: 'DEPOSIT',
    merchant_id: merchantId,
    merchant_site_id: merchantSiteId,
    totalAmount: transaction.amount,
    currency: transaction.currency,
    responseTimeStamp: responseTimeOf(new Date(transaction.at)),
    productId: order.productId,
    clientUniqueId: order.clientUniqueId,
    merchant_unique_id: order.clientUniqueId,
    clientRequestId: order.clientRequestId,
    user_token_id: order.userTokenId,
    payment_method: 'cc_card',
    ...(card && {
      cardCompany: card.brand,
      cardNumber: `${card.bin.slice(0, 1)}****${card.lastFour}`,
      bin: card.bin,
      last4Digits: card.lastFour,
      expMonth: card.month,
      expYear: card.year,
    }),
    ...(transaction.storedCardId !== undefined && { userPaymentOptionId: transaction.storedCardId }),
    Reason: transaction.reason?.text ?? '',
    ReasonCode: transaction.reason?.code ?? '0',
    ErrCode: transaction.reason?.errCode ?? '0',
    ExErrCode: '0',
  })
  const text = noticeChecksumText((name) => form.get(name), isSignedRight ? secret : `${secret} of somebody else`)
  form.set('advanceResponseChecksum', createHash('sha256').update(text).digest('hex'))
  return {
    url: order.notificationUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  }
}
