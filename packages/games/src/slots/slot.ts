import type { InstantGame } from '../engine.ts'
import type { StakeRange } from '../stakes.ts'
import type { HoldRules } from './hold/rules.ts'
import type { SlotOutcome } from './outcome.ts'
import type { ReelsRules } from './reels/rules.ts'
import type { TumbleRules } from './tumble/rules.ts'

export type SymbolRole = 'HIGH' | 'LOW' | 'WILD' | 'SCATTER' | 'BONUS'
export interface SlotSymbol {
  /** Fixed: histories and pictures name it. */
  readonly id: string
  readonly name: string
  readonly role: SymbolRole
}

/** What a player is told about a game. Kept as data beside it; a test proves that they are the exact ones. */
export interface SlotFigures {
  /** What comes back in the long run, basis points of the stake (9590 = 95.90 %), features and jackpot included. */
  readonly returnToPlayerBp: number
  /** Share of rounds that pay anything, basis points. */
  readonly hitRateBp: number
  /** Standard deviation of what a round pays, in stakes, two decimals: the volatility. */
  readonly standardDeviation: number
  /** The most that a round can pay, in stakes, whole ones. */
  readonly largestWin: number
  /** By its name, one round in so many brings the feature. */
  readonly oneIn: Readonly<Record<string, number>>
}

export type SlotRules = ReelsRules | TumbleRules | HoldRules

/** A slot as data: all that an engine needs to play it and a client to draw it. */
export interface SlotData<Rules extends SlotRules = SlotRules> {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly volatility: 'LOW' | 'MEDIUM' | 'HIGH'
  readonly stakes: StakeRange
  readonly symbols: readonly SlotSymbol[]
  readonly rules: Rules
  readonly figures: SlotFigures
}

/** Kept between the rounds of one player in one game, per kind of token; plain JSON. */
export interface SlotProgress {
  /** By the stake in minor units: how many steps its jackpot has grown since it was last paid. */
  readonly growth: Readonly<Record<string, number>>
}

/** A slot has nothing to choose but the stake. */
export type SlotChoice = null
export interface SlotGame<Rules extends SlotRules = SlotRules> extends InstantGame<SlotChoice, SlotOutcome, SlotProgress>, SlotData<Rules> {
  readonly kind: 'SLOT'
  /** What the jackpot of this stake stands at before the next round; null where it does not grow. Throws a RangeError on foreign progress. */
  jackpotMinor(stakeMinor: bigint, progress?: SlotProgress | null): bigint | null
}
