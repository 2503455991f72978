import * as v from 'valibot'

const source = v.literal('lagoon-game')

/** What the game in its frame says to the page around it, by postMessage. Hints only: money is read from the server. */
export const gameFrameMessage = v.variant('kind', [
  v.object({ source, kind: v.picklist(['ready', 'launch-lost', 'session-ended', 'leave']) }),
  v.object({ source, kind: v.literal('round'), state: v.picklist(['started', 'finished']) }),
  v.object({ source, kind: v.literal('connection'), state: v.picklist(['lost', 'back']) }),
])
export type GameFrameMessage = v.InferOutput<typeof gameFrameMessage>

/** What the page around says to the game in its frame: something stands before the game, such as a reality check. */
export interface PlatformFrameMessage {
  readonly source: 'lagoon-platform'
  readonly kind: 'interrupted'
}

/** Reads what a frame said; undefined for anything that is not one of the messages. */
export const readGameFrameMessage = (data: unknown): GameFrameMessage | undefined => {
  const read = v.safeParse(gameFrameMessage, data)
  return read.success ? read.output : undefined
}
