import * as v from 'valibot'

/** Why a person has to look at something about a payment or a payout. */
export const incidentKinds = [
  'SECOND_MONEY',
  'MISMATCH',
  'LATE',
  'UNKNOWN_PAYMENT',
  'FOREIGN_ANSWER',
  'UNSETTLED',
  'UNKNOWN_PAYOUT',
  'CONTRADICTED',
  'SECOND_RETURN',
  'PAYOUT_REFUSED',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** Why a webhook was not taken. */
export const webhookRefusals = ['BAD_SIGNATURE', 'STALE', 'UNREADABLE', 'EVENT_REUSED'] as const
export type WebhookRefusal = (typeof webhookRefusals)[number]

const incidentId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))
const timestamp = v.pipe(v.string(), v.isoTimestamp())

/** Money as a provider named it: cents as digits, and the code of its currency, which may be one that nothing is sold in. */
const sum = v.object({ currency: v.string(), minor: v.pipe(v.string(), v.regex(/^-?\d+$/)) })
export type Sum = Readonly<v.InferOutput<typeof sum>>

const incident = v.object({
  id: incidentId,
  /** Id of the payment provider. */
  provider: v.string(),
  kind: v.picklist(incidentKinds),
  at: timestamp,
  /** In a sentence, with what only this incident has. */
  reason: v.string(),
  /** Null where it is about no payment of ours. */
  payment: v.nullable(
    v.object({
      id: v.string(),
      expected: sum,
      /** What came by the provider's books, one for each of its transactions, whether it was credited or not. */
      came: v.pipe(v.array(sum), v.readonly()),
    }),
  ),
})
export type OperatorIncident = Readonly<v.InferOutput<typeof incident>>

const refusedWebhook = v.object({
  provider: v.string(),
  reason: v.picklist(webhookRefusals),
  /** How often the very same body was refused for it. */
  times: v.number(),
  lastAt: timestamp,
})
export type RefusedWebhook = Readonly<v.InferOutput<typeof refusedWebhook>>

/** Why the stream of a game session takes nothing until a person looked: two histories, a lost one, a round that its provider never ran. */
export const streamFreezes = ['FORK', 'HISTORY_LOST', 'ROUND_UNKNOWN'] as const
export type StreamFreeze = (typeof streamFreezes)[number]

const gameSessionId = v.pipe(v.string(), v.uuid())
const frozenStream = v.object({
  /** The game session whose stream it is. */
  id: gameSessionId,
  /** Id of the game provider. */
  provider: v.string(),
  player: v.string(),
  game: v.string(),
  reason: v.picklist(streamFreezes),
  at: timestamp,
  /** How many of its events are booked. */
  booked: v.number(),
})
export type FrozenStream = Readonly<v.InferOutput<typeof frozenStream>>

/** What a person has to look at about payments and games, the newest first, at most 50 of each. */
export const needsLook = v.object({
  /** Those that nobody has closed yet. */
  incidents: v.pipe(v.array(incident), v.readonly()),
  refusedWebhooks: v.pipe(v.array(refusedWebhook), v.readonly()),
  frozenStreams: v.pipe(v.array(frozenStream), v.readonly()),
})
export type NeedsLook = Readonly<v.InferOutput<typeof needsLook>>

/** Closes an incident: a person has looked at it. It stays kept, and changes nothing about the payment. */
export const closeIncidentCommand = v.strictObject({ do: v.literal('closeIncident'), id: incidentId })

/** Lets a frozen stream go on from what is booked: its provider is heard again, and frozen again where it tells otherwise. */
export const thawStreamCommand = v.strictObject({ do: v.literal('thawStream'), id: gameSessionId })
