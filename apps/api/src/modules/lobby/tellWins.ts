import { randomUUID } from 'node:crypto'
import { startWorker } from '../../kernel/worker.ts'
import type { Services } from '../../services.ts'
import { recentWinsOf } from './recentWins.ts'

/** Wins come by the dozen a second, and nobody reads faster: open pages are told at most once in this time. */
const TOLD_EVERY_MS = 3_000

/**
 * Tells the players who are connected to this node the latest wins as they change. Each node looks by itself, and not at all while
 * nobody listens: what is told costs one short index range however many players there are. The answer stops it.
 */
export const startTellingWins = ({ database, hub, log }: Pick<Services, 'database' | 'hub' | 'log'>): (() => Promise<void>) => {
  let told: string | undefined
  const work = async (): Promise<boolean> => {
    if (!hub.isHeard()) {
      told = undefined
      return false
    }
    const wins = await recentWinsOf(database.kysely)
    const now = wins.map(({ id }) => id).join()
    if (now !== (told ?? '')) hub.tellAll({ id: randomUUID(), topic: 'wins', wins })
    told = now
    return false
  }
  return startWorker({ name: 'telling of the latest wins', everyMs: TOLD_EVERY_MS, work }, log).stop
}
