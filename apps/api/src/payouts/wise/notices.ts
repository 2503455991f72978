import { ok, refused } from '@lagoon/contract/result/result'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { WISE_SIGNATURE, wiseEvent, type WiseEvent } from '@lagoon/contract/wire/wise/wise'
import * as v from 'valibot'
import { isBodySignature } from '../../kernel/bodySignature.ts'
import type { PayoutNotices } from '../protocol.ts'
import { readingOf } from './reading.ts'

const eventOf = (body: Buffer): WiseEvent | null => {
  const event = v.safeParse(wiseEvent, parseJson(body.toString('utf8')))
  return event.success ? event.output : null
}

/** What Wise posts: signed over the bytes of the body, in any order. */
export const notices: PayoutNotices = {
  verify: ({ secret }, { headers, body }) => (isBodySignature(secret, body, headers[WISE_SIGNATURE]) ? ok({}) : refused('BAD_SIGNATURE')),
  read(_, body) {
    const event = eventOf(body)
    return event && { eventId: event.eventId, subject: event.transfer.customerTransactionId, at: new Date(event.occurredAt) }
  },
  async say(_, { body }) {
    const event = eventOf(body)
    if (!event) return { ignore: 'not an event of Wise' }
    const reading = readingOf(event.transfer)
    if (!reading.ok) return { ignore: reading.error }
    return reading.value
      ? { of: { attemptId: event.transfer.customerTransactionId }, reading: reading.value }
      : { ignore: 'nothing was sent yet' }
  },
}
