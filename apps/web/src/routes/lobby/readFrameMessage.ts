import type { GameFrameMessage } from '@lagoon/domain/contract/seamlessWallet'

/** What the game in the frame said; undefined for any other origin and for anything that is not one of its messages. */
export const readFrameMessage = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  gameOrigin: string,
): GameFrameMessage | undefined => {
  if (origin !== gameOrigin || typeof data !== 'object' || data === null) return undefined
  if (!('source' in data) || data.source !== 'lagoon-game' || !('kind' in data)) return undefined
  const state = 'state' in data ? data.state : undefined
  const source = 'lagoon-game'
  switch (data.kind) {
    case 'ready':
    case 'session-ended':
    case 'leave':
      return { source, kind: data.kind }
    case 'round':
      return state === 'started' || state === 'finished' ? { source, kind: 'round', state } : undefined
    case 'connection':
      return state === 'lost' || state === 'back' ? { source, kind: 'connection', state } : undefined
    default:
      return undefined
  }
}
