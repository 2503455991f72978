import type { CodeSent } from '@lagoon/domain/account/recovery/recovery.state'
import { unbroken } from '../../../words/unbroken.ts'
import { fieldWords } from '../../fieldWords.ts'

/** Words for what the rule says about a code. */
export const codeMessages = fieldWords({
  required: 'Enter the 6-digit code.',
  characters: 'Use numbers only.',
  tooShort: 'Enter all 6 digits.',
})

/** A wrong code, and what is left to try. */
export const triesLeft = (count: number): string => `That code isn’t right. ${count === 1 ? '1 try' : `${count} tries`} left.`

/** Reads on after "We sent it": where it has to be looked for. */
export const sentTo = ({ channel, maskedTo }: CodeSent): string =>
  channel === 'EMAIL' ? `by email to ${maskedTo}` : `by text message to ${unbroken(maskedTo)}`
