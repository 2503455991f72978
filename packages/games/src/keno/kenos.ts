import { createKeno, type KenoGame } from './engine.ts'
import { harbourBellKeno } from './games/harbourBellKeno.ts'
import { pearlDraw } from './games/pearlDraw.ts'
import { tidepoolKeno } from './games/tidepoolKeno.ts'

/** Every game of keno by its id. What a client shows of one stands in its `rules`. */
export const kenos: ReadonlyMap<string, KenoGame> = new Map(
  [pearlDraw, tidepoolKeno, harbourBellKeno].map((rules) => [rules.id, createKeno(rules)]),
)
