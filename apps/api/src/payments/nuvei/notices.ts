import { createHash, timingSafeEqual } from 'node:crypto'
import { ok, refused } from '@lagoon/contract/result/result'
import { noticeChecksumText } from '@lagoon/contract/wire/nuvei/checksums'
import { formOf, momentOf, noticeForm, type NoticeForm } from '@lagoon/contract/wire/nuvei/nuvei'
import * as v from 'valibot'
import type { PaymentNotices } from '../protocol.ts'
import { detailsOf } from './calls.ts'
import { cardOf, creditReading, disputeReading, priceOf, reasonOf, saidBy } from './readings.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data)

export const parseNotice = (body: Buffer): NoticeForm | undefined => {
  const form = formOf(body.toString('utf8'))
  // A field without a value is one that was not sent.
  const read = v.safeParse(noticeForm, Object.fromEntries([...(form ?? [])].filter(([, value]) => value !== '')))
  return read.success ? read.output : undefined
}

/**
 * The notices (DMN) of a provider. The checksum covers the amount as text, the currency, the time, the provider's number of the
 * notice, the status and our id of the payment; all else is a hint, so money that went back is read from the provider's books. Its
 * values are joined without a separator: each has a form of its own here, so that none of it can be moved into its neighbor.
 */
export const notices: PaymentNotices = {
  verify: ({ secret }, { body }) => {
    const form = formOf(body.toString('utf8'))
    const given = form?.get('advanceResponseChecksum') ?? ''
    if (!form || !/^[0-9a-f]{64}$/.test(given)) return refused('BAD_SIGNATURE')
    const expected = sha256(noticeChecksumText((name) => form.get(name), secret)).digest()
    return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? ok({}) : refused('BAD_SIGNATURE')
  },

  // The vendor numbers no deliveries: the same bytes are the same event.
  read: (_, body) => {
    const notice = parseNotice(body)
    return (
      (notice && {
        eventId: `${notice.TransactionID}.${sha256(body).digest('hex').slice(0, 32)}`,
        subject: notice.productId,
        at: momentOf(notice.responseTimeStamp),
      }) ??
      null
    )
  },

  say: async (party, { body, at }, signal) => {
    const notice = parseNotice(body)
    if (!notice) return { ignore: 'it is not understood' }
    const { transactionType, Status, productId: paymentId, TransactionID: transactionId } = notice
    if (notice.type !== 'DEPOSIT') return { ignore: `a notice of ${notice.type.slice(0, 40)} is about no payment` }
    const of = { paymentId }
    const said = saidBy(transactionType, Status)
    switch (said.kind) {
      case 'nothing':
        return { ignore: said.why }
      case 'challenge':
        return { of, ask: true }
      case 'back':
      case 'dispute': {
        const details = await detailsOf(party, { clientUniqueId: paymentId }, signal)
        if (details && details.productId !== paymentId) throw new Error('the provider spoke of another payment')
        const reading = details && (said.kind === 'back' ? creditReading(details, at) : disputeReading(details))
        return reading ? { of, reading } : { ignore: 'the provider’s books know nothing of it' }
      }
      case 'word': {
        const price = priceOf(notice.totalAmount, notice.currency)
        if (!price) return { ignore: `paid in ${notice.currency}, in which nothing is sold` }
        const common = { word: said.word, price, transactionId, at }
        if (said.word === 'DECLINED' || said.word === 'ERROR') {
          const codes = { reasonCode: notice.ReasonCode, errCode: notice.ErrCode }
          return { of, reading: { ...common, reason: reasonOf(transactionType, said.word, codes) } }
        }
        const card = said.word === 'SUCCEEDED' ? cardOf(notice) : undefined
        return { of, reading: { ...common, ...(card && { card }) } }
      }
    }
  },
}
