import { openLines } from '../../games/server/journal/lines.ts'
import type { Change, Finished, Player, Sitting, Transfer } from './records.ts'

/** Four months, as the document promises, of the longest days. */
const ROUNDS_KEPT_MS = 4 * 31 * 24 * 60 * 60 * 1000

const overAt = ({ at, round }: Finished): number => at ?? Date.parse(round.startedAt)

/** Forgets rounds that are over for longer than they are kept; the last one stays whatever its age, since the feed counts on from it. */
const forgetOld = (finished: Map<string, Finished>, now: number): void => {
  for (const [roundId, round] of finished) {
    if (finished.size === 1 || overAt(round) + ROUNDS_KEPT_MS >= now) return
    finished.delete(roundId)
  }
}

const recordsOf = (changes: readonly Change[], now: () => number) => {
  const players = new Map<string, Player>()
  const sittings = new Map<string, Sitting>()
  const transfers = new Map<string, Transfer>()
  const finished = new Map<string, Finished>()
  let lastPlace = 0
  const add = (change: Change): void => {
    if (change.player) players.set(change.player.id, change.player)
    if (change.sitting) sittings.set(change.sitting.id, change.sitting)
    if (change.transfer) transfers.set(change.transfer.id, change.transfer)
    if (change.finished) {
      finished.set(change.finished.round.roundId, change.finished)
      lastPlace = change.finished.place
      forgetOld(finished, now())
    }
  }
  changes.forEach(add)
  return { players, sittings, transfers, finished, nextPlace: () => lastPlace + 1, add }
}

/** One line for each record; sittings and transfers for ever, since whoever asks for one later must get the same answer. */
const compact = (changes: readonly Change[], now: () => number): readonly Change[] => {
  const { players, sittings, transfers, finished } = recordsOf(changes, now)
  return [
    ...[...players.values()].map((player) => ({ player })),
    ...[...sittings.values()].map((sitting) => ({ sitting })),
    ...[...transfers.values()].map((transfer) => ({ transfer })),
    ...[...finished.values()].map((round) => ({ finished: round })),
  ]
}

/**
 * The provider's book of players, sittings, transfers and rounds that are over. `change` is the only way in: one after another, each computed
 * from the records as they are and on the disk before anybody sees it; all of a change or nothing.
 */
export const openBook = async (path: string, now: () => number = Date.now) => {
  const lines = await openLines<Change>(path, (changes) => compact(changes, now))
  const { players, sittings, transfers, finished, nextPlace, add } = recordsOf(lines.entries, now)
  let tail: Promise<unknown> = Promise.resolve()
  return {
    players: players as ReadonlyMap<string, Player>,
    sittings: sittings as ReadonlyMap<string, Sitting>,
    transfers: transfers as ReadonlyMap<string, Transfer>,
    /** By the ids of the rounds, in the order of the feed. */
    finished: finished as ReadonlyMap<string, Finished>,
    /** The place of the next round in the feed. */
    nextPlace,
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
