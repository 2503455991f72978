import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { MOST_MISSED_MS } from '@lagoon/contract/messages/destinations'
import { LRUCache } from 'lru-cache'

/** Players whose messages are kept, and messages of each: what a node holds stays small however much is told. */
const MOST_PLAYERS = 10_000
const MOST_MESSAGES = 50

interface Kept {
  readonly message: PlayerMessage
  /** `performance.now()` of this node when it came by. */
  readonly at: number
}

/**
 * What players were told within the last minute, on whichever node they are connected. An app asks for its data before its
 * connection is made: what is told in between would reach nobody.
 */
export const recentMessages = (now: () => number = () => performance.now()) => {
  const byPlayer = new LRUCache<string, readonly Kept[]>({ max: MOST_PLAYERS, ttl: MOST_MISSED_MS })
  return {
    keep(playerId: string, message: PlayerMessage): void {
      byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), { message, at: now() }].slice(-MOST_MESSAGES))
    },
    /** A player's messages of the last `ms` milliseconds, in order; at most a minute back. */
    since: (playerId: string, ms: number): readonly PlayerMessage[] => {
      const from = now() - Math.min(ms, MOST_MISSED_MS)
      return (byPlayer.get(playerId) ?? []).filter(({ at }) => at >= from).map(({ message }) => message)
    },
  }
}
