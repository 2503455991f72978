import type { Sender } from '../client/sender.ts'
import type { CallProblem } from '../errors/callProblem.ts'
import type { Ports } from '../ports/ports.ts'
import { isToken, readSession, writeSession, type KeptSession } from './keptSession.ts'
import { refreshSession } from './session.operations.ts'

/** Leaves a second for the refresh itself: a tab that is frozen with the lock holds up another for 5 s at most (readings, Session). */
const LOCK_TIMEOUT_MS = 4_000
const REFRESH_TIMEOUT_MS = 10_000
/** A token this fresh that is refused will not get better by another refresh. */
const FRESH_TOKEN_MS = 60_000

export type RefreshOutcome =
  /** Storage holds a newer access token than the one that was refused. */
  | { readonly kind: 'refreshed' }
  /** Another session, or none, by now. */
  | { readonly kind: 'changed' }
  /** The server gave an answer without a usable token: the session is over. */
  | { readonly kind: 'ended' }
  /** Nobody answered, or only 503: the session stays. */
  | { readonly kind: 'unanswered'; readonly problem: CallProblem }
  /** The refused token is itself just refreshed. */
  | { readonly kind: 'pointless' }

interface RefreshSetting {
  readonly ports: Pick<Ports, 'kept' | 'locks' | 'clock'>
  readonly send: Sender
  readonly lobbyCode: () => string | undefined
  /** Called once when the server refuses the refresh, while the old tokens are still known. */
  readonly onEnded: (session: KeptSession) => void
}

/**
 * Renews an access token once across all tabs. `seen` is the session as the refused call saw it; all calls of this tab that
 * saw the same token share one run.
 */
export const createRefresh = ({ ports, send, lobbyCode, onEnded }: RefreshSetting) => {
  let underWay: { readonly accessToken: string; readonly outcome: Promise<RefreshOutcome> } | undefined
  let newest: { readonly accessToken: string; readonly at: number } | undefined

  const settle = async (seen: KeptSession): Promise<RefreshOutcome> => {
    const before = readSession(ports.kept)
    if (before?.sessionKey !== seen.sessionKey) return { kind: 'changed' }
    if (before.accessToken !== seen.accessToken) return { kind: 'refreshed' }
    const answer = await send(
      refreshSession,
      { refreshToken: before.refreshToken },
      { timeoutMs: REFRESH_TIMEOUT_MS, lobbyCode: lobbyCode() },
    )
    // Log-out or another log-in won while the server was thinking: its tokens are nobody's now.
    if (readSession(ports.kept)?.sessionKey !== seen.sessionKey) return { kind: 'changed' }
    if (!answer.ok && (answer.error.kind !== 'refusal' || answer.error.status === 503)) return { kind: 'unanswered', problem: answer.error }
    const renewed = answer.ok ? answer.value.refreshSession : undefined
    const refreshToken = renewed?.refreshToken ?? before.refreshToken
    if (!isToken(renewed?.accessToken) || !isToken(refreshToken)) {
      onEnded(before)
      return { kind: 'ended' }
    }
    newest = { accessToken: renewed.accessToken, at: ports.clock.now() }
    writeSession(ports.kept, { sessionKey: seen.sessionKey, accessToken: renewed.accessToken, refreshToken })
    return { kind: 'refreshed' }
  }

  return (seen: KeptSession): Promise<RefreshOutcome> => {
    if (newest?.accessToken === seen.accessToken && ports.clock.now() - newest.at < FRESH_TOKEN_MS)
      return Promise.resolve({ kind: 'pointless' })
    if (underWay?.accessToken === seen.accessToken) return underWay.outcome
    const outcome = ports.locks
      .withLock('refresh', LOCK_TIMEOUT_MS, () => settle(seen))
      .finally(() => {
        if (underWay?.outcome === outcome) underWay = undefined
      })
    underWay = { accessToken: seen.accessToken, outcome }
    return outcome
  }
}
