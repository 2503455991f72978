import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Below the ports that Linux (from 32768) and macOS (from 49152) give out by themselves. */
const RANGE = [20_000, 32_000] as const

/**
 * A free port, for a server whose own address is in its settings; every other server listens on port 0. It is none of those that the
 * system gives out: one of them could go to another connection before the server listens.
 */
export const freePort = (): Promise<number> => getPort({ port: Array.from({ length: 20 }, () => randomInt(...RANGE)) })
