import { readGameFrameMessage, type GameFrameMessage } from '@lagoon/contract/wire/gameFrame/gameFrame'

/** What the game in the frame said; undefined for any other origin and for anything that is not one of its messages. */
export const readFrameMessage = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  gameOrigin: string,
): GameFrameMessage | undefined => (origin === gameOrigin ? readGameFrameMessage(data) : undefined)
