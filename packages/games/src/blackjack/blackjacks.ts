import { createBlackjack, type BlackjackGame } from './engine.ts'
import { anvilBlackjack } from './games/anvilBlackjack.ts'
import { portholeTwentyOne } from './games/portholeTwentyOne.ts'
import { redIronTwentyOne } from './games/redIronTwentyOne.ts'

/** Every game of blackjack by its id. What a client shows of one stands in its `rules`. */
export const blackjacks: ReadonlyMap<string, BlackjackGame> = new Map(
  [portholeTwentyOne, anvilBlackjack, redIronTwentyOne].map((rules) => [rules.id, createBlackjack(rules)]),
)
