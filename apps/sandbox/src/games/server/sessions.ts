import { createHash, randomBytes } from 'node:crypto'
import { keepNewest } from '../../keepNewest.ts'
import type { RoundView } from '../contract.ts'
import type { GameRules } from '../rules/game.ts'
import type { Journal } from './journal/journal.ts'
import type { SessionTerms } from './wallet.ts'

/** A session as the wallet opened it, kept so that a restart of the provider ends no game. */
export interface StoredSession {
  readonly reply: SessionTerms
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
export interface Session extends StoredSession {
  /** Hash of the browser's token; the token itself is kept nowhere. */
  readonly key: string
  readonly game: GameRules
  /** The last presses and what they were answered, oldest first. */
  readonly presses: Map<string, Promise<RoundView>>
}

const PRESSES_KEPT = 32
/** Keeps the answer to a press, and forgets those of long ago. */
export const keepPress = ({ presses }: Session, pressId: string, answer: Promise<RoundView>): void =>
  keepNewest(presses, pressId, answer, PRESSES_KEPT)

const LIFETIME_MS = 24 * 60 * 60 * 1000
const hashed = (token: string) => createHash('sha256').update(token).digest('base64url')

export interface Sessions {
  /** Writes a new session of a game of ours down and gives the token for the browser. */
  start(reply: SessionTerms): Promise<{ readonly token: string; readonly session: Session }>
  find(token: string): Session | undefined
}

/** The provider's sessions, those of the journal included. */
export const openSessions = (journal: Journal, games: ReadonlyMap<string, GameRules>, now: () => number = Date.now): Sessions => {
  const byKey = new Map<string, Session>()
  const add = (key: string, stored: StoredSession): Session | undefined => {
    const game = games.get(stored.reply.gameId)
    if (!game) return undefined
    const session: Session = { ...stored, key, game, presses: new Map() }
    byKey.set(key, session)
    return session
  }
  for (const entry of journal.entries) {
    if (entry.type === 'session') add(entry.key, entry.session)
    if (entry.type !== 'win' && entry.type !== 'step') continue
    const session = byKey.get(entry.record.key)
    if (session) keepPress(session, entry.record.pressId, Promise.resolve(entry.record.answer))
  }
  return {
    async start(reply) {
      for (const [key, { expiresAt }] of byKey) if (expiresAt <= now()) byKey.delete(key)
      const token = randomBytes(32).toString('base64url')
      const key = hashed(token)
      const stored = { reply, expiresAt: now() + LIFETIME_MS }
      await journal.append({ type: 'session', key, session: stored })
      const session = add(key, stored)
      if (!session) throw new RangeError(`${reply.gameId} is no game of this provider`)
      return { token, session }
    },
    find(token) {
      const session = byKey.get(hashed(token))
      return session && session.expiresAt > now() ? session : undefined
    },
  }
}
