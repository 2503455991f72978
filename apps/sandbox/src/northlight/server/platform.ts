import { createHash } from 'node:crypto'
import { parseJson } from '@lagoon/contract/text/parseJson'
import {
  JWS_ALGORITHM,
  JWS_MEDIA_TYPE,
  PLATFORM,
  READ_SECONDS,
  readRequest,
  streamPaths,
  streamRefusal,
  type StreamRefusal,
} from '@lagoon/contract/wire/eventBatches/eventBatches'
import { compactVerify, createRemoteJWKSet } from 'jose'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { MOST_CALLS_AT_ONCE } from '../../games/server/wallet.ts'
import type { Keys } from './keys.ts'

const KEYS_ARE_KEPT_MS = 600_000
const KEYS_AGAIN_AFTER_MS = 30_000

/** What came of one call: an answer that binds, or nothing that can be relied on. */
export type PlatformAnswer<Reply> =
  | { readonly kind: 'ok'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly refusal: StreamRefusal }
  | { readonly kind: 'unknown'; readonly reason: string }

/** What the provider says to the platform, before it is signed. */
export type Act = Exclude<keyof typeof streamPaths, 'keys'>

export interface PlatformOptions {
  /** The provider's name at the platform. */
  id: string
  platformOrigin: string
  keys: Keys
  /** Milliseconds after which a call counts as unanswered. */
  timeoutMs: number
}

const referenceTo = (jws: string): string => createHash('sha256').update(jws).digest('base64url')

/** Calls of the protocol `northlight` (docs/providers/northlight.md), in both directions. */
export const platformClient = ({ id, platformOrigin, keys, timeoutMs }: PlatformOptions) => {
  const platformKeys = createRemoteJWKSet(new URL(streamPaths.keys, platformOrigin), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: KEYS_ARE_KEPT_MS,
    cooldownDuration: KEYS_AGAIN_AFTER_MS,
  })
  const limit = pLimit(MOST_CALLS_AT_ONCE)
  /** The payload of a JWS by the platform. Throws on any other. */
  const verified = async (jws: string): Promise<unknown> => {
    const { payload } = await compactVerify(jws, platformKeys, { algorithms: [JWS_ALGORITHM] })
    return parseJson(new TextDecoder().decode(payload))
  }

  return {
    /** Signs and posts; `shape` is what the platform answers where it does not refuse. Never throws. */
    async call<Reply>(act: Act, fields: object, shape: v.GenericSchema<unknown, Reply>): Promise<PlatformAnswer<Reply>> {
      try {
        const jws = await keys.sign({ iss: id, aud: PLATFORM, act, ...fields })
        const response = await limit(() =>
          fetch(new URL(streamPaths[act], platformOrigin), {
            method: 'POST',
            headers: { 'content-type': JWS_MEDIA_TYPE },
            body: jws,
            redirect: 'error',
            signal: AbortSignal.timeout(timeoutMs),
          }),
        )
        const answer = await verified(await response.text())
        const about = v.safeParse(v.object({ iss: v.literal(PLATFORM), re: v.literal(referenceTo(jws)) }), answer)
        if (!about.success) return { kind: 'unknown', reason: `HTTP ${response.status} with the answer to another call` }
        const refused = v.safeParse(streamRefusal, answer)
        if (refused.success)
          return refused.output.status === 'INTERNAL'
            ? { kind: 'unknown', reason: 'INTERNAL' }
            : { kind: 'refused', refusal: refused.output }
        const read = v.safeParse(shape, answer)
        return read.success
          ? { kind: 'ok', reply: read.output }
          : { kind: 'unknown', reason: `HTTP ${response.status} with an answer that is not understood` }
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
      }
    },
    /** Whether the bearer of a GET says that the platform asks for exactly this, now. `path` with its query. */
    async isAsking(bearer: string, path: string, now = Date.now()): Promise<boolean> {
      try {
        const read = v.safeParse(readRequest, await verified(bearer))
        if (!read.success) return false
        const { iss, aud, path: asked, iat } = read.output
        return iss === PLATFORM && aud === id && asked === path && Math.abs(now / 1000 - iat) <= READ_SECONDS
      } catch {
        return false
      }
    },
    /** The answer to what a bearer asked, signed. */
    answer: (bearer: string, fields: object): Promise<string> => keys.sign({ iss: id, aud: PLATFORM, re: referenceTo(bearer), ...fields }),
  }
}
export type PlatformClient = ReturnType<typeof platformClient>
