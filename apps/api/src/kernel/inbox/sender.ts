import type { IncomingHttpHeaders } from 'node:http'
import type { Transaction } from 'kysely'
import type { WebhookKind } from '@lagoon/contract/wire/webhooks/webhooks'
import type { Result } from '@lagoon/contract/result/result'
import type { Schema } from '../../db/schema.ts'

/** A webhook as it came: the bytes that were signed, not what a parser made of them. */
export interface WebhookCall {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** That the sender's secret signed this very body. */
export interface Proof {
  /**
   * When this delivery was signed, where the sender signs that time anew with each. Leave it out otherwise: a sender that repeats
   * one signature for a day would be refused for being honest.
   */
  readonly signedAt?: Date
}

/** What a webhook says about itself. */
export interface SentEvent {
  /** The sender's name for the event, the same with each delivery; where it gives none, made of what tells its events apart. */
  readonly eventId: string
  /** What the event is about, such as one payment. */
  readonly subject: string
  /** When it happened, by the sender's clock; not when it was delivered. */
  readonly at: Date
}

/** An event of the inbox that is handed on. */
export interface WebhookEvent extends SentEvent {
  /** Its number in the inbox. */
  readonly id: bigint
  readonly body: Buffer
  /** How often it was handed on before, in vain. */
  readonly attempts: number
  /** A later event of the same subject was applied already. Events of the same time are never late: ask the sender which one holds. */
  readonly isLate: boolean
}

/** What an event does, in a transaction that ends with it. */
export interface Applied {
  readonly apply: (transaction: Transaction<Schema>) => Promise<unknown>
  /** It may be applied side by side with others in one transaction; where one of them fails, each is applied in its own. */
  readonly isTogether?: boolean
}

/** What is to become of an event: applied, or dropped, with the reason that is kept. */
export type Handling = Applied | { readonly drop: string }

/** How the webhooks of a party are understood. */
export interface Webhook {
  readonly verify: (call: WebhookCall) => Result<Proof, 'BAD_SIGNATURE'>
  /** Null: this is no event that could ever be used. */
  readonly read: (body: Buffer) => SentEvent | null
  /**
   * Where anybody can post: whether an event is kept at all. The call is answered the same either way, so that nobody learns from it
   * what is known here.
   */
  readonly isKept?: (event: SentEvent) => Promise<boolean>
  /**
   * Decides about an event, outside of any transaction: here the sender may be asked. `apply` may run more than once, as
   * transactions do. Rejects when something is in the way: the event comes again later. The same event may come again after it
   * was done (`replay`), so what is booked has a key of its own. The signal is aborted when that takes too long, which is a failed
   * attempt, or when the node stops, which is none: hand it to `fetch`.
   */
  readonly handle: (event: WebhookEvent, signal: AbortSignal) => Promise<Handling>
}

/** A party that sends webhooks. */
export interface Sender extends Webhook {
  readonly kind: WebhookKind
  /** Its id in the settings. */
  readonly name: string
}
