/** Names on the wire that client and server share. Header names are lower case, as Node and fetch report them. */
export const GRAPHQL_PREFIX = '/graphql/'
export const STOMP_PATH = '/stomp'
/** Of every answer; a page says in a `meta` of this name which version it came with (§4). */
export const APP_VERSION_HEADER = 'app-version'
/** Made for one submission of a form, and sent with each sending of it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const DEVICE_ACTION_HEADER = 'device-action'

/** Body of a POST to `/graphql/<path>`: the hash of a registered document, never its text. */
export interface PersistedRequest {
  readonly documentId: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** True when `segment` is one whole segment of the path. */
export const hasSegment = (path: string, segment: string): boolean => path.split('/').includes(segment)

/** Stands in the built page where the origin goes that players open it by. */
export const ORIGIN_PLACE = 'https://origin.invalid'
