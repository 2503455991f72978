import { createHoldemTable, type HoldemTable } from './engine.ts'
import { foundryHoldem } from './games/foundryHoldem.ts'

/** Every table game of hold'em by its id. What a client shows of one stands in its `rules`. */
export const holdemTables: ReadonlyMap<string, HoldemTable> = new Map([foundryHoldem].map((rules) => [rules.id, createHoldemTable(rules)]))
