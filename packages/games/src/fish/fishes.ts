import { createFish, type FishGame } from './engine.ts'
import { lanternfishAlley } from './games/lanternfishAlley.ts'
import { narwhalRun } from './games/narwhalRun.ts'
import { underTheIce } from './games/underTheIce.ts'

/** Every game of fish by its id. What a client shows of one stands in its `rules`. */
export const fishes: ReadonlyMap<string, FishGame> = new Map(
  [underTheIce, narwhalRun, lanternfishAlley].map((rules) => [rules.id, createFish(rules)]),
)
