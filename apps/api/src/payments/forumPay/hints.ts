import { ok } from '@lagoon/contract/result/result'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { hint } from '@lagoon/contract/wire/forumPay/forumPay'
import * as v from 'valibot'
import { hintAbout } from '../../kernel/inbox/hints.ts'
import type { PaymentNotices } from '../protocol.ts'

const hintOf = (body: Buffer) => {
  const read = v.safeParse(hint, parseJson(body.toString('utf8')))
  return read.success ? read.output : null
}

/** Hints are not signed: anybody can send them, and they only make us ask. */
export const hintNotices: PaymentNotices = {
  isUnproven: true,
  verify: () => ok({}),
  read: (_party, body) => {
    const read = hintOf(body)
    return read && hintAbout(read.reference_no)
  },
  say: (_party, { body }) => {
    const read = hintOf(body)
    if (!read || read.webhook_test) return Promise.resolve({ ignore: 'a test of the address' })
    return Promise.resolve({ of: { paymentId: read.reference_no }, ask: 'UNPROVEN' as const })
  },
}
