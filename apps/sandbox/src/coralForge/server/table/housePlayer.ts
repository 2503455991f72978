import { deck, type Card } from '@lagoon/games/cards/card'
import { valueOf } from '@lagoon/games/cards/ranking'
import type { PossibleAct, TableAct } from '@lagoon/games/holdemTable/acts'
import { drawWithout } from '@lagoon/games/random/drawWithout'
import type { RandomInt } from '@lagoon/games/random/randomInt'

/** All that a player of the house knows: their own cards and what everybody at the table can see. */
export interface HouseSight {
  readonly cards: readonly Card[]
  readonly board: readonly Card[]
  /** Others who have not folded; at least one. */
  readonly opponents: number
  /** All that was put in so far, this street included. */
  readonly pot: number
  /** The highest bet of the street, and the player's own. */
  readonly bet: number
  readonly ownBet: number
  readonly bigBlind: number
  readonly acts: readonly PossibleAct[]
}

const DEALS = 160
const PERCENT = 100

/** The share of the pot that these cards win on average against hands about which nothing is known, from 0 to 1. */
export const equityOf = ({ cards, board, opponents }: HouseSight, random: RandomInt): number => {
  const unseen = deck.filter((card) => !cards.includes(card) && !board.includes(card))
  let share = 0
  for (let deal = 0; deal < DEALS; deal++) {
    const drawn = drawWithout(random, unseen, 2 * opponents + 5 - board.length)
    const full = [...board, ...drawn.slice(2 * opponents)]
    const own = valueOf([...cards, ...full])
    const others = Array.from({ length: opponents }, (_, at) => valueOf([...drawn.slice(2 * at, 2 * at + 2), ...full]))
    if (others.every((value) => value <= own)) share += 1 / (1 + others.filter((value) => value === own).length)
  }
  return share / DEALS
}

/**
 * What a player of the house does: a plain strategy of pot odds. `random` is theirs alone and not that of the cards, so that what they do
 * cannot depend on a card that is still to come.
 */
export const houseAct = (sight: HouseSight, random: RandomInt): TableAct => {
  const { acts, pot, bet, ownBet, opponents, bigBlind } = sight
  const call = acts.find(({ name }) => name === 'CALL')
  const raise = acts.find((act) => 'min' in act)
  const toCall = call && 'chips' in call ? call.chips : 0
  const equity = equityOf(sight, random)
  const fair = 1 / (opponents + 1)
  const raiseBy = (share: number): TableAct | null => {
    if (!raise) return null
    const to = bet + Math.max(bigBlind, Math.round(((pot + toCall) * share) / bigBlind) * bigBlind)
    return { name: raise.name, to: Math.min(raise.max, Math.max(raise.min, to)) }
  }
  /** So much of the way from a fair share to the whole pot. */
  const above = (part: number): number => fair + (1 - fair) * part
  const chance = (percent: number): boolean => random(PERCENT) < percent

  if (toCall === 0) {
    const isStrong = equity > above(0.25)
    const isBetting = isStrong ? chance(70) : chance(7)
    return (isBetting ? raiseBy(isStrong && chance(40) ? 0.75 : 0.5) : null) ?? { name: 'CHECK' }
  }
  // Who bets much shows more than a hand about which nothing is known.
  const caution = 0.03 + Math.min(0.2, (toCall / (bigBlind * 50)) * 0.2)
  const odds = toCall / (pot + toCall) + caution
  const isRaised = bet > 6 * bigBlind
  if (equity > above(isRaised ? 0.6 : 0.4) && chance(60)) return raiseBy(0.9) ?? { name: 'CALL' }
  const isCheap = toCall <= bigBlind && ownBet + toCall <= bigBlind
  return equity >= odds || (isCheap && equity > fair * 0.85) ? { name: 'CALL' } : { name: 'FOLD' }
}
