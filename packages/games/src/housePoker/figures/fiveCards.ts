import { handRankings } from '@lagoon/contract/lobby/enums'
import { forEveryHand, waysToChoose } from '../../videoPoker/subsets.ts'
import { dealerPlaysFrom, type HousePokerRules } from '../rules.ts'
import { suitClassSize } from './suitClasses.ts'
import { strengths, supersets, weaker } from './supersets.ts'
import { addWays, decisions, netTable, noSums, type HousePokerExact } from './tally.ts'

/** Hands of the dealer that hold the open card, out of the 47 cards that the player does not have. */
const DEALER_HANDS = 163_185

/**
 * Caribbean stud by every hand of the player (one for all that differ by suits only), every open card of the dealer and all 163,185 hands that
 * the dealer may then have. Those are counted by inclusion and exclusion over the player's cards. Some tens of seconds of work, and some 300 MB.
 */
export const fiveCardFigures = (rules: HousePokerRules): HousePokerExact => {
  const { byHand, values } = strengths()
  const lists = supersets(byHand)
  const plays = values.findIndex((value) => value >= dealerPlaysFrom(rules))
  const table = netTable(rules, handRankings)
  const { add, exact } = decisions(rules)
  const [sets, sizes] = [new Int32Array(32), new Int32Array(32)]

  /** How many of the dealer's hands, with the open card and without the player's cards, are weaker; over the sets made below. */
  const weakerThan = (strength: number): number => {
    let count = 0
    // All five of the player's cards with the open one would be six.
    for (let mask = 0; mask < 31; mask++) {
      const size = sizes[mask] ?? 0
      const ways = weaker(lists, sets[mask] ?? 0, size, strength)
      count += size % 2 === 1 ? ways : -ways
    }
    return count
  }

  forEveryHand((player, place) => {
    const size = suitClassSize(player)
    if (size === 0) return
    const strength = byHand[place] ?? 0
    const hand = (values[strength] ?? 0) >> 20
    for (let open = 0; open < 52; open++) {
      if (player.includes(open)) continue
      for (let mask = 0; mask < 31; mask++) {
        let [set, count, isIn] = [0, 0, false]
        for (let bit = 0; bit < 5; bit++) {
          const card = player[bit] ?? 0
          if ((mask & (1 << bit)) === 0) continue
          if (!isIn && open < card) {
            set += waysToChoose(open, ++count)
            isIn = true
          }
          set += waysToChoose(card, ++count)
        }
        if (!isIn) set += waysToChoose(open, ++count)
        sets[mask] = set
        sizes[mask] = count
      }
      const out = weakerThan(plays)
      const less = strength < plays ? out : weakerThan(strength)
      const notMore = strength < plays ? out : weakerThan(strength + 1)
      const sums = noSums()
      addWays(sums, table, hand, [out, less - out, notMore - less, DEALER_HANDS - notMore])
      add(sums, size)
    }
  })
  return exact()
}
