import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Settlement } from '../../games/server/wallet.ts'
import { openBook, type Book } from './book.ts'
import type { Sitting } from './records.ts'
import { outOf, sittings } from './sittings.ts'

let folder: string
let book: Book
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sittings-'))
  book = await openBook(join(folder, 'book.jsonl'))
})
afterEach(async () => {
  await book.close()
  await rm(folder, { recursive: true })
})

const opened = async (game: string, winToken: TokenKind): Promise<ReturnType<typeof sittings>> => {
  const limits = { minStake: '20', maxStake: '4000' }
  const none = { won: '0', rounds: 0, stakes: {}, undone: [] }
  const sitting: Sitting = {
    ...{ id: 's', key: 'k', request: '', player: 'p', game, token: 'SWEEP', winToken, state: 'OPEN', version: 1 },
    ...limits,
    ...none,
    stake: '5000',
    brought: '5000',
    touchedAt: Date.now(),
  }
  await book.change(() => [{ sitting }, undefined])
  return sittings(book, new Set(['foundry-holdem']))
}
const fairness = { commitment: 'a'.repeat(64), clientSeed: 'ann', nonce: 1, algorithm: 'hmac-sha256-floats', version: 1 }
const report = { type: 'fish', target: 'cod', isCaught: false, pays: 2, chance: 1 } as const
const settled = (roundId: string, totalWin: string, unplayed?: string): Settlement => ({
  ...{ roundId, sessionId: 's', totalWin, report, fairness },
  ...(unplayed !== undefined && { unplayed }),
})
const out = () => {
  const transfer = book.transfers.get(outOf('s'))
  return transfer?.direction === 'OUT' ? [transfer.stake, transfer.won] : null
}

test('chips at a table are one heap: what was not bet comes back, what was won can be bet, and the rest of it is won at the end', async () => {
  const tables = await opened('foundry-holdem', 'PRIZE')
  await tables.take({ stakeId: 'r1-bet', roundId: 'r1', sessionId: 's', part: 'MAIN', minor: 5_000n })
  expect(await tables.settle(settled('r1', '1700', '4200'))).toBe('5900')
  expect(await tables.settle(settled('r1', '1700', '4200'))).toBe('5900')
  expect(book.finished.get('r1')?.round).toMatchObject({ bet: '8.00', win: '17.00' })
  // With a hand open nothing leaves.
  await tables.take({ stakeId: 'r2-bet', roundId: 'r2', sessionId: 's', part: 'MAIN', minor: 5_900n })
  expect((await tables.close('s'))?.state).toBe('CLOSING')
  expect(out()).toBe(null)
  await tables.undo({ stakeId: 'r2-bet', sessionId: 's' })
  expect(book.sittings.get('s')).toMatchObject({ state: 'CLOSED', stake: '0', won: '0' })
  expect(out()).toEqual(['5000', '900'])
})

test('what is lost at a table is less of what was brought in, and nothing is won', async () => {
  const tables = await opened('foundry-holdem', 'PRIZE')
  await tables.take({ stakeId: 'r1-bet', roundId: 'r1', sessionId: 's', part: 'MAIN', minor: 2_000n })
  await tables.settle(settled('r1', '0', '1500'))
  await tables.close('s')
  expect(out()).toEqual(['4500', '0'])
})

test('wins of one kind stay in it', async () => {
  const table = await opened('foundry-holdem', 'SWEEP')
  await table.take({ stakeId: 'r1-bet', roundId: 'r1', sessionId: 's', part: 'MAIN', minor: 1_000n })
  await table.settle(settled('r1', '3000', '0'))
  await table.close('s')
  expect(out()).toEqual(['7000', '0'])
})

test('wins of another kind are kept apart at other games', async () => {
  const blackjack = await opened('anvil-blackjack', 'PRIZE')
  await blackjack.take({ stakeId: 'r2-bet', roundId: 'r2', sessionId: 's', part: 'MAIN', minor: 1_000n })
  expect(await blackjack.settle(settled('r2', '3000'))).toBe('4000')
  await blackjack.close('s')
  expect(out()).toEqual(['4000', '3000'])
})
