import { randomUUID } from 'node:crypto'
import { ok } from '@lagoon/contract/result/result'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { hint } from '@lagoon/contract/wire/forumPay/forumPay'
import * as v from 'valibot'
import { hintLimit } from '../../kernel/inbox/hintLimit.ts'
import type { PaymentNotices } from '../protocol.ts'

const hintOf = (body: Buffer) => {
  const read = v.safeParse(hint, parseJson(body.toString('utf8')))
  return read.success ? read.output : null
}

/**
 * Hints are not signed: anybody can send them, and they only make us ask. Each is an event of its own, since what it is about may
 * have changed since the last; beyond `HINTS_AN_HOUR` they are refused before anything is kept.
 */
export const hintNotices = (): PaymentNotices => {
  const isTaken = hintLimit()
  return {
    verify: () => ok({}),
    read: (_party, body) => {
      const read = hintOf(body)
      if (!read || !isTaken(read.reference_no)) return null
      return { eventId: randomUUID(), subject: read.reference_no, at: new Date() }
    },
    say: (_party, { body }) => {
      const read = hintOf(body)
      if (!read || read.webhook_test) return Promise.resolve({ ignore: 'a test of the address' })
      return Promise.resolve({ of: { paymentId: read.reference_no }, ask: 'UNPROVEN' as const })
    },
  }
}
