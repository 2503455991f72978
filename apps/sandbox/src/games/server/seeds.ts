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
    if (known.pair.serverSeed !== pair.serverSeed) known.revealed.set(commitmentOf(known.pair.serverSeed), known.pair.serverSeed)
    known.pair = pair
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

/** The pair of seeds of each player, one for all games. `isBound` says that a round is open on it. */
export const openSeeds = (journal: Journal, isBound: (player: string) => boolean) => {
  const { byPlayer, set } = heldIn(journal)
  const write = async (player: string, pair: SeedPair): Promise<Held> => {
    await journal.append({ type: 'seeds', player, pair })
    return set(player, pair)
  }
  const heldBy = async (player: string): Promise<Held> =>
    byPlayer.get(player) ?? write(player, firstPair(serverSeed(), serverSeed(), clientSeed()))

  const rotate = async (player: string): Promise<SeedsRotated> => {
    const { pair } = await heldBy(player)
    if (isBound(player)) throw new Refusal('ROUND_OPEN')
    const { revealed, pair: next } = rotatedPair(pair, serverSeed())
    await write(player, next)
    return { revealed, seeds: shownPair(next) }
  }

  return {
    /** The pair as its player may see it; the first time one is made. */
    async shown(player: string): Promise<ShownSeedPair> {
      return shownPair((await heldBy(player)).pair)
    },
    /** From the player's next round on. */
    async setClientSeed(player: string, seed: string): Promise<ShownSeedPair> {
      const { pair } = await heldBy(player)
      return shownPair((await write(player, withClientSeed(pair, seed))).pair)
    },
    /**
     * Ends the pair and reveals its server seed.
     * @throws {Refusal} ROUND_OPEN while any round of the player is: its rest could be computed.
     */
    rotate,
    /**
     * Sees to it that the pair has a next round: one that is used up is rotated.
     * @throws {Refusal} ROUND_OPEN where it cannot be yet.
     */
    async prepare(player: string): Promise<void> {
      if ((await heldBy(player)).pair.nonce >= MAX_NONCES) await rotate(player)
    },
    /**
     * The seeds of the player's next round.
     * @throws RangeError when the pair is used up.
     */
    async take(player: string): Promise<RoundSeeds> {
      const held = await heldBy(player)
      const { seeds, pair } = takeNonce(held.pair)
      held.pair = pair
      return seeds
    },
    /** The server seed of a pair that is in use, for a round that goes on. */
    async inUse(player: string, commitment: string): Promise<string> {
      const { pair } = await heldBy(player)
      if (commitmentOf(pair.serverSeed) !== commitment) throw new RangeError('the seeds of the round are not in use')
      return pair.serverSeed
    },
    /** Null while the pair is in use. */
    revealed: (player: string, commitment: string): string | null => byPlayer.get(player)?.revealed.get(commitment) ?? null,
  }
}
export type Seeds = ReturnType<typeof openSeeds>
