import type { Operation, ResultOf, VariablesOf } from './operation.ts'
import { hasSegment } from '@lagoon/contract/http/http'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { aborted, offline, type CallProblem } from '../errors/callProblem.ts'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { AnswersAtHand, Clock } from '../ports/ports.ts'
import type { KeptSession } from '../session/keptSession.ts'
import type { Session } from '../session/session.ts'
import { anySignal } from './anySignal.ts'
import { brokenPromise } from './readAnswer.ts'
import { CALL_TIMEOUT_MS, type Sender, type SendOptions } from './sender.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Says nothing to the player whatever happens; for what runs behind the scenes. */
  readonly isQuiet?: boolean
  /** Of the submission of a form: however often it is sent, it is done once. */
  readonly idempotencyKey?: string | undefined
}

export interface Client {
  call<Name extends OperationName>(
    operation: Operation<Name>,
    variables: VariablesOf<Name>,
    options?: CallOptions,
  ): Promise<Result<ResultOf<Name>, CallProblem>>
}

interface ClientSetting {
  readonly send: Sender
  readonly session: Session
  readonly answers: AnswersAtHand
  readonly clock: Clock
  /** Of the player's lobby, for the device-action header; undefined until it is known. */
  readonly lobbyCode: () => string | undefined
  /** Hears every problem that is to be told to the player or acted upon. */
  readonly onProblem: (problem: CallProblem, operation: Pick<Operation, 'path' | 'screenShows'>) => void
}

/** Which tokens a call carries, and so what a 401 means for it: the first kind that fits its path (readings, Session). */
type Kind = 'anonymous' | 'credentials' | 'player'
const credentialPaths: readonly string[] = [operationPaths.Login, operationPaths.RefreshSession, operationPaths.Logout]
export const kindOf = (path: string): Kind =>
  hasSegment(path, 'anonymous') ? 'anonymous' : credentialPaths.includes(path) ? 'credentials' : 'player'

const isUnauthorized = <T>(answer: Result<T, CallProblem>): boolean =>
  !answer.ok && answer.error.kind === 'refusal' && answer.error.status === 401

/** Calls with the tokens that belong to them, and with at most one retry each, by the algorithm for 401. */
export const createClient = ({ send, session, answers, clock, lobbyCode, onProblem }: ClientSetting): Client => {
  type Attempt<T> = (tokens: SendOptions) => Promise<Result<T, CallProblem>>

  const anonymously = async <T>(path: string, attempt: Attempt<T>): Promise<Result<T, CallProblem>> => {
    if (path === operationPaths.StartAnonymousSession) return attempt({})
    const token = await session.anonymousToken()
    const answer = await attempt({ anonymousToken: token })
    if (!isUnauthorized(answer) || token === undefined) return answer
    const renewed = await session.renewAnonymousToken(token)
    return renewed === undefined ? answer : attempt({ anonymousToken: renewed })
  }

  /** Looks and sends in one tick, so that nothing leaves after a log-out. */
  const retry = async <T>(attempt: Attempt<T>, used: KeptSession): Promise<Result<T, CallProblem>> => {
    const now = session.read()
    if (now?.sessionKey !== used.sessionKey) return refused(aborted)
    const answer = await attempt({ accessToken: now.accessToken, lobbyCode: lobbyCode() })
    return session.read()?.sessionKey === used.sessionKey ? answer : refused(aborted)
  }

  const asPlayer = async <T>(attempt: Attempt<T>): Promise<Result<T, CallProblem>> => {
    session.notice()
    const used = session.read()
    const answer = await attempt({ accessToken: used?.accessToken, lobbyCode: lobbyCode() })
    if (used === undefined) return answer
    const now = session.read()
    // Whatever it says, it was said to a session that is over: nothing of it may reach the next one.
    if (now?.sessionKey !== used.sessionKey) return refused(aborted)
    if (!isUnauthorized(answer)) return answer
    if (now.accessToken !== used.accessToken) return retry(attempt, used)
    const outcome = await session.refresh(used)
    switch (outcome.kind) {
      case 'refreshed':
        return retry(attempt, used)
      case 'unanswered':
        return refused(outcome.problem)
      case 'pointless':
        return answer
      case 'changed':
      case 'ended':
        return refused(aborted)
    }
  }

  /** A call may send more than once, and ask for a token first: whoever waits for it waits no longer than for one. */
  const inTime = <T>(answering: Promise<Result<T, CallProblem>>): Promise<Result<T, CallProblem>> =>
    new Promise((resolve, reject) => {
      const callOff = clock.after(CALL_TIMEOUT_MS, () => resolve(refused(offline)))
      void answering.finally(callOff).then(resolve, reject)
    })

  return {
    async call(operation, variables, { signal, isQuiet = false, idempotencyKey } = {}) {
      const atHand = answers.take(operation.path, variables)
      if (atHand !== undefined) return ok((await atHand) as ResultOf<typeof operation.name>)
      const kind = kindOf(operation.path)
      const life = kind === 'player' ? session.signal() : undefined
      const either = signal !== undefined && life !== undefined ? anySignal(signal, life) : (signal ?? life)
      const attempt = (tokens: SendOptions) => send(operation, variables, { ...tokens, signal: either, idempotencyKey })
      const answer = await inTime(
        kind === 'anonymous'
          ? anonymously(operation.path, attempt)
          : kind === 'player'
            ? asPlayer(attempt)
            : attempt({ lobbyCode: lobbyCode() }),
      )
      // The catalog keeps quiet about a 401, as the session renews itself or ends. Here it did neither: the player would learn nothing.
      const isUnmended = kind === 'player' && isUnauthorized(answer) && session.read() !== undefined
      if (!answer.ok && !isQuiet) onProblem(isUnmended ? brokenPromise : answer.error, operation)
      return answer
    },
  }
}
