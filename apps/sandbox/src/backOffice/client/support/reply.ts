import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { ruleOf, writtenText, type RuleCode } from '@lagoon/contract/rules/rule'
import { TICKET_COMMENTS_MAX_LENGTH } from '@lagoon/contract/support/support.rules'
import * as v from 'valibot'

const schema = writtenText(TICKET_COMMENTS_MAX_LENGTH)

const words: Readonly<Partial<Record<RuleCode, string>>> = {
  required: 'Write a reply first.',
  tooLong: `Use no more than ${TICKET_COMMENTS_MAX_LENGTH.toLocaleString('en-US')} characters.`,
  characters: 'These characters can’t be kept. Write it another way.',
}

/** The reply as it is sent, or what is wrong with it, for its field. */
export const readReply = (text: string): Result<string, string> => {
  const read = v.safeParse(schema, text)
  return read.success ? ok(read.output) : refused(words[ruleOf(read.issues[0])] ?? 'Write it another way.')
}

export interface KeyedReply {
  readonly key: string
  readonly text: string
}

/** The reply under its key: sent again because nobody answered it keeps the key and is kept once, another text has another one. */
export const keyed = (text: string, before: KeyedReply | null, newKey: () => string): KeyedReply =>
  before?.text === text ? before : { key: newKey(), text }
