import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { fairDraw, type RoundSeeds } from '@lagoon/games/fair/stream'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Json } from '@lagoon/games/json'
import type { GameRules, Standing } from '../../apps/sandbox/src/games/rules/game.ts'
import { games } from '../../apps/sandbox/src/games/rules/games.ts'
import type { JournalEntry } from '../../apps/sandbox/src/games/server/journal/entries.ts'
import { dataFolder } from '../testing/dataFolder.ts'
import { lane } from '../testing/ports.ts'

/** What the next rounds of a player are to be like. */
export interface Wanted {
  /** How many in a row; one where it is absent. */
  readonly rounds?: number
  /** What is chosen before the round begins, in the form of the game. */
  readonly choice: Json
  /** What is done in the round after it began, in this order, until it is over. */
  readonly acts: readonly Json[]
  isWanted(end: Standing): boolean
}

/** The server seed behind a commitment, which only the journal of the game's provider on the disk tells before it is revealed. */
const serverSeedOf = (commitment: string): string => {
  const pairs = globSync('*/journal.jsonl', { cwd: join(dataFolder, `${lane}/sandbox`) })
    .flatMap((file) => readFileSync(join(dataFolder, `${lane}/sandbox`, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalEntry)
    .flatMap((entry) => (entry.type === 'seeds' ? [entry.pair] : []))
  const pair = pairs.findLast(({ serverSeed }) => commitmentOf(serverSeed) === commitment)
  if (!pair) throw new Error('no journal of a provider holds a pair of seeds with this commitment')
  return pair.serverSeed
}

/** How a round ends by its seeds; undefined where the rules allow one of the acts at no time, or leave the round open after all of them. */
const endOf = (rules: GameRules, { choice, acts }: Wanted, seeds: RoundSeeds): Standing | undefined => {
  const drawFrom = (cursor: number) => fairDraw(seeds, cursor)
  const [stake = 0n] = rules.stakesWithin({ minStake: '0', maxStake: String(Number.MAX_SAFE_INTEGER) })
  let standing: Standing | null = rules.begin(choice, stake, drawFrom, null)
  for (const act of acts) {
    if (standing.ended) return undefined
    standing = rules.act(standing.state, act, stake, drawFrom)
    if (!standing) return undefined
  }
  return standing.ended ? standing : undefined
}

/** Any feature of any game comes more often than once in a hundred thousand rounds. */
const MOST_TRIES = 1_000_000

const seedFor = (rules: GameRules, wanted: Wanted, { serverSeed, nonce }: Omit<RoundSeeds, 'clientSeed'>): string => {
  const nonces = Array.from({ length: wanted.rounds ?? 1 }, (_, index) => nonce + index)
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const clientSeed = `walk-${tried}`
    const isWanted = (next: number) => {
      const end = endOf(rules, wanted, { serverSeed, clientSeed, nonce: next })
      return end !== undefined && wanted.isWanted(end)
    }
    if (nonces.every(isWanted)) return clientSeed
  }
  throw new Error(`no seed of ${rules.id} was found`)
}

/** Has the next rounds of the game in its frame go as they are wanted, at whatever stake: what no player could know, the walk reads and chooses by. */
export const chooseSeed = async (page: Page, game: FrameLocator, gameId: string, wanted: Wanted): Promise<void> => {
  const rules = games.get(gameId)
  if (!rules) throw new Error(`there is no game ${gameId}`)
  await game.getByRole('button', { name: 'Fairness: seeds and proof' }).press('Enter')
  const fairness = game.getByRole('dialog', { name: 'Fairness' })
  await expect(fairness.locator('dd')).toHaveCount(3)
  const [commitment = '', , nonce = ''] = await fairness.locator('dd').allInnerTexts()
  const seed = seedFor(rules, wanted, { serverSeed: serverSeedOf(commitment), nonce: Number(nonce) })
  await fairness.getByRole('textbox', { name: 'Your seed' }).fill(seed)
  await fairness.getByRole('button', { name: 'Save your seed' }).click()
  await expect(fairness.getByText('We’ll use your seed starting with the next round.')).toBeVisible()
  await page.keyboard.press('Escape')
}
