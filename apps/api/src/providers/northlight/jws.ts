import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { calculateJwkThumbprint, CompactSign, compactVerify, createRemoteJWKSet, decodeJwt, exportJWK, type JWK } from 'jose'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { Party } from '@lagoon/contract/parties/parties'
import { JWS_ALGORITHM, PLATFORM, providerPaths } from '@lagoon/contract/wire/eventBatches/eventBatches'
import { deriveKey } from '../../session/keys.ts'

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_OF_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The platform's key of this wire, the same on every node. */
export interface PlatformKey {
  /** As its JWK set shows it. */
  readonly jwk: JWK
  readonly sign: (payload: object) => Promise<string>
}

/** The key that belongs to the platform's secret: another secret, another key. */
export const platformKey = async (tokenSecret: string): Promise<PlatformKey> => {
  const der = Buffer.concat([PKCS8_OF_ED25519, deriveKey(tokenSecret, 'northlight signing')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const open = await exportJWK(createPublicKey(key))
  const kid = await calculateJwkThumbprint(open)
  return {
    jwk: { ...open, kid, alg: JWS_ALGORITHM, use: 'sig' },
    sign: (payload) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(payload))).setProtectedHeader({ alg: JWS_ALGORITHM, kid }).sign(key),
  }
}

/** What an answer says to be about: the hash of the JWS that it answers. */
export const referenceTo = (jws: string): string => createHash('sha256').update(jws).digest('base64url')

const KEYS_TIMEOUT_MS = 3_000
const KEYS_ARE_KEPT_MS = 600_000
const KEYS_AGAIN_AFTER_MS = 30_000

/** The payload of a JWS by one of the providers, or null where nothing says that it is theirs. */
export type Verify = (jws: string) => Promise<{ readonly provider: Party; readonly payload: unknown } | null>

/** Believes what is signed with a key that its issuer publishes, and meant for the platform. */
export const verifier = (providers: readonly Party[]): Verify => {
  const known = new Map(
    providers.map((provider) => {
      const keys = createRemoteJWKSet(new URL(providerPaths.keys, provider.origin), {
        timeoutDuration: KEYS_TIMEOUT_MS,
        cacheMaxAge: KEYS_ARE_KEPT_MS,
        cooldownDuration: KEYS_AGAIN_AFTER_MS,
      })
      return [provider.id, { provider, keys }] as const
    }),
  )
  return async (jws) => {
    try {
      const issuer = known.get(decodeJwt(jws).iss ?? '')
      if (!issuer) return null
      const { payload } = await compactVerify(jws, issuer.keys, { algorithms: [JWS_ALGORITHM] })
      const value = parseJson(new TextDecoder().decode(payload)) as { iss?: unknown; aud?: unknown }
      return value.iss === issuer.provider.id && value.aud === PLATFORM ? { provider: issuer.provider, payload: value } : null
    } catch {
      // Whatever is wrong with it, and when its keys cannot be had: it is not believed, and may come again.
      return null
    }
  }
}
