import { deck } from '../../cards/card.ts'
import { of, type Fraction } from '../../figures/fraction.ts'
import { pairKindOf, type BlackjackFigures, type BlackjackRules } from '../rules.ts'
import { firstChoice } from './play.ts'
import { createShoe, FINALS } from './shoe.ts'
import { netOf } from './worth.ts'

/** The mathematics of the best play, in first stakes. */
export interface BlackjackExact {
  readonly returnToPlayer: number
  readonly averageStakes: number
  readonly hitRate: number
  readonly standardDeviation: number
}

/**
 * Every two cards against every open card, each played as is best by the hand's own cards, without insurance. Numbers of 53 bits: what is
 * rounded lies under 1e-12. Some seconds of work for a shoe of decks.
 */
export const blackjackFigures = (rules: BlackjackRules): BlackjackExact => {
  const shoe = createShoe(rules)
  let [net, square, paid, stakes] = [0, 0, 0, 0]
  const count = (chance: number, won: number): void => {
    net += chance * won
    square += chance * won * won
    paid += won > -1 ? chance : 0
    stakes += chance
  }
  for (let open = 1; open <= 10; open++) {
    const choiceOf = firstChoice(rules, shoe, open)
    for (let first = 1; first <= 10; first++)
      for (let second = first; second <= 10; second++) {
        const gone = new Uint8Array(11)
        gone[first] = 1
        gone[second] = (gone[second] ?? 0) + 1
        const chance = shoe.deal(first, second, open) * (first === second ? 1 : 2)
        const natural = chance * shoe.natural(gone, open)
        const isNatural = first === 1 && second === 10
        count(natural, isNatural ? 0 : -1)
        if (isNatural) {
          count(chance - natural, 1.5)
          continue
        }
        const { worth } = choiceOf(first, second)
        const rest = chance - natural
        net += rest * netOf(worth)
        stakes += rest * worth.stakes
        for (let final = 0; final < FINALS; final++) {
          square += rest * (worth.square[final] ?? 0)
          paid += rest * ((worth.likely[final] ?? 0) - (worth.lost[final] ?? 0))
        }
      }
  }
  return { returnToPlayer: 1 + net, averageStakes: stakes, hitRate: paid, standardDeviation: Math.sqrt(square - net * net) }
}

/** What comes back of the side bet on the first two cards; null where there is none. */
export const sideReturn = ({ side, decks }: Pick<BlackjackRules, 'side' | 'decks'>): Fraction | null => {
  if (side === null) return null
  const [first = 0] = deck
  let [paid, ways] = [0, 0]
  for (const second of deck) {
    // Beside the first card a shoe holds one copy less of that card; where decks have no end, all cards are alike.
    const copies = decks === 'UNLIMITED' ? 1 : second === first ? decks - 1 : decks
    const kind = pairKindOf(first, second)
    paid += copies * (kind === null ? 0 : 1 + side.pays[kind])
    ways += copies
  }
  return of(BigInt(paid), BigInt(ways))
}

const twoDecimals = (value: number) => Math.round(100 * value) / 100

/** The figures as a player is shown them. */
export const shownFigures = (rules: BlackjackRules, exact: BlackjackExact): BlackjackFigures => {
  const side = sideReturn(rules)
  return {
    returnToPlayerBp: Math.round(10_000 * exact.returnToPlayer),
    averageStakes: twoDecimals(exact.averageStakes),
    hitRateBp: Math.round(10_000 * exact.hitRate),
    standardDeviation: twoDecimals(exact.standardDeviation),
    largestWin: rules.maxHands * (rules.doubleAfterSplit ? 4 : 2),
    sideReturnBp: side === null ? null : Number((10_000n * side.over + side.under / 2n) / side.under),
  }
}
