import type { GameData } from '../gameData.ts'

/** Chances are whole parts of this. */
export const CHANCE_PARTS = 1_000_000

/** A fish that can be shot at. */
export interface Target {
  readonly id: string
  readonly name: string
  /** How many times the stake a catch pays. */
  readonly pays: number
  /** One swims by every so many seconds: what a client draws. It has no part in any chance. */
  readonly everySeconds: number
}

/** What a player is told about a game of fish; the chance and the pay of a target stand beside the target. */
export interface FishFigures {
  /** What comes back of a shot in the long run whatever it is aimed at, basis points. */
  readonly returnToPlayerBp: number
  /** By target: standard deviation of what a shot pays, in stakes, two decimals. */
  readonly standardDeviation: Readonly<Record<string, number>>
  /** The most that a shot can win, in stakes. */
  readonly largestWin: number
}

/** A game of fish as data. */
export interface FishRules extends GameData {
  /** Of a million tokens shot, so many come back, whatever they are aimed at. */
  readonly share: number
  readonly targets: readonly Target[]
  /** The target whose catch lights the field up for so many shots; what is lit can be seen from afar and is no easier to catch. */
  readonly light: { readonly target: string; readonly shots: number } | null
  readonly figures: FishFigures
}

/** The chance of a shot at a target, in millionths: share / pay, a whole number. */
export const chanceOf = ({ share }: Pick<FishRules, 'share'>, { pays }: Pick<Target, 'pays'>): number => share / pays
