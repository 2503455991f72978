import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { fairDraw, type RoundSeeds } from '@lagoon/games/fair/stream'
import type { Json } from '@lagoon/games/json'
import type { GameRules, Standing } from './game.ts'

/** Everything that a round was computed from, besides its seeds. */
export interface PlayedRound {
  readonly stake: string
  readonly choice: Json
  /** What the round before had left. */
  readonly progress: Json
  /** In their order. */
  readonly acts: readonly Json[]
}

/** The numbers of one round, from any of its draws on. */
export const drawsOf = (seeds: RoundSeeds) => (cursor: number) => fairDraw(seeds, cursor)

/**
 * Plays a round again, act by act.
 * @throws RangeError where an act is none of the game.
 */
export const replay = (game: GameRules, { stake, choice, progress, acts }: PlayedRound, seeds: RoundSeeds): Standing => {
  const drawFrom = drawsOf(seeds)
  const stakeMinor = BigInt(stake)
  return acts.reduce<Standing>(
    (standing, act) => {
      const next = game.act(standing.state, act, stakeMinor, drawFrom)
      if (!next) throw new RangeError('an act that the rules do not allow')
      return next
    },
    game.begin(choice, stakeMinor, drawFrom, progress),
  )
}

/** What came of computing a round again. */
export type Verdict =
  /** The server seed is not the one that was promised. */
  | 'BROKEN_COMMITMENT'
  /** The game has other tables by now. */
  | 'OTHER_VERSION'
  | 'DIFFERENT'
  | 'SAME'

export interface Claim {
  readonly commitment: string
  readonly version: number
  /** What the round showed at its end. */
  readonly outcome: Json
}

const sorted = (value: Json): Json =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, part]) => [key, sorted(part)]),
        )
      : value
const isSame = (a: Json, b: Json) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Computes a round again from revealed seeds and compares it with what was shown. */
export const verdictOn = (game: GameRules, round: PlayedRound, seeds: RoundSeeds, claim: Claim): Verdict => {
  if (commitmentOf(seeds.serverSeed) !== claim.commitment) return 'BROKEN_COMMITMENT'
  if (game.version !== claim.version) return 'OTHER_VERSION'
  try {
    return isSame(replay(game, round, seeds).view, claim.outcome) ? 'SAME' : 'DIFFERENT'
  } catch {
    return 'DIFFERENT'
  }
}
