import * as v from 'valibot'
import { webAddress, wireId, wireText } from '../fields.ts'

/**
 * E-checks to a recipient who is known to the provider by an id: forms in, JSON out, with a bearer; its notices are not signed and
 * are no more than a reason to ask. After what the vendor publishes. The protocol as a whole: docs/payouts/seamlessChex.md.
 */
export const seamlessChexPaths = {
  send: '/v1/check/send',
  /** The vendor documents no key under which a check is made once: by our number of it, it is looked for in the list. */
  listOf: (number: string) => `/v1/check/list?number=${encodeURIComponent(number)}`,
  list: '/v1/check/list',
} as const

/** How a check stands, in the vendor's words. A word that is not here is kept out of every decision. */
export const seamlessChexStatuses = [
  'Pending',
  'Processing',
  'Printed',
  'Hold',
  'Processed',
  'Unpaid',
  'Voided',
  'Declined',
  'Failed',
  'Expired',
] as const
export type SeamlessChexStatus = (typeof seamlessChexStatuses)[number]

const sum = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,2})?$/))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

/** A form. */
export const seamlessChexRequest = v.object({
  /** Our number of the check. */
  number: wireId,
  /** The recipient's id at the provider. */
  recipient: wireId,
  name: wireText(120),
  email: wireText(254),
  amount: sum,
  currency,
  memo: wireText(140),
  webhook_url: webAddress,
})
export type SeamlessChexRequest = v.InferOutput<typeof seamlessChexRequest>

export const seamlessChexCheck = v.object({
  check_id: wireId,
  number: wireId,
  recipient: v.string(),
  amount: sum,
  currency,
  /** One of `seamlessChexStatuses`, or a word that was added since. */
  status: wireText(40),
  /** Of the receiving bank (Nacha), such as `R03`; of the provider's own checks otherwise. */
  error_code: v.nullable(wireText(20)),
  error_description: v.nullable(wireText(200)),
  updated_at: v.pipe(v.string(), v.isoTimestamp()),
})
export type SeamlessChexCheck = v.InferOutput<typeof seamlessChexCheck>

export const seamlessChexAnswer = v.object({ check: seamlessChexCheck })
export const seamlessChexList = v.object({ list: v.array(seamlessChexCheck) })
export const seamlessChexRefusal = v.object({ error: v.literal(true), code: wireText(40), message: wireText(400) })

/** A notice: not signed. */
export const seamlessChexEvent = v.object({
  event: v.literal('transaction.status'),
  check: v.object({
    check_id: wireId,
    number: wireId,
    status: wireText(40),
    error_code: v.nullable(wireText(20)),
    error_description: v.nullable(wireText(200)),
  }),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
})
export type SeamlessChexEvent = v.InferOutput<typeof seamlessChexEvent>
