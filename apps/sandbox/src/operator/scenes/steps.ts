import type { OperationPath } from '@lagoon/contract/paths'
import type { SceneStep } from '../contract.ts'

/** An error body of §3. */
export interface ProblemWords {
  readonly status: number
  readonly message?: string
  readonly error?: string
  readonly code?: string | number
  readonly fieldErrorDetails?: readonly { readonly field: string; readonly code: string; readonly message: string }[]
  readonly facts?: Readonly<Record<string, string>>
}

/** The path answers with an error body of §3; `times` null: until it is taken away. */
export const refuses = (
  path: OperationPath | '*',
  body: ProblemWords,
  times: number | null = null,
  httpStatus = body.status,
): SceneStep => ({
  do: 'disturb',
  disturbance: { path, delayMs: 0, effect: { kind: 'answer', status: httpStatus, type: 'json', body: JSON.stringify(body) }, times },
})
export const drops = (path: OperationPath | '*', times: number | null = null): SceneStep => ({
  do: 'disturb',
  disturbance: { path, delayMs: 0, effect: { kind: 'drop' }, times },
})
export const delays = (path: OperationPath | '*', delayMs: number): SceneStep => ({
  do: 'disturb',
  disturbance: { path, delayMs, effect: { kind: 'pass' }, times: null },
})
