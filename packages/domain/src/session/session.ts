import type { Sender } from '../client/sender.ts'
import type { Ports } from '../ports/ports.ts'
import { clearKept, isToken, keptKeys, readAnonymousToken, readSession, writeSession, type KeptSession } from './keptSession.ts'
import { createRefresh, type RefreshOutcome } from './refresh.ts'
import { logout, startAnonymousSession } from './session.operations.ts'

/** `elsewhere`: another tab did it. */
export type SessionEvent = { readonly kind: 'began' | 'ended'; readonly where: 'here' | 'elsewhere' }

export interface Session {
  /** As it stands in storage now; other tabs write there too. */
  read(): KeptSession | undefined
  begin(tokens: { readonly accessToken: string; readonly refreshToken: string }): void
  /**
   * Ends the session on this device at once, in every tab, offline too; then tells the server, once, when it can be
   * reached. `tellServer` false where the server ended it.
   */
  end(options?: { readonly tellServer?: boolean }): void
  refresh(seen: KeptSession): Promise<RefreshOutcome>
  /** The visitor's token, asked for when there is none; undefined when it cannot be had. */
  anonymousToken(): Promise<string | undefined>
  /** Asks for another one in place of `refusedToken`, once for all callers. */
  renewAnonymousToken(refusedToken: string | undefined): Promise<string | undefined>
  /** Aborted when this session ends. */
  signal(): AbortSignal
  /** Looks whether another tab changed the session, and says so to the listeners. */
  notice(): void
  listen(listener: (event: SessionEvent) => void): () => void
}

const ENDED = 'session-ended:'

/** A session that is over here, as the server is to be told of it. */
interface Ended {
  readonly session: KeptSession
  readonly lobbyCode: string | undefined
}

/** `lobbyCode` is of the player's lobby, for the device-action header (§7). */
export const createSession = (ports: Ports, send: Sender, lobbyCode: () => string | undefined = () => undefined): Session => {
  const listeners = new Set<(event: SessionEvent) => void>()
  let sessionKey = readSession(ports.kept)?.sessionKey
  let life = new AbortController()
  let pendingEnd: Ended | undefined
  let anonymousUnderWay: Promise<string | undefined> | undefined

  const changeTo = (next: string | undefined, where: SessionEvent['where']) => {
    const had = sessionKey
    sessionKey = next
    life.abort()
    life = new AbortController()
    if (had !== undefined) for (const listener of listeners) listener({ kind: 'ended', where })
    if (next !== undefined) for (const listener of listeners) listener({ kind: 'began', where })
  }

  const notice = () => {
    const now = readSession(ports.kept)?.sessionKey
    if (now !== sessionKey) changeTo(now, 'elsewhere')
  }

  const tell = async (ended: Ended) => {
    pendingEnd = undefined
    const { accessToken, refreshToken } = ended.session
    const answer = await send(logout, { accessToken, refreshToken }, { accessToken, lobbyCode: ended.lobbyCode })
    if (!answer.ok && answer.error.kind === 'offline') pendingEnd = ended
  }

  const end: Session['end'] = ({ tellServer = true } = {}) => {
    const session = readSession(ports.kept)
    // Asked now: whose lobby it was is forgotten with the session.
    const ended = session && { session, lobbyCode: lobbyCode() }
    clearKept(ports.kept)
    if (session === undefined && sessionKey === undefined) return
    if (session !== undefined) ports.broadcast.post(ENDED + session.sessionKey)
    changeTo(undefined, 'here')
    if (ended !== undefined && tellServer) void tell(ended)
  }

  const startAnonymous = async (): Promise<string | undefined> => {
    const answer = await send(startAnonymousSession, {})
    const token = answer.ok ? answer.value.startAnonymousSession.token : undefined
    if (!isToken(token)) return undefined
    ports.kept.write(keptKeys.anonymousToken, token)
    return token
  }

  const renewAnonymousToken: Session['renewAnonymousToken'] = (refusedToken) => {
    const stored = readAnonymousToken(ports.kept)
    if (stored !== undefined && stored !== refusedToken) return Promise.resolve(stored)
    anonymousUnderWay ??= startAnonymous().finally(() => {
      anonymousUnderWay = undefined
    })
    return anonymousUnderWay
  }

  ports.kept.listen((key) => {
    if (key === undefined || key === keptKeys.session) notice()
  })
  ports.broadcast.listen((text) => {
    if (sessionKey === undefined || text !== ENDED + sessionKey) return
    // A session that began since is not the one that ended: the word about the storage comes later than this one.
    if ((readSession(ports.kept)?.sessionKey ?? sessionKey) !== sessionKey) return notice()
    // The other tab cleared the storage it shares with us; where storage is ours alone, it is still to do.
    clearKept(ports.kept)
    changeTo(undefined, 'elsewhere')
  })
  ports.network.onOnline(() => {
    if (pendingEnd !== undefined) void tell(pendingEnd)
  })

  return {
    read: () => readSession(ports.kept),
    begin({ accessToken, refreshToken }) {
      const next = ports.newId()
      writeSession(ports.kept, { sessionKey: next, accessToken, refreshToken })
      changeTo(next, 'here')
    },
    end,
    refresh: createRefresh({ ports, send, lobbyCode, onEnded: () => end() }),
    anonymousToken: () => renewAnonymousToken(undefined),
    renewAnonymousToken,
    signal: () => life.signal,
    notice,
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
