import type { PastRound } from '../contract.ts'
import type { Json } from '@lagoon/games/json'
import { PAST_ROUNDS } from './journal/compacted.ts'
import { mainStakeOf, type RoundRecord } from './journal/entries.ts'
import type { Journal } from './journal/journal.ts'

/** Which rounds of a player belong together: one game, played with one kind of token. */
export interface Shelf {
  readonly player: string
  readonly gameId: string
  readonly token: string
}

export const shelfName = ({ player, gameId, token }: Shelf): string => `${player} ${gameId} ${token}`

/** By game and kind of token: a player's round that is open, what the last one left, and the last ones to look at. */
export const openShelves = (journal: Journal) => {
  const openRounds = new Map<string, RoundRecord>()
  const progress = new Map<string, Json>()
  const past = new Map<string, RoundRecord[]>()

  const keepOpen = (record: RoundRecord) => void openRounds.set(shelfName(record), record)
  const finish = (record: RoundRecord, left: Json) => {
    const shelf = shelfName(record)
    openRounds.delete(shelf)
    progress.set(shelf, left)
    past.set(shelf, [...(past.get(shelf) ?? []), record].slice(-PAST_ROUNDS))
  }
  const drop = (roundId: string) => {
    for (const [shelf, record] of openRounds) if (record.roundId === roundId) openRounds.delete(shelf)
  }
  for (const entry of journal.entries) {
    if (entry.type === 'step') keepOpen(entry.record)
    if (entry.type === 'rollback' && (entry.stakeId ?? mainStakeOf(entry.roundId)) === mainStakeOf(entry.roundId)) drop(entry.roundId)
    if (entry.type === 'win') finish(entry.record, entry.progress)
  }

  return {
    keepOpen,
    finish,
    /** The round was given back: it is not open any more. */
    drop,
    openRound: (shelf: Shelf): RoundRecord | undefined => openRounds.get(shelfName(shelf)),
    hasOpenRound: (player: string): boolean => [...openRounds.values()].some((record) => record.player === player),
    /** Rounds that their players have not touched since then, milliseconds since 1970. */
    idleSince: (at: number): readonly RoundRecord[] => [...openRounds.values()].filter((record) => record.at < at),
    progressOf: (shelf: Shelf): Json => progress.get(shelfName(shelf)) ?? null,
    /** The last rounds, newest first; `seedOf` tells the server seed of a commitment that was revealed. */
    pastRounds: (shelf: Shelf, seedOf: (commitment: string) => string | null): readonly PastRound[] =>
      (past.get(shelfName(shelf)) ?? []).toReversed().map(({ roundId, at, played, answer: { outcome, totalWin, fairness } }) => ({
        roundId,
        playedAt: new Date(at).toISOString(),
        ...played,
        outcome,
        totalWin,
        fairness,
        serverSeed: seedOf(fairness.commitment),
      })),
  }
}
export type Shelves = ReturnType<typeof openShelves>
