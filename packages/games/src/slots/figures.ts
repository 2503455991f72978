import { toBasisPoints, toNumber, type Fraction } from '../figures/fraction.ts'
import type { SlotFigures, SlotRules } from './slot.ts'
import { holdFigures } from './hold/figures.ts'
import { reelsFigures } from './reels/figures.ts'
import { tumbleFigures } from './tumble/figures.ts'

/** The mathematics of a slot by exact enumeration of its rules, in stakes. */
export interface ExactFigures {
  readonly returnToPlayer: Fraction
  readonly hitRate: Fraction
  readonly variance: Fraction
  readonly largestWin: number
  /** Likelihood of each feature in a round. */
  readonly rates: Readonly<Record<string, Fraction>>
  /** What each part of the game returns. */
  readonly parts: Readonly<Record<string, Fraction>>
}

export const exactFigures = (rules: SlotRules): ExactFigures => {
  switch (rules.engine) {
    case 'REELS':
      return reelsFigures(rules)
    case 'TUMBLE':
      return tumbleFigures(rules)
    case 'HOLD':
      return holdFigures(rules)
  }
}

/** The figures as a player is shown them. */
export const shownFigures = ({ returnToPlayer, hitRate, variance, largestWin, rates }: ExactFigures): SlotFigures => ({
  returnToPlayerBp: toBasisPoints(returnToPlayer),
  hitRateBp: toBasisPoints(hitRate),
  standardDeviation: Math.round(100 * Math.sqrt(toNumber(variance))) / 100,
  largestWin: Math.floor(largestWin),
  oneIn: Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, Math.round(1 / toNumber(rate))])),
})
