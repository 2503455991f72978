import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { StreamEntry } from './entries.ts'
import { openPurse } from './purse.ts'

/** As the document says it. */
const KEPT_MS = 24 * 60 * 60 * 1000
const terms = {
  player: 'p-1',
  gameId: 'comet-line',
  token: 'GAME',
  winToken: 'GAME',
  balance: '1000',
  minStake: '1',
  maxStake: '1000',
} as const
const opened = (session: string, at: number): StreamEntry => ({
  ...{ type: 'session', session, epoch: 1, at },
  terms: { ...terms, sessionId: session },
})
const events = (session: string, ...texts: readonly object[]): StreamEntry => ({
  ...{ type: 'events', session },
  texts: texts.map((event, place) => JSON.stringify({ seq: place + 1, round: `${session}-r`, ...event })),
})
const stake = { type: 'stake', amount: '10000', part: 'MAIN' }
const finish = { type: 'finish', report: {} }
/** A session whose round is over, told and paid back, with the last word of it at that time. */
const done = (session: string, at: number): readonly StreamEntry[] => [
  opened(session, at - 1_000),
  { type: 'hold', session, number: 1 },
  events(session, { type: 'open' }, stake, finish),
  { type: 'acked', session, seq: 3, at },
  { type: 'released', session, at },
]

const purseOf = async (entries: readonly StreamEntry[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'streams-'))
  await writeFile(join(folder, 'streams.jsonl'), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  const purse = await openPurse(folder, {
    ...{ id: 'northlight', platformOrigin: 'http://127.0.0.1:9', log: pino({ level: 'silent' }) },
    ...{ timeoutMs: 200, pauseMs: 20, backoffMs: { first: 60_000, longest: 60_000 } },
  })
  return {
    /** The platform is away, so that a session of which the provider knows has no balance to tell. */
    isKnown: async (session: string) => (await purse.wallet.balance(session)).kind === 'unknown',
    close: async () => {
      await purse.stop?.()
      await rm(folder, { recursive: true })
    },
  }
}

test('a session that the platform has as a whole is forgotten after its time while the provider runs, and no sooner', async () => {
  const now = Date.now()
  const purse = await purseOf([...done('soon', now + 1_500 - KEPT_MS), ...done('new', now)])
  expect([await purse.isKnown('soon'), await purse.isKnown('new')]).toEqual([true, true])
  await expect.poll(() => purse.isKnown('soon'), { timeout: 5_000 }).toBe(false)
  expect(await purse.isKnown('new')).toBe(true)
  await purse.close()
})

test('after more sessions than that only the new ones and those that are not over are left, however old', async () => {
  const old = Date.now() - 3 * KEPT_MS
  const many = Array.from({ length: 500 }, (_, place) => `old-${place}`)
  const purse = await purseOf([
    ...many.flatMap((session) => done(session, old)),
    ...done('new', Date.now()),
    ...[opened('unacknowledged', old), events('unacknowledged', { type: 'open' }, stake, finish)],
    { type: 'acked', session: 'unacknowledged', seq: 2, at: old },
    ...[opened('open', old), events('open', { type: 'open' }, stake), { type: 'acked', session: 'open', seq: 2, at: old } as const],
    ...[opened('held', old), { type: 'hold', session: 'held', number: 1 } as const],
  ])
  const known = await Promise.all(many.map(purse.isKnown))
  expect(known.filter(Boolean)).toEqual([])
  for (const session of ['new', 'unacknowledged', 'open', 'held']) expect([session, await purse.isKnown(session)]).toEqual([session, true])
  await purse.close()
})
