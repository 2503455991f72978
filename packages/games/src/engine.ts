import type { RandomInt } from './random/randomInt.ts'

export const gameKinds = ['SLOT', 'KENO', 'FISH', 'CRASH', 'BLACKJACK', 'POKER', 'VIDEO_POKER'] as const
export type GameKind = (typeof gameKinds)[number]

/** What a player chose, if the rules allow it; else why not, as a code. */
export type Checked<Choice> = { readonly choice: Choice } | { readonly refusal: string }

/** What every game is known by. */
export interface Game<Choice> {
  readonly id: string
  readonly kind: GameKind
  /** Grows with every change of the tables or of the algorithm; each round keeps it, and its proof needs the same one. */
  readonly version: number
  /** Turns what came over the wire into a choice of the game. */
  check(choice: unknown): Checked<Choice>
}

/** What every outcome says. */
export interface InstantOutcome<Progress = unknown> {
  /** Never negative. */
  readonly totalWinMinor: bigint
  /** What the client plays, in this order; it computes nothing. */
  readonly events: readonly { readonly type: string }[]
  /** What the next round of this player starts with, as plain JSON; null where a game keeps nothing. */
  readonly progress: Progress | null
}

/** One bet, one outcome: slots, keno, a shot at a fish, crash with its point drawn. */
export interface InstantGame<Choice, Outcome extends InstantOutcome<Progress>, Progress = unknown> extends Game<Choice> {
  /** Why the stake is not one that the game offers, as a code; null when it is. */
  refuseStake(stakeMinor: bigint): string | null
  /**
   * Plays a round. The same arguments and the same stream of chance give the same outcome. Throws a RangeError on a refused stake.
   * @param progress What the last outcome of this player, game and kind of token left; absent before the first.
   */
  play(choice: Choice, stakeMinor: bigint, random: RandomInt, progress?: Progress | null): Outcome
}

/** Money that an act takes beside the first stake. */
export interface FurtherStake {
  readonly part: 'DOUBLE' | 'SPLIT' | 'INSURANCE' | 'RAISE'
  readonly stakeMinor: bigint
}

/** Something that the player may do now. */
export interface Act {
  readonly name: string
  /** Null where the act is free. */
  readonly further: FurtherStake | null
}

/**
 * A round of several acts: blackjack, video poker, casino poker. The state is plain JSON (numbers, strings, booleans, arrays, objects,
 * null) and counts money in multiples of the stake, so that it can be stored between acts.
 */
export interface SteppedState {
  /** How many draws the round has made: the next act takes the stream from there (`fairDraw(seeds, cursor)`). */
  readonly cursor: number
}

export interface SteppedResult {
  /** Of the whole round; never negative. */
  readonly totalWinMinor: bigint
}

export interface SteppedGame<Choice, State extends SteppedState, GameAct extends Act, Result extends SteppedResult> extends Game<Choice> {
  /** Why the stake is not one that the game offers, as a code; null when it is. */
  refuseStake(stakeMinor: bigint): string | null
  open(stakeMinor: bigint, choice: Choice, random: RandomInt): State
  /** What the player may do now; none when the round is over. */
  acts(state: State): readonly GameAct[]
  /** Throws a RangeError on an act that is not among `acts(state)`. */
  act(state: State, act: GameAct, random: RandomInt): State
  /** Null while the round is open. */
  result(state: State): Result | null
}
