import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { recentMessages } from './recent.ts'

/** A live connection of a player on this node. */
export interface Listener {
  readonly playerId: string
  readonly sessionId: string
  readonly send: (message: PlayerMessage) => void
  /** The session ended: whatever was sent before goes out, then the connection closes. */
  readonly end: () => void
}

/** What travels between nodes. */
export type HubEvent =
  | { readonly kind: 'message'; readonly playerId: string; readonly message: PlayerMessage }
  | { readonly kind: 'end'; readonly sessionIds: readonly string[]; readonly farewell?: PlayerMessage }

/** Carries events to every node, this one included, each exactly once. */
export interface Bus {
  readonly publish: (event: HubEvent) => Promise<void>
  readonly close: () => Promise<void>
}
export type OpenBus = (deliver: (event: HubEvent) => void) => Promise<Bus>

/** Reaches players wherever they are connected. */
export interface Hub {
  /** Sends to every connection of a player, on all nodes. Rejects when the other nodes cannot be reached: try again later. */
  readonly publish: (playerId: string, message: PlayerMessage) => Promise<void>
  /** Closes the connections of sessions that ended, on all nodes, after an optional last message. Never rejects. */
  readonly endSessions: (sessionIds: readonly string[], farewell?: PlayerMessage) => Promise<void>
  /** Whether a player is connected to this node. */
  readonly isHeard: () => boolean
  /** Sends to every connection of this node; what is told to everybody is told by each node to its own. */
  readonly tellAll: (message: PlayerMessage) => void
  /** What a player was told within the last `ms` milliseconds, at most a minute back, in order. */
  readonly toldSince: (playerId: string, ms: number) => readonly PlayerMessage[]
  /** Joins a connection; the answer takes it out again. */
  readonly join: (listener: Listener) => () => void
  readonly close: () => Promise<void>
}

/** Without Redis there is one node, and an event is delivered where it was made. */
export const localBus: OpenBus = async (deliver) => ({ publish: async (event) => deliver(event), close: async () => undefined })

export const openHub = async (openBus: OpenBus): Promise<Hub> => {
  const byPlayer = new Map<string, Set<Listener>>()
  const bySession = new Map<string, Set<Listener>>()
  const recent = recentMessages()

  const deliver = (event: HubEvent): void => {
    if (event.kind === 'message') {
      recent.keep(event.playerId, event.message)
      for (const listener of byPlayer.get(event.playerId) ?? []) listener.send(event.message)
      return
    }
    for (const listener of event.sessionIds.flatMap((id) => [...(bySession.get(id) ?? [])])) {
      if (event.farewell) listener.send(event.farewell)
      listener.end()
    }
  }
  const bus = await openBus(deliver)

  const add = (index: Map<string, Set<Listener>>, key: string, listener: Listener): void => {
    const set = index.get(key) ?? new Set()
    index.set(key, set.add(listener))
  }
  const remove = (index: Map<string, Set<Listener>>, key: string, listener: Listener): void => {
    const set = index.get(key)
    set?.delete(listener)
    if (set?.size === 0) index.delete(key)
  }

  return {
    publish: (playerId, message) => bus.publish({ kind: 'message', playerId, message }),
    endSessions: async (sessionIds, farewell) => {
      if (sessionIds.length === 0) return
      const event: HubEvent = { kind: 'end', sessionIds, ...(farewell ? { farewell } : {}) }
      // The database already refuses these sessions; other nodes find out at their next look when the bus is down.
      await bus.publish(event).catch(() => deliver(event))
    },
    isHeard: () => byPlayer.size > 0,
    tellAll: (message) => {
      for (const listener of [...byPlayer.values()].flatMap((set) => [...set])) listener.send(message)
    },
    toldSince: recent.since,
    join: (listener) => {
      add(byPlayer, listener.playerId, listener)
      add(bySession, listener.sessionId, listener)
      return () => {
        remove(byPlayer, listener.playerId, listener)
        remove(bySession, listener.sessionId, listener)
      }
    },
    close: () => bus.close(),
  }
}
