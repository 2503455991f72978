import { ruleOf, type RuleCode } from '@lagoon/contract/rules/rule'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import * as v from 'valibot'
import { Problem } from '../problem.ts'

/**
 * Reads input by the rules that the form uses too. What breaks them is refused field by field, the first broken rule of each:
 * throws a Problem, 400 BAD_INPUT.
 */
export const checkInput = <Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const fields = new Map<string, RuleCode>()
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!fields.has(field)) fields.set(field, ruleOf(issue))
  }
  throw new Problem(400, 'BAD_INPUT', 'Please check the highlighted fields.', {
    fields: [...fields].map(([field, code]) => ({ field, code, message: ruleWords[code] })),
  })
}
