import type { CallProblem } from './callProblem.ts'
import type { FieldErrorDetail, ProblemCode } from '@lagoon/contract/problems/problem'

/** The field of each refusal that is about one field without saying so. */
export type FieldOfCode = Readonly<Partial<Record<ProblemCode, string>>>

/** A refusal as words at fields; empty where it is about no field. */
export const refusalsOf = (problem: CallProblem, fields: FieldOfCode): readonly FieldErrorDetail[] => {
  if (problem.kind !== 'refusal') return []
  if (problem.fieldErrorDetails.length > 0) return problem.fieldErrorDetails
  const { code = '', message = '' } = problem
  const field = fields[code as ProblemCode]
  return field === undefined ? [] : [{ field, code, message }]
}
