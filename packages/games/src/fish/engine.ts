import type { Checked, InstantGame } from '../engine.ts'
import { refuseStake, requireStake } from '../stakes.ts'
import { CHANCE_PARTS, chanceOf, type FishRules } from './rules.ts'

/** The target of a shot. A bullet that reaches no target is no shot and costs nothing. */
export interface FishChoice {
  readonly target: string
}

/** Kept between the shots of one player in one game, per kind of token; plain JSON. */
export interface FishProgress {
  /** For so many more shots the field is lit. */
  readonly litShots: number
}

export type FishEvent =
  | { readonly type: 'SHOT'; readonly target: string }
  | { readonly type: 'CATCH'; readonly target: string; readonly times: number; readonly winMinor: bigint }
  | { readonly type: 'ESCAPE'; readonly target: string }
  | { readonly type: 'LIGHT'; readonly shots: number }

export interface FishOutcome {
  readonly target: string
  readonly isCaught: boolean
  readonly totalWinMinor: bigint
  readonly events: readonly FishEvent[]
  readonly progress: FishProgress | null
}

export interface FishGame extends InstantGame<FishChoice, FishOutcome, FishProgress> {
  readonly rules: FishRules
}

const checkTarget = ({ targets }: FishRules, choice: unknown): Checked<FishChoice> => {
  const target = typeof choice === 'object' && choice !== null && 'target' in choice ? choice.target : undefined
  if (typeof target !== 'string') return { refusal: 'TARGET_MISSING' }
  return targets.some(({ id }) => id === target) ? { choice: { target } } : { refusal: 'NO_SUCH_TARGET' }
}

/**
 * A game of fish from its rules. A shot takes one number of chance; the target is caught when that lies below its chance. Throws a
 * RangeError on a target whose chance is no whole number of millionths.
 */
export const createFish = (rules: FishRules): FishGame => {
  const fractional = rules.targets.find((target) => !Number.isInteger(chanceOf(rules, target)))
  if (fractional) throw new RangeError(`the chance of ${fractional.id} in ${rules.id} is no whole number of millionths`)
  return {
    id: rules.id,
    kind: 'FISH',
    version: rules.version,
    rules,
    check: (choice) => checkTarget(rules, choice),
    refuseStake: (stakeMinor) => refuseStake(rules.stakes, stakeMinor),
    play: ({ target: id }, stakeMinor, random, before) => {
      requireStake(rules.stakes, stakeMinor)
      const target = rules.targets.find((other) => other.id === id)
      if (!target) throw new RangeError(`there is no target ${id} in ${rules.id}`)
      const isCaught = random(CHANCE_PARTS) < chanceOf(rules, target)
      const totalWinMinor = isCaught ? stakeMinor * BigInt(target.pays) : 0n
      const lights = isCaught && rules.light?.target === id ? rules.light.shots : null
      const events: FishEvent[] = [
        { type: 'SHOT', target: id },
        isCaught ? { type: 'CATCH', target: id, times: target.pays, winMinor: totalWinMinor } : { type: 'ESCAPE', target: id },
        ...(lights === null ? [] : [{ type: 'LIGHT', shots: lights } as const]),
      ]
      const litShots = lights ?? Math.max(0, (before?.litShots ?? 0) - 1)
      return { target: id, isCaught, totalWinMinor, events, progress: rules.light === null ? null : { litShots } }
    },
  }
}
