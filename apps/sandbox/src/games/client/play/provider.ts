import {
  gameProblems,
  type ActRequest,
  type GameInfo,
  type GameProblem,
  type PastRound,
  type PlayRequest,
  type ProblemAnswer,
  type RoundView,
  type SeedsRotated,
  type SessionOpened,
  type SessionView,
} from '../../contract.ts'

/** A refusal in the provider's words, or no answer at all. */
export type CallProblem =
  | { readonly problem: GameProblem; readonly message: string; readonly balance?: string }
  | { readonly problem: 'NO_ANSWER' }
export type CallResult<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & CallProblem)

const TIMEOUT_MS = 12_000

const isProblem = (body: unknown): body is ProblemAnswer =>
  typeof body === 'object' && body !== null && 'problem' in body && gameProblems.some((known) => known === body.problem)

/** One call to the provider's server. */
export const call = async <T>(method: 'GET' | 'POST', path: string, token: string | null, body?: unknown): Promise<CallResult<T>> => {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: answer as T }
    return isProblem(answer) ? { ok: false, ...answer } : { ok: false, problem: 'NO_ANSWER' }
  } catch {
    return { ok: false, problem: 'NO_ANSWER' }
  }
}

/** Calls to the provider's server; none of them throws. */
export const provider = {
  open: (launch: string) => call<SessionOpened>('POST', '/api/session', null, { launch }),
  current: (token: string) => call<SessionView>('GET', '/api/session', token),
  play: (token: string, request: PlayRequest) => call<RoundView>('POST', '/api/play', token, request),
  act: (token: string, request: ActRequest) => call<RoundView>('POST', '/api/act', token, request),
  rounds: (token: string) => call<PastRound[]>('GET', '/api/rounds', token),
  setClientSeed: (token: string, clientSeed: string) => call<SessionView['seeds']>('POST', '/api/seeds', token, { clientSeed }),
  rotateSeeds: (token: string) => call<SeedsRotated>('POST', '/api/seeds/rotate', token, {}),
  info: (gameId: string) => call<GameInfo>('GET', `/api/info?${new URLSearchParams({ game: gameId })}`, null),
}
