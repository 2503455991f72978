import { execute, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql'
import { Problem } from '../problem.ts'
import type { RequestContext } from './context.ts'
import type { RegisteredDocument } from './documents.ts'

/** graphql-js reports variables that do not fit before it runs anything: without a place in the answer, and with the value in its text. */
const isRefusedInput = (result: ExecutionResult, error: GraphQLError): boolean => result.data === undefined && error.path === undefined

/**
 * Runs a registered document. Answers its data whole, or throws: a Problem where the caller is told why, anything else as it
 * was thrown. Half an answer is never given.
 */
export const run = async (
  schema: GraphQLSchema,
  { document, name }: RegisteredDocument,
  variableValues: Readonly<Record<string, unknown>>,
  contextValue: RequestContext,
): Promise<unknown> => {
  const result = await execute({ schema, document, operationName: name, variableValues, contextValue })
  const [error] = result.errors ?? []
  if (!error) return result.data
  if (isRefusedInput(result, error))
    throw new Problem(400, 'BAD_INPUT', 'Something in this request is not right. Check the form and try again.')
  throw error.originalError ?? error
}
