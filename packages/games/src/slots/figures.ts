import { shownFigures, type ExactFigures } from '../figures/exactFigures.ts'
import { toNumber, type Fraction } from '../figures/fraction.ts'
import { holdFigures } from './hold/figures.ts'
import { reelsFigures } from './reels/figures.ts'
import type { SlotFigures, SlotRules } from './slot.ts'
import { tumbleFigures } from './tumble/figures.ts'

/** The mathematics of a slot from its rules, in stakes. */
export interface SlotExactFigures extends ExactFigures {
  /** Likelihood of each feature in a round. */
  readonly rates: Readonly<Record<string, Fraction>>
  /** What each part of the game returns. */
  readonly parts: Readonly<Record<string, Fraction>>
}

export const slotFigures = (rules: SlotRules): SlotExactFigures => {
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
export const shownSlotFigures = (exact: SlotExactFigures): SlotFigures => ({
  ...shownFigures(exact),
  oneIn: Object.fromEntries(Object.entries(exact.rates).map(([name, rate]) => [name, Math.round(1 / toNumber(rate))])),
})
