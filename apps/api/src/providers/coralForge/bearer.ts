import { setTimeout as wait } from 'node:timers/promises'
import type { Party } from '@lagoon/contract/parties/parties'
import { scopes, tokenReply, transferPaths } from '@lagoon/contract/wire/transferWallet/transferWallet'
import * as v from 'valibot'

/** At most one question for a bearer in this time, whatever came of it, milliseconds. */
const LEAST_PAUSE_MS = 1_000
/** A bearer is not used in the last part of its life: clocks differ, and calls take their time. */
const USED_LIFE = 0.8
const TIMEOUT_MS = 3_000

interface Held {
  readonly token: string
  /** By this process's clock that never goes back, milliseconds. */
  readonly until: number
}

/** The bearer of one provider: asked for when it is needed, once for all who need it. */
export interface BearerSource {
  /** Undefined where none can be had now. */
  readonly get: () => Promise<string | undefined>
  /** The provider does not take this one any more. */
  readonly drop: (token: string) => void
}

const ask = async ({ id, origin, secret }: Party): Promise<Held | undefined> => {
  const askedAt = performance.now()
  const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
  try {
    const response = await fetch(new URL(transferPaths.token, origin), {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const read = v.safeParse(tokenReply, await response.json())
    if (!response.ok || !read.success) return undefined
    const { access_token: token, expires_in: seconds } = read.output
    return { token, until: askedAt + seconds * 1_000 * USED_LIFE }
  } catch {
    return undefined
  }
}

const openSource = (provider: Party): BearerSource => {
  let held: Held | undefined
  let asking: Promise<Held | undefined> | undefined
  let lastAsked = -Infinity
  const askInTime = async (): Promise<Held | undefined> => {
    const pauseMs = lastAsked + LEAST_PAUSE_MS - performance.now()
    if (pauseMs > 0) await wait(pauseMs)
    lastAsked = performance.now()
    return ask(provider)
  }
  return {
    get: async () => {
      if (held && performance.now() < held.until) return held.token
      asking ??= askInTime().finally(() => (asking = undefined))
      held = await asking
      return held?.token
    },
    drop: (token) => {
      if (held?.token === token) held = undefined
    },
  }
}

const sources = new WeakMap<Party, BearerSource>()

/** The bearer of a provider, shared by all that call it from this process. */
export const bearerOf = (provider: Party): BearerSource => {
  const source = sources.get(provider) ?? openSource(provider)
  sources.set(provider, source)
  return source
}
