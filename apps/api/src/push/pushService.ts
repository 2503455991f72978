import type { PushWords } from '@lagoon/contract/push/pushWords'

export interface Outgoing extends PushWords {
  /** After so long nobody wants to hear of it any more. */
  readonly liveSeconds: number
  readonly isUrgent: boolean
}

/**
 * What became of a message. `gone`: the browser takes none any more, its token is of no use. `refused`: this message will never be
 * taken. `later`: the service cannot take it now, and may say for how long.
 */
export type Sent = { readonly outcome: 'taken' | 'gone' | 'refused' } | { readonly outcome: 'later'; readonly retryAfterSeconds?: number }

/** The way to the browsers: one port with an adapter for each kind of push service. */
export interface PushService {
  /** Whether a browser can have got this as its token; what is none would send us to an address of somebody's choice. */
  readonly isToken: (token: string) => boolean
  /** Rejects when the service cannot be reached. */
  readonly send: (token: string, message: Outgoing) => Promise<Sent>
}

/** What an answer of a push service means, by its status (RFC 8030). */
export const sentOf = (response: Pick<Response, 'status' | 'ok' | 'headers'>): Sent => {
  if (response.ok) return { outcome: 'taken' }
  if (response.status === 404 || response.status === 410) return { outcome: 'gone' }
  if (response.status !== 429 && response.status < 500) return { outcome: 'refused' }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? { outcome: 'later', retryAfterSeconds: Math.ceil(seconds) } : { outcome: 'later' }
}
