import { createHousePoker, type HousePokerGame } from './engine.ts'
import { cabinStud } from './games/cabinStud.ts'
import { hearthHoldem } from './games/hearthHoldem.ts'
import { lowTideStud } from './games/lowTideStud.ts'

/** Every game of poker against the house by its id. What a client shows of one stands in its `rules`. */
export const housePokers: ReadonlyMap<string, HousePokerGame> = new Map(
  [cabinStud, lowTideStud, hearthHoldem].map((rules) => [rules.id, createHousePoker(rules)]),
)
