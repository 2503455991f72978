import type { FieldErrorDetail, ProblemBody, ProblemCode } from '@lagoon/contract/problems/problem'

/** A refusal that the caller is told about: an HTTP status with the error body of §3. Anything else thrown is a 500. */
export class Problem extends Error {
  readonly body: ProblemBody
  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    extra: Pick<ProblemBody, 'retryAfterSeconds' | 'facts'> & { fields?: readonly FieldErrorDetail[] } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.body = {
      message,
      code,
      status,
      ...(extra.fields ? { fieldErrorDetails: extra.fields } : {}),
      ...(extra.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: extra.retryAfterSeconds }),
      ...(extra.facts ? { facts: extra.facts } : {}),
    }
  }
}
