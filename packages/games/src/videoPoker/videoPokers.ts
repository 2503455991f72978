import { createVideoPoker, type VideoPokerGame } from './engine.ts'
import { breakwaterJacks } from './games/breakwaterJacks.ts'
import { lanternJacks } from './games/lanternJacks.ts'

/** Every game of video poker by its id. What a client shows of one stands in its `rules`. */
export const videoPokers: ReadonlyMap<string, VideoPokerGame> = new Map(
  [lanternJacks, breakwaterJacks].map((rules) => [rules.id, createVideoPoker(rules)]),
)
