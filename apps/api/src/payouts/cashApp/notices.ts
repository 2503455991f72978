import { ok, refused } from '@lagoon/contract/result/result'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { CASH_APP_SIGNATURE, cashAppEvent, type CashAppEvent } from '@lagoon/contract/wire/cashApp/cashApp'
import * as v from 'valibot'
import { isBodySignature } from '../../kernel/bodySignature.ts'
import type { PayoutNotices } from '../protocol.ts'
import { readingOf } from './reading.ts'

const eventOf = (body: Buffer): CashAppEvent | null => {
  const event = v.safeParse(cashAppEvent, parseJson(body.toString('utf8')))
  return event.success ? event.output : null
}

/** What Cash App posts: signed over the bytes of the body, without a time of the delivery. */
export const notices: PayoutNotices = {
  verify: ({ secret }, { headers, body }) =>
    isBodySignature(secret, body, headers[CASH_APP_SIGNATURE]) ? ok({}) : refused('BAD_SIGNATURE'),
  read(_, body) {
    const event = eventOf(body)
    return event && { eventId: event.event_id, subject: event.payout.reference_id, at: new Date(event.created_at) }
  },
  async say(_, { body }) {
    const event = eventOf(body)
    if (!event) return { ignore: 'not an event of Cash App' }
    const reading = readingOf(event.payout)
    return reading.ok ? { of: { attemptId: event.payout.reference_id }, reading: reading.value } : { ignore: reading.error }
  },
}
