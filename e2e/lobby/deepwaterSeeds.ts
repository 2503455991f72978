import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { fairDraw } from '@lagoon/games/fair/stream'
import type { SlotOutcome } from '@lagoon/games/slots/outcome'
import { slots } from '@lagoon/games/slots/slots'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { JournalEntry } from '../../apps/sandbox/src/games/server/journal/entries.ts'
import { dataFolder } from '../support/dataFolder.ts'
import { lane } from '../support/ports.ts'

/** The server seed behind a commitment, which only the sandbox's own journal on the disk tells before it is revealed. */
const serverSeedOf = (commitment: string): string => {
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

/** A client seed with which so many next rounds of a slot go as they are wanted, whatever is staked. */
const seedFor = (
  { gameId, serverSeed, nonce, rounds }: { gameId: string; serverSeed: string; nonce: number; rounds: number },
  isWanted: (outcome: SlotOutcome) => boolean,
): string => {
  const game = slots.get(gameId)
  if (!game) throw new Error(`there is no slot ${gameId}`)
  const nonces = Array.from({ length: rounds }, (_, index) => nonce + index)
  for (let tried = 0; tried < 1_000_000; tried++) {
    const clientSeed = `walk-${tried}`
    if (nonces.every((next) => isWanted(game.play(null, game.stakes.min, fairDraw({ serverSeed, clientSeed, nonce: next })))))
      return clientSeed
  }
  throw new Error(`no seed of ${gameId} was found`)
}

const wanted = {
  jackpot: { rounds: 1, isWanted: ({ events }: SlotOutcome) => events.some(({ type }) => type === 'JACKPOT') },
  losses: { rounds: 10, isWanted: ({ totalWinMinor }: SlotOutcome) => totalWinMinor === 0n },
}

/** Has the next rounds of a slot in its frame bring the jackpot, or lose ten times: what no player could know, the walk reads and chooses by. */
export const chooseSeed = async (page: Page, game: FrameLocator, gameId: string, what: keyof typeof wanted): Promise<void> => {
  await game.getByRole('button', { name: 'Fairness: seeds and proof' }).press('Enter')
  const fairness = game.getByRole('dialog', { name: 'Fairness' })
  await expect(fairness.locator('dd')).toHaveCount(3)
  const [commitment = '', , nonce = ''] = await fairness.locator('dd').allInnerTexts()
  const { rounds, isWanted } = wanted[what]
  const seed = seedFor({ gameId, serverSeed: serverSeedOf(commitment), nonce: Number(nonce), rounds }, isWanted)
  await fairness.getByRole('textbox', { name: 'Your seed' }).fill(seed)
  await fairness.getByRole('button', { name: 'Save your seed' }).click()
  await expect(fairness.getByText('We’ll use your seed starting with the next round.')).toBeVisible()
  await page.keyboard.press('Escape')
}
