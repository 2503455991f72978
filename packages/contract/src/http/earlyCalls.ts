/** Name, on the page's global object, of the calls that a player's page makes before its scripts have come. */
export const EARLY_CALLS = 'earlyCalls'
/** Id of the element in which a page says what it asks for besides who the player is. */
export const EARLY_CALLS_ELEMENT = 'early-calls'

/** An operation to ask for. Anonymous: with the device's own token, as everybody may (§7). */
export interface AskedEarly {
  readonly documentId: string
  readonly variables?: object
  readonly isAnonymous?: boolean
}

/** A call under way: what it says of itself, so that only the very same call takes its answer. */
export interface EarlyCall {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly answer: Promise<Response>
}

/** By their paths on our origin, `/graphql/…`. */
export type EarlyCalls = Record<string, EarlyCall>
