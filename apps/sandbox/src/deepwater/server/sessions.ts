import { createHash, randomBytes } from 'node:crypto'
import type { SessionReply } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { SpinAnswer } from '../contract.ts'
import type { Journal } from './journal.ts'

/** A session as the platform opened it, kept so that a restart of the provider ends no game. */
export interface StoredSession {
  readonly reply: SessionReply
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
export interface Session extends StoredSession {
  /** Hash of the browser's token; the token itself is kept nowhere. */
  readonly key: string
  lastSpin: { readonly spinId: string; readonly answer: Promise<SpinAnswer> } | undefined
  isSpinning: boolean
}

const LIFETIME_MS = 24 * 60 * 60 * 1000
const hashed = (token: string) => createHash('sha256').update(token).digest('base64url')

export interface Sessions {
  /** Writes a new session down and gives the token for the browser. */
  start(reply: SessionReply): Promise<string>
  find(token: string): Session | undefined
}

/** The provider's sessions, those of the journal included. */
export const openSessions = (journal: Journal, now: () => number = Date.now): Sessions => {
  const byKey = new Map<string, Session>()
  const add = (key: string, stored: StoredSession) => byKey.set(key, { ...stored, key, lastSpin: undefined, isSpinning: false })
  for (const entry of journal.entries) {
    if (entry.type === 'session') add(entry.key, entry.session)
    const session = entry.type === 'win' ? byKey.get(entry.key) : undefined
    if (session && entry.type === 'win') session.lastSpin = { spinId: entry.spinId, answer: Promise.resolve(entry.answer) }
  }
  return {
    async start(reply) {
      for (const [key, { expiresAt }] of byKey) if (expiresAt <= now()) byKey.delete(key)
      const token = randomBytes(32).toString('base64url')
      const key = hashed(token)
      const session = { reply, expiresAt: now() + LIFETIME_MS }
      await journal.append({ type: 'session', key, session })
      add(key, session)
      return token
    },
    find(token) {
      const session = byKey.get(hashed(token))
      return session && session.expiresAt > now() ? session : undefined
    },
  }
}
