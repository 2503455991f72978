import * as v from 'valibot'
import { currencies } from '../../money/price.ts'
import { isStorable } from '../../text/storable.ts'
import { payoutFailures, payoutWays, withdrawalRefusals, withdrawalStates } from '../../withdrawal/enums.ts'
import { incidentKinds } from './incidents.ts'

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.check(isStorable))
const timestamp = v.pipe(v.string(), v.isoTimestamp())
const uuid = v.pipe(v.string(), v.uuid())
const digits = v.pipe(v.string(), v.regex(/^-?\d+$/))
/** Money: cents as digits. */
const sum = v.object({ currency: v.picklist(currencies), minor: digits })
/** Tokens of one kind by what became of them, minor units as digits. */
const figures = v.object({ received: digits, played: digits, won: digits })

/** Withdrawals that a reviewer has to decide, that are on their way, and that are over. */
export const reviewQueues = ['TO_REVIEW', 'UNDER_WAY', 'OVER'] as const
export type ReviewQueue = (typeof reviewQueues)[number]

/** Three more signed POSTs of the operator (wire/operator). */
export const reviewPaths = {
  /** Takes a ReviewsQuery, answers a ReviewsReply. */
  list: '/operator/reviews/list',
  /** Takes a ReviewQuery, answers a ReviewReply. */
  one: '/operator/reviews/one',
  /** Takes a ReviewAct, answers a ReviewReply: the withdrawal as it stands then. */
  act: '/operator/reviews/act',
} as const

/** Asks for a page of a queue: those that wait longest first, of what is over the newest first. */
export const reviewsQuery = v.strictObject({
  queue: v.picklist(reviewQueues),
  /** Only in one state of the queue. */
  state: v.exactOptional(v.picklist(withdrawalStates)),
  /** Only what this reviewer has taken. */
  reviewer: v.exactOptional(words(80)),
  first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
  /** `next` of the page before. */
  after: v.exactOptional(uuid),
})
export type ReviewsQuery = Readonly<v.InferOutput<typeof reviewsQuery>>

/** What speaks for or against paying out. */
const riskFacts = v.object({
  accountCreatedAt: timestamp,
  /** Null: nobody has verified who the player is. */
  verifiedSince: v.nullable(timestamp),
  isIdVerified: v.boolean(),
  sweep: figures,
  prize: figures,
  /** Other players who are, or were, paid out to the same account. */
  payoutAccountSharedWith: v.number(),
  /** Other players with a session from the same address and browser, at most 100. */
  deviceSharedWith: v.number(),
  payoutAccountCreatedAt: timestamp,
  isPayoutAccountRemoved: v.boolean(),
  /** Paid in the withdrawal's currency, what went back taken off; and paid out before. */
  deposited: sum,
  withdrawn: sum,
  /** Tokens of payments that went back are owed. */
  hasDebt: v.boolean(),
  /** About the player's payments and payouts, that nobody has closed. */
  openIncidents: v.number(),
})
export type RiskFacts = Readonly<v.InferOutput<typeof riskFacts>>

const row = {
  id: uuid,
  player: v.object({ id: uuid, displayName: v.string(), name: v.string(), country: v.string() }),
  way: v.picklist(payoutWays),
  /** Id of the provider that pays out. */
  provider: v.string(),
  state: v.picklist(withdrawalStates),
  /** Sent, and nobody knows whether it was taken: its provider is asked. */
  isUnknown: v.boolean(),
  /** Prize tokens, minor units as digits. */
  amount: digits,
  gross: sum,
  fee: sum,
  receives: sum,
  destination: v.string(),
  requestedAt: timestamp,
  since: timestamp,
  /** Money is not sent before: a new account waits. */
  notBefore: timestamp,
  /** Who has taken it; null: nobody. */
  reviewer: v.nullable(v.string()),
  approvals: v.pipe(v.array(v.string()), v.readonly()),
  approvalsNeeded: v.number(),
  risk: riskFacts,
}
const reviewRow = v.object(row)
export type ReviewRow = Readonly<v.InferOutput<typeof reviewRow>>

const reviews = v.object({
  status: v.literal('OK'),
  rows: v.pipe(v.array(reviewRow), v.readonly()),
  /** Null on the last page. */
  next: v.nullable(uuid),
  /** How many are in the queue, counted up to 100. */
  inQueue: v.number(),
})
export type Reviews = Readonly<v.InferOutput<typeof reviews>>

const event = v.object({
  at: timestamp,
  kind: v.string(),
  source: v.picklist(['PLAYER', 'DESK', 'RULE', 'WORKER', 'WEBHOOK', 'STATUS', 'CLOCK']),
  actor: v.string(),
  attempt: v.nullable(uuid),
  reason: v.nullable(v.string()),
  detail: v.nullable(v.string()),
})
const attempt = v.object({
  /** The key under which it was sent. */
  id: uuid,
  number: v.number(),
  state: v.picklist(['SENDING', 'UNKNOWN', 'SENT', 'PAID', 'FAILED', 'RETURNED']),
  reference: v.nullable(v.string()),
  startedAt: timestamp,
  /** How often it was sent under its key. */
  sends: v.number(),
  askedNextAt: v.nullable(timestamp),
})

/** What may be done with a withdrawal now. */
export const reviewActs = ['take', 'putBack', 'approve', 'refuse', 'note', 'ask', 'sendAgain', 'markPaid', 'markFailed'] as const
export type ReviewActName = (typeof reviewActs)[number]

const review = v.object({
  ...row,
  refusal: v.nullable(v.picklist(withdrawalRefusals)),
  refusalNote: v.nullable(v.string()),
  failure: v.nullable(v.picklist(payoutFailures)),
  reference: v.nullable(v.string()),
  /** Given back of the amount; null: nothing. */
  givenBack: v.nullable(digits),
  /** Oldest first. */
  events: v.pipe(v.array(event), v.readonly()),
  attempts: v.pipe(v.array(attempt), v.readonly()),
  incidents: v.pipe(
    v.array(v.object({ kind: v.picklist(incidentKinds), at: timestamp, detail: v.string(), isOpen: v.boolean() })),
    v.readonly(),
  ),
  /** Other players of the same payout account, at most 10. */
  sharedWith: v.pipe(v.array(v.object({ id: uuid, displayName: v.string() })), v.readonly()),
  /** The player's other withdrawals, the newest first, at most 10. */
  others: v.pipe(v.array(v.object({ id: uuid, state: v.picklist(withdrawalStates), receives: sum, requestedAt: timestamp })), v.readonly()),
  /** What may be done now; who may do it is decided when it is done. */
  may: v.pipe(v.array(v.picklist(reviewActs)), v.readonly()),
})
export type Review = Readonly<v.InferOutput<typeof review>>

export const reviewQuery = v.strictObject({ id: uuid })

const by = {
  id: uuid,
  /** The reviewer's name; written the same way it is the same person. */
  reviewer: v.pipe(
    words(80),
    v.transform((name) => name.replace(/\s+/gu, ' ')),
  ),
}
const note = words(1_000)

/** What a reviewer does with a withdrawal. */
export const reviewAct = v.variant('do', [
  v.strictObject({ do: v.literal('take'), ...by }),
  /** Back to the queue, for somebody else. */
  v.strictObject({ do: v.literal('putBack'), ...by, note: v.exactOptional(note) }),
  v.strictObject({ do: v.literal('approve'), ...by, note: v.exactOptional(note) }),
  /** `note` is for the player. */
  v.strictObject({ do: v.literal('refuse'), ...by, reason: v.picklist(withdrawalRefusals), note: v.exactOptional(note) }),
  /** For other reviewers; a player never reads it. */
  v.strictObject({ do: v.literal('note'), ...by, note }),
  /** Asks the provider now how its attempt stands. */
  v.strictObject({ do: v.literal('ask'), ...by }),
  /** Sends what the provider does not know once more, under the same key; or makes one attempt more of what was refused for now. */
  v.strictObject({ do: v.literal('sendAgain'), ...by, note }),
  /** By the provider's word outside of its interface; `note` says which. */
  v.strictObject({ do: v.literal('markPaid'), ...by, reference: words(200), note }),
  /** Likewise; its tokens are given back. */
  v.strictObject({ do: v.literal('markFailed'), ...by, failure: v.picklist(payoutFailures), note }),
])
export type ReviewAct = Readonly<v.InferOutput<typeof reviewAct>>
export type ReviewActOf<Do extends ReviewActName> = Extract<ReviewAct, { do: Do }>

export const reviewRefusals = [
  'BAD_SIGNATURE',
  'STALE',
  'REPLAY',
  'BAD_REQUEST',
  'WITHDRAWAL_NOT_FOUND',
  /** It does not stand so that this could be done, or somebody was faster. */
  'NOT_NOW',
  'TAKEN_BY_ANOTHER',
  /** It needs two people, and this one has approved it already. */
  'SAME_REVIEWER',
  'INTERNAL',
] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

const refusal = v.object({ status: v.picklist(reviewRefusals) })
export const reviewsReply = v.variant('status', [reviews, refusal])
export type ReviewsReply = Readonly<v.InferOutput<typeof reviewsReply>>
export const reviewReply = v.variant('status', [v.object({ status: v.literal('OK'), review }), refusal])
export type ReviewReply = Readonly<v.InferOutput<typeof reviewReply>>
