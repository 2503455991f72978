import type { ProblemCode } from '@lagoon/contract/problems/problem'
import type { RuleCode } from '@lagoon/contract/rules/rule'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'

/** Words for whatever a rule, or the server, can say about a field. */
export type FieldWords = Readonly<Record<RuleCode, string> & Partial<Record<ProblemCode, string>>>

/** The words of one field: its own, which say how to put it right here, and the general ones for every other code. */
export const fieldWords = (own: Readonly<Partial<Record<RuleCode | ProblemCode, string>>> = {}): FieldWords => ({ ...ruleWords, ...own })
