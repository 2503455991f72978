import { randomBytes } from 'node:crypto'
import {
  commitmentOf,
  firstPair,
  MAX_NONCES,
  rotatedPair,
  shownPair,
  takeNonce,
  withClientSeed,
  type SeedPair,
  type ShownSeedPair,
} from '@lagoon/games/fair/seedPair'
import type { RoundSeeds } from '@lagoon/games/fair/stream'
import type { SeedsRotated } from '../contract.ts'
import type { RoundRecord } from './journal/entries.ts'
import type { Journal } from './journal/journal.ts'
import { Refusal } from './problems.ts'
import { openSerialQueues } from './serialQueues.ts'

interface Held {
  pair: SeedPair
  /** Server seeds of pairs that ended, by their commitment. */
  readonly revealed: Map<string, string>
}

const serverSeed = () => randomBytes(32).toString('hex')
const clientSeed = () => randomBytes(8).toString('hex')

const heldIn = (journal: Journal) => {
  const byPlayer = new Map<string, Held>()
  const set = (player: string, pair: SeedPair): Held => {
    const known = byPlayer.get(player) ?? { pair, revealed: new Map<string, string>() }
    const isSame = known.pair.serverSeed === pair.serverSeed
    if (!isSame) known.revealed.set(commitmentOf(known.pair.serverSeed), known.pair.serverSeed)
    // Earlier releases could write a client seed down with a nonce that a round had taken meanwhile.
    known.pair = isSame ? { ...pair, nonce: Math.max(pair.nonce, known.pair.nonce) } : pair
    byPlayer.set(player, known)
    return known
  }
  /** A round that was played on a pair has used its nonce. */
  const count = ({ player, answer: { fairness } }: RoundRecord) => {
    const held = byPlayer.get(player)
    if (held && commitmentOf(held.pair.serverSeed) === fairness.commitment && held.pair.nonce <= fairness.nonce)
      held.pair = { ...held.pair, nonce: fairness.nonce + 1 }
  }
  for (const entry of journal.entries) {
    if (entry.type === 'seeds') set(entry.player, entry.pair)
    if (entry.type === 'step' || entry.type === 'win') count(entry.record)
  }
  return { byPlayer, set }
}

/**
 * The pair of seeds of each player, one for all games. What reads and changes a pair runs one after another, so that no nonce is given out
 * twice and no round begins on a seed that is being revealed. `hasOpenRound` says that a round of the player stands on a shelf.
 */
export const openSeeds = (journal: Journal, hasOpenRound: (player: string) => boolean) => {
  const { byPlayer, set } = heldIn(journal)
  const queues = openSerialQueues()
  /** Rounds that have a nonce and are not kept yet, each with its player. */
  const begun = new Map<string, string>()
  const isBound = (player: string) => hasOpenRound(player) || [...begun.values()].includes(player)

  // None of these waits for its turn: they are parts of what has it.
  const write = async (player: string, pair: SeedPair): Promise<Held> => {
    await journal.append({ type: 'seeds', player, pair })
    return set(player, pair)
  }
  const heldBy = async (player: string): Promise<Held> =>
    byPlayer.get(player) ?? write(player, firstPair(serverSeed(), serverSeed(), clientSeed()))
  const rotated = async (player: string): Promise<SeedsRotated> => {
    const { pair } = await heldBy(player)
    if (isBound(player)) throw new Refusal('ROUND_OPEN')
    const { revealed, pair: next } = rotatedPair(pair, serverSeed())
    await write(player, next)
    return { revealed, seeds: shownPair(next) }
  }
  const usable = async (player: string): Promise<Held> => {
    const held = await heldBy(player)
    if (held.pair.nonce >= MAX_NONCES) await rotated(player)
    return held
  }

  return {
    /** The pair as its player may see it; the first time one is made. */
    shown: (player: string): Promise<ShownSeedPair> => queues.run(player, async () => shownPair((await heldBy(player)).pair)),
    /** From the player's next round on. */
    setClientSeed: (player: string, seed: string): Promise<ShownSeedPair> =>
      queues.run(player, async () => {
        const { pair } = await heldBy(player)
        return shownPair((await write(player, withClientSeed(pair, seed))).pair)
      }),
    /**
     * Ends the pair and reveals its server seed.
     * @throws {Refusal} ROUND_OPEN while any round of the player is, or has a nonce and is not kept yet: its rest could be computed.
     */
    rotate: (player: string): Promise<SeedsRotated> => queues.run(player, () => rotated(player)),
    /**
     * Sees to it that the pair has a next round, before anything is taken for it: one that is used up is rotated.
     * @throws {Refusal} ROUND_OPEN where it cannot be yet.
     */
    prepare: (player: string): Promise<void> => queues.run(player, async () => void (await usable(player))),
    /**
     * The seeds of the player's next round, which binds the pair until its `release`.
     * @throws {Refusal} ROUND_OPEN where another round used the pair up after it was prepared, and it cannot be rotated yet.
     */
    take: (player: string, roundId: string): Promise<RoundSeeds> =>
      queues.run(player, async () => {
        const held = await usable(player)
        const { seeds, pair } = takeNonce(held.pair)
        held.pair = pair
        begun.set(roundId, player)
        return seeds
      }),
    /** The round is kept, or came to nothing. */
    release: (roundId: string): void => void begun.delete(roundId),
    /** The server seed of a pair that is in use, for a round that goes on: its open round keeps the pair from being rotated meanwhile. */
    inUse(player: string, commitment: string): string {
      const pair = byPlayer.get(player)?.pair
      if (!pair || commitmentOf(pair.serverSeed) !== commitment) throw new RangeError('the seeds of the round are not in use')
      return pair.serverSeed
    },
    /** Null while the pair is in use. */
    revealed: (player: string, commitment: string): string | null => byPlayer.get(player)?.revealed.get(commitment) ?? null,
  }
}
export type Seeds = ReturnType<typeof openSeeds>
