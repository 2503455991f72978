import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hashChain } from '@lagoon/games/fair/hashChain'
import type { ShownChain } from '../../../games/rules/crash/live.ts'

/** A chain lasts for so many rounds, then the next one is made and published. */
export const GAMES_OF_A_CHAIN = 20_000

/** What is kept of a chain. The seed is secret until the chain is used up. */
interface KeptChain {
  readonly seed: string
  readonly games: number
  /** Null until place 0 is published. */
  readonly salt: string | null
  /** The last round that was started. */
  readonly started: number
}

/** The chain of one game of crash, and how far it is played. */
export interface Chain {
  readonly shown: ShownChain
  /** The round that comes next; it is not started. */
  readonly next: () => number
  /** @throws RangeError for a number that the chain does not have. */
  readonly hashOf: (number: number) => string
  /** Writes down that the next round starts, before anything of it can be seen: after a restart it is not played again. */
  readonly start: () => Promise<void>
  readonly isUsedUp: () => boolean
}

const write = async (path: string, kept: KeptChain): Promise<void> => {
  const file = await open(`${path}.new`, 'w', 0o600)
  await file.writeFile(JSON.stringify(kept))
  await file.sync()
  await file.close()
  await rename(`${path}.new`, path)
}

const read = async (path: string): Promise<KeptChain | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KeptChain
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const hex = () => randomBytes(32).toString('hex')

/**
 * Opens the chain in a file, or makes one. `publish` is told place 0 before the salt is drawn, and never once there is a salt.
 * @param games Rounds of a chain that is made.
 */
export const openChain = async (path: string, publish: (place0: string) => void, games = GAMES_OF_A_CHAIN): Promise<Chain> => {
  await mkdir(dirname(path), { recursive: true })
  const found = await read(path)
  const isUsable = found !== null && found.started < found.games
  let kept: KeptChain = isUsable ? found : { seed: hex(), games, salt: null, started: 0 }
  const hashes = hashChain(kept.seed, kept.games)
  const commitment = hashes[0] ?? ''
  if (kept.salt === null) {
    await write(path, kept)
    publish(commitment)
  }
  const salt = kept.salt ?? hex()
  if (kept.salt === null) {
    kept = { ...kept, salt }
    await write(path, kept)
  }
  return {
    shown: { commitment, salt, games: kept.games },
    next: () => kept.started + 1,
    hashOf: (number) => {
      const hash = number >= 1 ? hashes[number] : undefined
      if (hash === undefined) throw new RangeError(`the chain has no round ${number}`)
      return hash
    },
    start: async () => {
      kept = { ...kept, started: kept.started + 1 }
      await write(path, kept)
    },
    isUsedUp: () => kept.started >= kept.games,
  }
}
