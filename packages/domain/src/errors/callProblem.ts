import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'

/** What became of a call that brought no data. It never holds the call's variables: they may be a password. */
export type CallProblem =
  /** Called off: the page was left, or the session is another one by now. */
  | { readonly kind: 'aborted' }
  /** No answer: offline, a broken connection or a time-out. */
  | { readonly kind: 'offline' }
  | Refusal

/** An answer that says no. */
export interface Refusal {
  readonly kind: 'refusal'
  /** HTTP status, or that of the body where it stands only there. */
  readonly status: number
  /** Of `problemCodes`, or whatever a foreign gateway sent. */
  readonly code?: string
  readonly message?: string
  readonly fieldErrorDetails: readonly FieldErrorDetail[]
  readonly retryAfterSeconds?: number
  /** As the server named them; read with care in `popupOf.ts`. */
  readonly facts?: Readonly<Record<string, string>>
}

export const aborted: CallProblem = { kind: 'aborted' }
export const offline: CallProblem = { kind: 'offline' }

/** True when the problem is a refusal with this code. */
export const hasCode = (problem: CallProblem, code: string): problem is Refusal => problem.kind === 'refusal' && problem.code === code
