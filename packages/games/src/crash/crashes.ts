import { createCrash, type CrashGame } from './engine.ts'
import { cometLine } from './games/cometLine.ts'
import { skyLantern } from './games/skyLantern.ts'

/** Every game of crash by its id. What a client shows of one stands in its `rules`. */
export const crashes: ReadonlyMap<string, CrashGame> = new Map([cometLine, skyLantern].map((rules) => [rules.id, createCrash(rules)]))
