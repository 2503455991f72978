import { APP_VERSION_HEADER, GRAPHQL_PREFIX, IDEMPOTENCY_HEADER } from '@lagoon/contract/http/http'
import type { Operation, ResultOf, VariablesOf } from './operation.ts'
import type { OperationName } from '@lagoon/contract/paths'
import { aborted, offline, type CallProblem } from '../errors/callProblem.ts'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { Ports } from '../ports/ports.ts'
import { readLanguage } from '../session/keptSession.ts'
import { requestRegistered } from './graphqlRequest.ts'
import { headersFor } from './headers.ts'
import { loadCalls } from './loadCalls.ts'

/** Nobody is left before something that turns for longer. */
export const CALL_TIMEOUT_MS = 15_000

export interface SendOptions {
  readonly accessToken?: string | undefined
  readonly anonymousToken?: string | undefined
  readonly lobbyCode?: string | undefined
  /** Of the submission that this sends: sent again under it, it is done once. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** @default CALL_TIMEOUT_MS */
  readonly timeoutMs?: number
}

/** Sends one operation once, with exactly the tokens it is given. Knows no session, no retry and no words. */
export type Sender = <Name extends OperationName>(
  operation: Operation<Name>,
  variables: VariablesOf<Name>,
  options?: SendOptions,
) => Promise<Result<ResultOf<Name>, CallProblem>>

interface SenderSetting {
  readonly ports: Pick<Ports, 'kept' | 'clock' | 'network'>
  /** Origin of the platform's API, without a slash at the end. */
  readonly origin: string
  /** Hears the `app-version` of every answer that names one. */
  readonly onAppVersion?: (version: string) => void
  /** Hears the `date` of every answer that names one, and when that was asked for, by the clock of the device. */
  readonly onDate?: (date: string, askedAt: number) => void
}

export const createSender = ({ ports, origin, onAppVersion, onDate }: SenderSetting): Sender => {
  const fetchAnswer = async (url: string, request: RequestInit): Promise<Response> => {
    const askedAt = ports.clock.now()
    const response = await ports.network.fetch(url, request)
    const version = response.headers.get(APP_VERSION_HEADER)
    if (version !== null && version !== '') onAppVersion?.(version)
    const date = response.headers.get('date')
    if (date !== null) onDate?.(date, askedAt)
    return response
  }

  return async <Name extends OperationName>(
    operation: Operation<Name>,
    variables: VariablesOf<Name>,
    options: SendOptions = {},
  ): Promise<Result<ResultOf<Name>, CallProblem>> => {
    if (options.signal?.aborted) return refused(aborted)
    const stop = new AbortController()
    const onAbort = () => stop.abort()
    options.signal?.addEventListener('abort', onAbort, { once: true })
    const callOff = ports.clock.after(options.timeoutMs ?? CALL_TIMEOUT_MS, onAbort)
    const headers = headersFor({ ...options, target: 'platform', path: operation.path, language: readLanguage(ports.kept) })
    try {
      const received = await requestRegistered({
        url: `${origin}${GRAPHQL_PREFIX}${operation.path}`,
        documentId: operation.documentId,
        variables: variables as object,
        fetch: (url, request) =>
          fetchAnswer(url, {
            ...request,
            headers: {
              'content-type': 'application/json',
              accept: 'application/json',
              ...(options.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: options.idempotencyKey }),
              ...headers,
            },
            signal: stop.signal,
            // Tokens travel in the header only, so a cookie can never speak for a player.
            credentials: 'omit',
          }),
      })
      const { brokenPromise, decodeAnswer, readAnswer, withCodeOfWords } = await loadCalls()
      const answer = readAnswer(received)
      if (!answer.ok) return refused(withCodeOfWords(answer.error, operation.path))
      const decoded = decodeAnswer<Name>(operation, answer.value)
      return decoded === undefined ? refused(brokenPromise) : ok(decoded)
    } catch {
      return refused(options.signal?.aborted ? aborted : offline)
    } finally {
      callOff()
      options.signal?.removeEventListener('abort', onAbort)
    }
  }
}
