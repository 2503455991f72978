import { pino } from 'pino'
import { expect, test } from 'vitest'
import { memoryLines } from '../../games/testing/memoryJournal.ts'
import type { StreamEntry } from './entries.ts'
import type { PlatformClient } from './platform.ts'
import { sending } from './sending.ts'
import { Stream } from './stream.ts'
import { streamWallet } from './streamWallet.ts'

const sessionId = '0196f3a0-5b1e-7c3d-9a55-2f4f3d6c7b81'
const terms = {
  sessionId,
  player: 'p-1',
  gameId: 'comet-line',
  token: 'GAME',
  winToken: 'GAME',
  balance: '100000',
  minStake: '1',
  maxStake: '1000',
} as const
const report = { type: 'crash', number: 7, hash: 'ab'.repeat(32), point: 150, autoCashOut: null, cashOut: null } as const
const fairness = { commitment: '', clientSeed: '', nonce: 0, algorithm: '', version: '' } as never

/** A platform that takes no stake beyond what it holds; `refreshed` is what the answer to a question for the balance waits for. */
const holdingPlatform = () => {
  const acts: string[] = []
  const refreshed = Promise.withResolvers<void>()
  let left = 0n
  const call = async (act: string, fields: Record<string, unknown>) => {
    acts.push(act)
    const ok = (reply: object) => ({ kind: 'ok' as const, reply: { balance: 100_000_000_000n - left, left, ...reply } })
    if (act === 'hold') {
      left = BigInt(String(fields['amount']))
      return ok({ granted: left, until: Math.floor(Date.now() / 1_000) + 900 })
    }
    if (act === 'batch') {
      const stake = BigInt((fields['totals'] as { stake: string }).stake)
      if (stake > left) return { kind: 'refused' as const, refusal: { status: 'HOLD_EXCEEDED' } }
      left -= stake
      return ok({ ackSeq: fields['toSeq'] })
    }
    if (act === 'release') left = 0n
    if (act === 'balance') await refreshed.promise
    return ok({})
  }
  return { acts, refreshed, client: { call } as unknown as PlatformClient }
}

const provider = (batchMs = 60_000) => {
  const journal = memoryLines<StreamEntry>()
  const platform = holdingPlatform()
  const stream = new Stream(sessionId, 1, terms, Date.now())
  const streams = new Map([[sessionId, stream]])
  const log = pino({ level: 'silent' })
  const sends = sending({ platform: platform.client, journal, log, batchMs, backoffMs: { first: 10, longest: 10 } })
  const wallet = streamWallet({ platform: platform.client, journal, streams, sending: sends, timeoutMs: 100 })
  const take = (round: string) => wallet.take({ stakeId: `${round}-bet`, roundId: round, sessionId, part: 'MAIN', minor: 100n })
  const settlement = (round: string) => wallet.settle({ roundId: round, sessionId, totalWin: '200', report, fairness })
  return { journal, platform, stream, sends, wallet, take, settlement }
}
const eventsIn = (entries: readonly StreamEntry[]) => entries.flatMap((entry) => (entry.type === 'events' ? entry.texts : []))
/** Long enough for all that waits for no disk. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a hold is given back after the stakes that are on their way to the disk', async () => {
  const { journal, platform, stream, sends, take } = provider()
  await take('r-1')
  const append = journal.append.bind(journal)
  const disk = Promise.withResolvers<void>()
  journal.append = async (entry) => {
    await append(entry)
    if (entry.type === 'events') await disk.promise
  }
  const taking = take('r-2')
  const releasing = sends.release(stream)
  await aMoment()
  disk.resolve()
  expect(await taking).toMatchObject({ kind: 'ok' })
  expect(await releasing).toBe(true)
  expect(platform.acts.slice(-1)).toEqual(['release'])
  expect([stream.refused, stream.acked]).toEqual([null, stream.texts.length])
  expect(await take('r-3')).toMatchObject({ kind: 'ok' })
  await sends.stop()
})

test('a hold is kept where it is wanted again once its turn to be given back has come', async () => {
  const { platform, stream, sends, take } = provider()
  await take('r-1')
  const before = stream.lastStakeAt
  const refreshing = sends.refresh(stream)
  const releasing = sends.release(stream, () => stream.lastStakeAt === before)
  await aMoment()
  await take('r-2')
  platform.refreshed.resolve()
  await refreshing
  expect(await releasing).toBe(true)
  expect([platform.acts.includes('release'), stream.isHeld]).toEqual([false, true])
  await sends.stop()
})

test('events go on to be sent after a disk that failed once', async () => {
  const { journal, stream, sends, take } = provider(20)
  const append = journal.append.bind(journal)
  let hasFailed = false
  journal.append = (entry) => {
    if (entry.type === 'acked' && !hasFailed) {
      hasFailed = true
      journal.failNext()
    }
    return append(entry)
  }
  // More than a batch may hold.
  for (let round = 0; round < 103; round += 1) void take(`r-${round}`)
  await expect.poll(() => stream.acked).toBe(206)
  expect(hasFailed).toBe(true)
  await sends.stop()
})

test('what could not be written down is written down by the next attempt, before what came later', async () => {
  const { journal, stream, sends, wallet, take, settlement } = provider()
  await take('r-1')
  journal.failNext()
  await expect(wallet.deliver(settlement('r-1'))).rejects.toThrow('the disk is full')
  expect(eventsIn(journal.written)).toHaveLength(2)
  await take('r-2')
  expect(await wallet.deliver(settlement('r-1'))).toMatchObject({ kind: 'ok' })
  expect(eventsIn(journal.written)).toEqual(stream.texts)
  expect(stream.written).toBe(stream.texts.length)

  journal.failNext()
  await expect(wallet.deliver(settlement('r-2'))).rejects.toThrow('the disk is full')
  expect(await wallet.deliver(settlement('r-2'))).toMatchObject({ kind: 'ok' })
  expect(eventsIn(journal.written)).toEqual(stream.texts)
  await sends.stop()
})
