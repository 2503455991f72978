import { deviationOf, exactFigures, type ExactFigures } from '../figures/exactFigures.ts'
import { of, rest, toBasisPoints } from '../figures/fraction.ts'
import { CHANCE_PARTS, chanceOf, type FishFigures, type FishRules, type Target } from './rules.ts'

/** The exact mathematics of a shot at a target. Pays are whole multiples, so it is the same at every stake. */
export const shotFigures = (rules: FishRules, target: Target): ExactFigures => {
  const likely = of(BigInt(chanceOf(rules, target)), BigInt(CHANCE_PARTS))
  return exactFigures(
    [
      { likely, winMinor: BigInt(target.pays) },
      { likely: rest(likely), winMinor: 0n },
    ],
    1n,
  )
}

/** The figures of a game of fish as a player is shown them. */
export const fishFigures = (rules: FishRules): FishFigures => ({
  returnToPlayerBp: toBasisPoints(of(BigInt(rules.share), BigInt(CHANCE_PARTS))),
  standardDeviation: Object.fromEntries(
    rules.targets.map((target) => [target.id, Math.round(100 * deviationOf(shotFigures(rules, target))) / 100]),
  ),
  largestWin: Math.max(...rules.targets.map(({ pays }) => pays)),
})
