import { exactFigures, type ExactFigures } from '../figures/exactFigures.ts'
import { of, rest, toBasisPoints, toNumber, type Fraction } from '../figures/fraction.ts'
import { SHARED_NUMBERS } from '../fair/hashChain.ts'
import { LOWEST_CASH_OUT, winOf, type CrashFigures, type CrashRules } from './rules.ts'

/** Likelihood that a round reaches a multiplier: of the 2⁵² numbers, those from which `pointOf` makes it or more. */
export const reaches = ({ share, cap }: Pick<CrashRules, 'share' | 'cap'>, multiplier: number): Fraction => {
  if (multiplier > cap) return of(0n)
  const numbers = (share * SHARED_NUMBERS) / BigInt(multiplier)
  return of(multiplier <= 100 || numbers > SHARED_NUMBERS ? SHARED_NUMBERS : numbers, SHARED_NUMBERS)
}

/** The exact mathematics of a bet that is cashed out at a multiplier, after rounding down to whole minor units. */
export const cashOutFigures = (rules: CrashRules, cashOut: number, stakeMinor: bigint): ExactFigures => {
  const likely = reaches(rules, cashOut)
  return exactFigures(
    [
      { likely, winMinor: winOf(stakeMinor, cashOut, cashOut) },
      { likely: rest(likely), winMinor: 0n },
    ],
    stakeMinor,
  )
}

/** The figures of a game of crash as a player is shown them. */
export const crashFigures = (rules: CrashRules): CrashFigures => ({
  returnToPlayerBp: toBasisPoints(cashOutFigures(rules, rules.cap, rules.stakes.min).returnToPlayer),
  endsAtOnceBp: toBasisPoints(rest(reaches(rules, LOWEST_CASH_OUT))),
  capOneIn: Math.round(1 / toNumber(reaches(rules, rules.cap))),
  largestWin: rules.cap / 100,
})
