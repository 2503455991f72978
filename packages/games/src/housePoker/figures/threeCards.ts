import { of, type Fraction } from '../../figures/fraction.ts'
import { threeCardRankings, valueOfThree } from '../../cards/threeCards.ts'
import { dealerPlaysFrom, type HousePokerRules } from '../rules.ts'
import { sidePays } from '../settle.ts'
import { suitClassSize } from './suitClasses.ts'
import { addWays, decisions, netTable, noSums, type HousePokerExact } from './tally.ts'

interface Hand {
  readonly cards: readonly [number, number, number]
  readonly value: number
  /** How many hands differ from this one by a change of suits only, if it stands for them; else 0. */
  readonly size: number
}

const everyHand = (): readonly Hand[] => {
  const hands: Hand[] = []
  for (let c = 2; c < 52; c++)
    for (let b = 1; b < c; b++)
      for (let a = 0; a < b; a++) hands.push({ cards: [a, b, c], value: valueOfThree([a, b, c]), size: suitClassSize([a, b, c]) })
  return hands
}

/** Three-card poker by all 22,100 hands of the player, one for all that differ by suits only, and the 18,424 of the dealer against each. */
export const threeCardFigures = (rules: HousePokerRules): HousePokerExact => {
  const hands = everyHand()
  const from = dealerPlaysFrom(rules)
  const table = netTable(rules, threeCardRankings)
  const { add, exact } = decisions(rules)
  for (const { cards, value, size } of hands) {
    if (size === 0) continue
    const [a, b, c] = cards
    let [out, win, tie, loss] = [0, 0, 0, 0]
    for (const dealer of hands) {
      const [x, y, z] = dealer.cards
      if (x === a || x === b || x === c || y === a || y === b || y === c || z === a || z === b || z === c) continue
      if (dealer.value < from) out++
      else if (dealer.value < value) win++
      else if (dealer.value === value) tie++
      else loss++
    }
    const sums = noSums()
    addWays(sums, table, value >> 20, [out, win, tie, loss])
    add(sums, size)
  }
  return exact()
}

/** What comes back of the side bet on the player's three cards. */
export const sideReturn = (rules: HousePokerRules): Fraction => {
  const hands = everyHand()
  return of(BigInt(hands.reduce((sum, { value }) => sum + sidePays(rules, value), 0)), BigInt(hands.length))
}
