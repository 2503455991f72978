import { createHash, timingSafeEqual } from 'node:crypto'
import { ok, refused } from '@lagoon/contract/result/result'
import { formOf, momentOf } from '@lagoon/contract/wire/nuvei/nuvei'
import { withdrawalChecksumText, withdrawalNotice } from '@lagoon/contract/wire/nuvei/payouts'
import * as v from 'valibot'
import { notices as paymentNotices, parseNotice } from '../../payments/nuvei/notices.ts'
import type { PayoutNotices } from '../protocol.ts'
import { readCapture } from './capture.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data)

/** A withdrawal notice is told from others by its own field. */
const isOfWithdrawal = (form: URLSearchParams): boolean => form.has('wdRequestId')

const parseWithdrawal = (body: Buffer) => {
  const form = formOf(body.toString('utf8'))
  const read = v.safeParse(withdrawalNotice, Object.fromEntries(form ?? []))
  return form && isOfWithdrawal(form) && read.success ? read.output : undefined
}

/**
 * Two kinds of notices come here, each with one way of signing: of a linked card, signed as those of payments, and of a payout
 * (withdrawal DMN), whose recipe is not proven. Neither signature covers all that matters, so what happened is read from the
 * provider's books.
 */
export const notices: PayoutNotices = {
  verify: (party, call) => {
    const form = formOf(call.body.toString('utf8'))
    if (!form) return refused('BAD_SIGNATURE')
    if (!isOfWithdrawal(form)) return paymentNotices.verify(party, call)
    const given = form.get('responsechecksum') ?? ''
    if (!/^[0-9a-f]{64}$/.test(given)) return refused('BAD_SIGNATURE')
    const expected = sha256(withdrawalChecksumText(form, party.secret)).digest()
    return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? ok({}) : refused('BAD_SIGNATURE')
  },
  read: (_, body) => {
    const digest = sha256(body).digest('hex').slice(0, 32)
    const withdrawal = parseWithdrawal(body)
    if (withdrawal) return { eventId: `${withdrawal.wdRequestId}.${digest}`, subject: withdrawal.merchantWDRequestId, at: new Date() }
    const notice = parseNotice(body)
    return notice
      ? { eventId: `${notice.TransactionID}.${digest}`, subject: notice.productId, at: momentOf(notice.responseTimeStamp) }
      : null
  },
  say: async (party, { body }, signal) => {
    const withdrawal = parseWithdrawal(body)
    if (withdrawal) return { of: { attemptId: withdrawal.merchantWDRequestId }, ask: true }
    const notice = parseNotice(body)
    if (!notice) return { ignore: 'it is not understood' }
    if (notice.type !== 'ACCOUNT_CAPTURE') return { ignore: `a notice of ${notice.type.slice(0, 40)} is about no payout` }
    const found = await readCapture(party, notice.productId, signal)
    if (!found || found.captured === 'PENDING') return { ignore: 'the provider’s books know nothing of it yet' }
    const { playerReference, captured } = found
    if (notice.user_token_id !== playerReference) return { ignore: 'the notice names another player than the provider’s books' }
    return { captureId: notice.productId, playerReference, captured: captured === 'FAILED' ? null : captured }
  },
}
