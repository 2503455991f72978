import { playerMessage, type PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { safeParse } from 'valibot'

/** Reads a frame's body once, for everybody. Undefined for what is not a message of ours: it is dropped. */
export const decodeMessage = (body: string): PlayerMessage | undefined => {
  const read = safeParse(playerMessage, parseJson(body))
  return read.success ? read.output : undefined
}
