import type { InstantGame } from '../engine.ts'
import type { ShownFigures } from '../figures/exactFigures.ts'
import type { GameData } from '../gameData.ts'
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

/** What a player is told about a slot; features and jackpot are included. */
export interface SlotFigures extends ShownFigures {
  /** By its name, one round in so many brings the feature. */
  readonly oneIn: Readonly<Record<string, number>>
}

export type SlotRules = ReelsRules | TumbleRules | HoldRules

/** A slot as data: all that an engine needs to play it and a client to draw it. */
export interface SlotData<Rules extends SlotRules = SlotRules> extends GameData {
  readonly volatility: 'LOW' | 'MEDIUM' | 'HIGH'
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
