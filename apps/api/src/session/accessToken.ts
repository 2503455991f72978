import { errors, jwtVerify, SignJWT } from 'jose'
import { deriveKey } from './keys.ts'

const ISSUER = 'lagoon'
const AUDIENCE = 'player'

/** What an access token says: whose session it is, and which rotation of it made the token. */
export interface AccessClaims {
  readonly playerId: string
  readonly sessionId: string
  readonly generation: number
  /** When the token stops being good. */
  readonly expiresAt: Date
}

const keys = new Map<string, Buffer>()
const keyOf = (secret: string): Buffer => {
  const key = keys.get(secret) ?? deriveKey(secret, 'access token')
  keys.set(secret, key)
  return key
}
const unix = (date: Date): number => Math.floor(date.getTime() / 1000)

/** The same claims and times give the same text, so a repeated refresh can answer the very same pair. */
export const signAccessToken = (secret: string, claims: AccessClaims, issuedAt: Date): Promise<string> =>
  new SignJWT({ sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.playerId)
    .setIssuedAt(unix(issuedAt))
    .setExpirationTime(unix(claims.expiresAt))
    .sign(keyOf(secret))

export type AccessTokenReading = { readonly state: 'good' | 'expired'; readonly claims: AccessClaims } | { readonly state: 'foreign' }

const claimsOf = (payload: { sub?: string; sid?: unknown; gen?: unknown; exp?: number }): AccessClaims | undefined =>
  typeof payload.sub === 'string' && typeof payload.sid === 'string' && typeof payload.gen === 'number' && typeof payload.exp === 'number'
    ? { playerId: payload.sub, sessionId: payload.sid, generation: payload.gen, expiresAt: new Date(payload.exp * 1000) }
    : undefined

/** Reads a token that claims to be ours: good, once good, or not from here. Says nothing about the session behind it. */
export const readAccessToken = async (secret: string, token: string): Promise<AccessTokenReading> => {
  try {
    const options = { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, typ: 'at+jwt' }
    const { payload } = await jwtVerify(token, keyOf(secret), options)
    const claims = claimsOf(payload)
    return claims ? { state: 'good', claims } : { state: 'foreign' }
  } catch (error) {
    const claims = error instanceof errors.JWTExpired ? claimsOf(error.payload) : undefined
    return claims ? { state: 'expired', claims } : { state: 'foreign' }
  }
}
