import type { CallProblem } from '../errors/callProblem.ts'
import type { FieldErrorDetail } from '../errors/problem.ts'

const fieldOfCode: Readonly<Partial<Record<string, string>>> = {
  EMAIL_IN_USE: 'email',
  PHONE_REGISTERED: 'phone',
  DISPLAY_NAME_TAKEN: 'displayName',
}

/** A refusal as words at fields; empty where it is about no field. */
export const refusalsOf = (problem: CallProblem): readonly FieldErrorDetail[] => {
  if (problem.kind !== 'refusal') return []
  if (problem.fieldErrorDetails.length > 0) return problem.fieldErrorDetails
  const { code = '', message = '' } = problem
  const field = fieldOfCode[code]
  return field === undefined ? [] : [{ field, code, message }]
}
