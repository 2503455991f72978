import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FeedReply } from '@lagoon/contract/wire/transferWallet/transferWallet'
import { openBook, type Book } from './book.ts'
import { feedCall } from './calls/feedCall.ts'
import type { Change, Sitting } from './records.ts'
import { sittings } from './sittings.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As the document says it: four months. */
const KEPT_DAYS = 4 * 31

let path: string
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'book-')), 'book.jsonl')
})
afterEach(() => rm(join(path, '..'), { recursive: true }))

const report = { type: 'fish', target: 'cod', isCaught: false, pays: 2, chance: 1 } as const
const fairness = { commitment: 'a'.repeat(64), clientSeed: 'ann', nonce: 1, algorithm: 'hmac-sha256-floats', version: 1 }
/** A round that was over then. */
const over = (place: number, roundId: string, at: number): Change => {
  const round = { roundId, sittingId: 's', bet: '1.00', win: '0.00', startedAt: new Date(at).toISOString(), report, fairness }
  return { finished: { place, at, round } }
}
const finish = (book: Book, roundId: string, at: number) => book.change(() => [over(book.nextPlace(), roundId, at), undefined])
const feedAfter = async (book: Book, after: string) => {
  const call = feedCall(book)[3]
  const { rounds, next } = (await call({ request: {} as never, id: '', query: new URLSearchParams({ after }) })).body as FeedReply
  return { ids: rounds.map(({ roundId }) => roundId), next }
}

test('rounds stay in the feed for four months, however many, and are forgotten after that while the provider runs', async () => {
  let now = Date.now() - 2 * KEPT_DAYS * DAY_MS
  const book = await openBook(path, () => now)
  for (let round = 0; round < 40; round += 1) await finish(book, `old-${round}`, now)
  now += KEPT_DAYS * DAY_MS
  await finish(book, 'then', now)
  expect([book.finished.size, book.finished.has('old-0')]).toEqual([41, true])
  now += 1
  await finish(book, 'new', now)
  expect([...book.finished.keys()]).toEqual(['then', 'new'])
  // A cursor from before stays one.
  expect(await feedAfter(book, '0')).toEqual({ ids: ['then', 'new'], next: '42' })
  expect(await feedAfter(book, '41')).toEqual({ ids: ['new'], next: '42' })
  await book.close()
})

test('a restart forgets no round of the last four months, and the feed counts on when all are older', async () => {
  let now = Date.now()
  const many = Array.from({ length: 10_050 }, (_, round) => over(round + 1, `r-${round}`, now))
  await writeFile(path, many.map((change) => `${JSON.stringify(change)}\n`).join(''))
  const again = await openBook(path, () => now)
  expect(again.finished.size).toBe(10_050)
  await again.close()
  now += (KEPT_DAYS + 1) * DAY_MS
  await (await openBook(path, () => now)).close()
  const last = await openBook(path, () => now)
  expect([[...last.finished.keys()], last.nextPlace()]).toEqual([['r-10049'], 10_051])
  await last.close()
})

test('a round that is forgotten is not paid again', async () => {
  let now = Date.now()
  const book = await openBook(path, () => now)
  const sitting: Sitting = {
    ...{ id: 's', key: 'k', request: '', player: 'p', game: 'anvil-blackjack', token: 'GAME', winToken: 'GAME', state: 'OPEN', version: 1 },
    ...{ minStake: '20', maxStake: '4000', stake: '5000', won: '0', brought: '5000', rounds: 0, stakes: {}, undone: [], touchedAt: now },
  }
  await book.change(() => [{ sitting }, undefined])
  const tables = sittings(book)
  await tables.take({ stakeId: 'r-bet', roundId: 'r', sessionId: 's', part: 'MAIN', minor: 100n })
  const settlement = { roundId: 'r', sessionId: 's', totalWin: '300', report, fairness }
  expect(await tables.settle(settlement)).toBe('5200')
  now += (KEPT_DAYS + 1) * DAY_MS
  await finish(book, 'next', now)
  expect(book.finished.has('r')).toBe(false)
  expect(await tables.settle(settlement)).toBe('5200')
  await book.close()
})
