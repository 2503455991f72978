import type { OperationName } from '@lagoon/contract/paths'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import type { Operation } from './operation.ts'

/**
 * An operation whose screen shows these refusals itself. It stands around the registration and in a file of its own, since the
 * build lays what an operation stands for into the place of its registration.
 */
export const screenShows = <Name extends OperationName>(
  codes: readonly ProblemCode[],
  operation: Operation<Name>,
): Operation<Name> & { readonly screenShows: readonly ProblemCode[] } => ({ ...operation, screenShows: codes })
