import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { BEARER_SECONDS, scopes, type Scope } from '@lagoon/contract/wire/transferWallet/transferWallet'

interface Bearer {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly scopes: ReadonlySet<string>
}

const hashed = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(hashed(a), hashed(b))

/** What came of asking for a bearer: RFC 6749, section 5. */
export type Granted =
  | { readonly access_token: string; readonly token_type: 'Bearer'; readonly expires_in: number; readonly scope: string }
  | { readonly error: 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope' }

/** OAuth 2 client credentials for one client; bearers are kept as hashes, and end with the process. */
export const bearers = ({ clientId, secret }: { clientId: string; secret: string }, now: () => number = Date.now) => {
  const known = new Map<string, Bearer>()
  return {
    /** `authorization` is HTTP Basic, `form` the body. */
    grant(authorization: string, form: URLSearchParams): Granted {
      const credentials = Buffer.from(/^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1] ?? '', 'base64').toString('utf8')
      if (!isSame(credentials, `${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`)) return { error: 'invalid_client' }
      if (form.get('grant_type') !== 'client_credentials') return { error: 'unsupported_grant_type' }
      const asked = (form.get('scope') ?? scopes.join(' ')).split(' ')
      if (!asked.every((scope) => scopes.some((name) => name === scope))) return { error: 'invalid_scope' }
      for (const [key, { expiresAt }] of known) if (expiresAt <= now()) known.delete(key)
      const token = randomBytes(32).toString('base64url')
      known.set(hashed(token).toString('hex'), { expiresAt: now() + BEARER_SECONDS * 1000, scopes: new Set(asked) })
      return { access_token: token, token_type: 'Bearer', expires_in: BEARER_SECONDS, scope: asked.join(' ') }
    },
    /** Null where the bearer does; else why not. */
    refuse(authorization: string, scope: Scope): 'UNAUTHORIZED' | 'SCOPE_MISSING' | null {
      const bearer = known.get(hashed(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '').toString('hex'))
      if (!bearer || bearer.expiresAt <= now()) return 'UNAUTHORIZED'
      return bearer.scopes.has(scope) ? null : 'SCOPE_MISSING'
    },
  }
}
export type Bearers = ReturnType<typeof bearers>
