/** Name, on the page's global object, of the calls that a player's page makes before its scripts have come. */
export const EARLY_CALLS = 'earlyCalls'

/** A call under way: what it says of itself, so that only the very same call takes its answer. */
export interface EarlyCall {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly answer: Promise<Response>
}

/** By their paths on our origin, `/graphql/…`. */
export type EarlyCalls = Record<string, EarlyCall>
