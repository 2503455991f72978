import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { fairDraw } from '@lagoon/games/fair/stream'
import { slots } from '@lagoon/games/slots/slots'
import type { JournalEntry } from '../../apps/sandbox/src/games/server/journal/entries.ts'
import { dataFolder } from '../support/dataFolder.ts'
import { lane } from '../support/ports.ts'

/** The server seed behind a commitment, which only the sandbox's own journal on the disk tells before it is revealed. */
export const serverSeedOf = (commitment: string): string => {
  const journal = readFileSync(join(dataFolder, `${lane}/sandbox/deepwater/journal.jsonl`), 'utf8')
  const pairs = journal
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalEntry)
    .flatMap((entry) => (entry.type === 'seeds' ? [entry.pair] : []))
  const pair = pairs.findLast(({ serverSeed }) => commitmentOf(serverSeed) === commitment)
  if (!pair) throw new Error('the journal of the provider holds no pair of seeds with this commitment')
  return pair.serverSeed
}

/** A client seed with which this round of a slot brings its jackpot, whatever is staked. */
export const seedOfJackpot = (gameId: string, serverSeed: string, nonce: number): string => {
  const game = slots.get(gameId)
  if (!game) throw new Error(`there is no slot ${gameId}`)
  const brings = (clientSeed: string) =>
    game.play(null, game.stakes.min, fairDraw({ serverSeed, clientSeed, nonce })).events.some(({ type }) => type === 'JACKPOT')
  for (let tried = 0; tried < 1_000_000; tried++) {
    const clientSeed = `walk-${tried}`
    if (brings(clientSeed)) return clientSeed
  }
  throw new Error(`no jackpot of ${gameId} was found`)
}
