import {
  coerceInputValue,
  execute,
  isInputType,
  Kind,
  typeFromAST,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { isRuleCode } from '@lagoon/contract/rules/rule'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import { Problem } from '../problem.ts'
import type { RequestContext } from './context.ts'
import type { RegisteredDocument } from './documents.ts'

/** graphql-js reports variables that do not fit before it runs anything: without a place in the answer, and with the value in its text. */
const isRefusedInput = (result: ExecutionResult, error: GraphQLError): boolean => result.data === undefined && error.path === undefined

/** Fields whose values a scalar refuses by a rule of the forms; named as forms name them, by the last part of their path. */
const refusedFields = (schema: GraphQLSchema, { document }: RegisteredDocument, values: Readonly<Record<string, unknown>>) => {
  const fields: FieldErrorDetail[] = []
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { variable, type: node } of definition.variableDefinitions ?? []) {
      const type = typeFromAST(schema, node)
      if (!isInputType(type)) continue
      coerceInputValue(values[variable.name.value], type, (path, _value, { extensions }) => {
        const rule = String(extensions['rule'])
        const field = String(path.at(-1) ?? variable.name.value)
        if (isRuleCode(rule)) fields.push({ field, code: rule, message: ruleWords[rule] })
      })
    }
  }
  return fields
}

/**
 * Runs a registered document. Answers its data whole, or throws: a Problem where the caller is told why, anything else as it
 * was thrown. Half an answer is never given.
 */
export const run = async (
  schema: GraphQLSchema,
  registered: RegisteredDocument,
  variableValues: Readonly<Record<string, unknown>>,
  contextValue: RequestContext,
): Promise<unknown> => {
  const { document, name } = registered
  const result = await execute({ schema, document, operationName: name, variableValues, contextValue })
  const [error] = result.errors ?? []
  if (!error) return result.data
  if (isRefusedInput(result, error)) {
    const fields = refusedFields(schema, registered, variableValues)
    throw new Problem(400, 'BAD_INPUT', 'Something in this request isn’t right. Check the form and try again.', {
      ...(fields.length > 0 && { fields }),
    })
  }
  throw error.originalError ?? error
}
