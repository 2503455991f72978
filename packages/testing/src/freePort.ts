import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Below the ports that Linux (from 32768) and macOS (from 49152) give out by themselves. */
const RANGE = [20_000, 32_000] as const

/**
 * A port that nobody has, for a server that has to know its own address before it listens; a server that does not listens on 0.
 * A port that the system had given out would be free just now too, but another connection could get it before the server does.
 */
export const freePort = (): Promise<number> => getPort({ port: Array.from({ length: 20 }, () => randomInt(...RANGE)) })
