import { openLines } from '../../games/server/journal/lines.ts'
import type { Change, Finished, Player, Sitting, Transfer } from './records.ts'

/** So many rounds stay in the feed. */
const KEPT_ROUNDS = 10_000

const recordsOf = (changes: readonly Change[]) => {
  const players = new Map<string, Player>()
  const sittings = new Map<string, Sitting>()
  const transfers = new Map<string, Transfer>()
  const finished = new Map<string, Finished>()
  const add = (change: Change): void => {
    if (change.player) players.set(change.player.id, change.player)
    if (change.sitting) sittings.set(change.sitting.id, change.sitting)
    if (change.transfer) transfers.set(change.transfer.id, change.transfer)
    if (change.finished) finished.set(change.finished.round.roundId, change.finished)
  }
  changes.forEach(add)
  return { players, sittings, transfers, finished, add }
}

/** One line for each record; sittings and transfers for ever, since whoever asks for one later must get the same answer. */
const compact = (changes: readonly Change[]): readonly Change[] => {
  const { players, sittings, transfers, finished } = recordsOf(changes)
  return [
    ...[...players.values()].map((player) => ({ player })),
    ...[...sittings.values()].map((sitting) => ({ sitting })),
    ...[...transfers.values()].map((transfer) => ({ transfer })),
    ...[...finished.values()].slice(-KEPT_ROUNDS).map((round) => ({ finished: round })),
  ]
}

/**
 * The provider's book of players, sittings, transfers and rounds that are over. `change` is the only way in: one after another, each computed
 * from the records as they are and on the disk before anybody sees it; all of a change or nothing.
 */
export const openBook = async (path: string) => {
  const lines = await openLines<Change>(path, compact)
  const { players, sittings, transfers, finished, add } = recordsOf(lines.entries)
  let tail: Promise<unknown> = Promise.resolve()
  return {
    players: players as ReadonlyMap<string, Player>,
    sittings: sittings as ReadonlyMap<string, Sitting>,
    transfers: transfers as ReadonlyMap<string, Transfer>,
    /** By the ids of the rounds, in the order of the feed. */
    finished: finished as ReadonlyMap<string, Finished>,
    /** The place of the next round in the feed. */
    nextPlace: (): number => ([...finished.values()].at(-1)?.place ?? 0) + 1,
    /** `work` answers what changes, null for nothing, and what to tell its caller. */
    change<T>(work: () => readonly [change: Change | null, answer: T]): Promise<T> {
      const done = tail.then(async () => {
        const [change, answer] = work()
        if (change) {
          await lines.append(change)
          add(change)
        }
        return answer
      })
      tail = done.catch(() => undefined)
      return done
    },
    async close(): Promise<void> {
      await tail
      await lines.close()
    },
  }
}
export type Book = Awaited<ReturnType<typeof openBook>>
