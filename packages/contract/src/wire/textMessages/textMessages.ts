import * as v from 'valibot'
import { isStorable } from '../../text/storable.ts'

/**
 * Text messages leave the platform as JSON over HTTP: a signed POST (wire/signing) to this path. A gateway answers 2xx once it
 * has taken the message.
 */
export const TEXT_MESSAGE_PATH = '/texts'

export const textMessage = v.object({
  /** As it is kept: digits, at most one `+` in front. */
  to: v.pipe(v.string(), v.regex(/^\+?\d{4,20}$/)),
  /** Three parts of a message at most. */
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(480), v.check(isStorable)),
})
export type TextMessage = v.InferOutput<typeof textMessage>
