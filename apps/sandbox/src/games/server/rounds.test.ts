import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { memoryWallet } from '../../northlight/testing/memoryWallet.ts'
import type { RoundView } from '../contract.ts'
import { doubleOrStand } from '../testing/doubleOrStand.ts'
import { memoryJournal } from '../testing/memoryJournal.ts'
import { deliveries } from './deliveries.ts'
import type { JournalEntry } from './journal/entries.ts'
import { rounds } from './rounds.ts'
import { openSeeds } from './seeds.ts'
import { openSessions } from './sessions.ts'
import { openShelves } from './shelves.ts'
import { stakes } from './stakes.ts'

const games = new Map([[doubleOrStand.id, doubleOrStand]])
const LATER = Number.MAX_SAFE_INTEGER

/** A provider of the one game, without a server before it. */
const provider = (entries: readonly JournalEntry[] = []) => {
  const journal = memoryJournal(entries)
  const wallet = memoryWallet({ gameId: doubleOrStand.id, balance: 10_000n, minStake: 10n, maxStake: 1_000n })
  const troubles: unknown[] = []
  const log = Object.assign(pino({ level: 'silent' }), { error: (details: unknown) => void troubles.push(details) })
  const outgoing = deliveries({ journal, wallet, log, backoffMs: { first: 10, longest: 10 } })
  const shelves = openShelves(journal)
  const seeds = openSeeds(journal, shelves.hasOpenRound)
  const taking = stakes({ journal, wallet, deliveries: outgoing })
  const play = rounds({ games, journal, wallet, deliveries: outgoing, stakes: taking, seeds, shelves, log })
  const sessions = openSessions(journal, games)
  const open = async (player: string) => {
    const opened = await wallet.open(`${doubleOrStand.id} ${player}`)
    if (opened.kind !== 'ok') throw new Error('the wallet does not open')
    const { session } = await sessions.start(opened.reply)
    return {
      session,
      deal: () => play.play(session, randomUUID(), 100n, null),
      act: ({ roundId }: Pick<RoundView, 'roundId'>, act: string, press: string = randomUUID()) => play.act(session, press, roundId, act),
    }
  }
  return { journal, wallet, outgoing, seeds, play, open, troubles, settled: () => [...wallet.settled.keys()] }
}
/** Long enough for all that waits for no disk. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the seeds of a round', () => {
  test('are not revealed while its deal is on its way to the disk, and it goes on afterwards', async () => {
    const { journal, seeds, open } = provider()
    const { deal, act } = await open('p-1')
    const append = journal.append.bind(journal)
    const disk = Promise.withResolvers<void>()
    journal.append = async (entry) => {
      await append(entry)
      if (entry.type === 'step') await disk.promise
    }
    const dealing = deal()
    await aMoment()
    expect(journal.written.at(-1)?.type).toBe('step')
    await expect(seeds.rotate('p-1')).rejects.toMatchObject({ problem: 'ROUND_OPEN' })
    disk.resolve()
    const dealt = await dealing
    await expect(seeds.rotate('p-1')).rejects.toMatchObject({ problem: 'ROUND_OPEN' })
    expect(await act(dealt, 'stand')).toMatchObject({ isOver: true, totalWin: '200' })
    expect(await seeds.rotate('p-1')).toMatchObject({ revealed: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  test('can be changed after a round that could not be written down', async () => {
    const { journal, seeds, open } = provider()
    const { deal } = await open('p-1')
    const append = journal.append.bind(journal)
    journal.append = (entry) => {
      if (entry.type === 'step') journal.failNext()
      return append(entry)
    }
    await expect(deal()).rejects.toThrow('the disk is full')
    expect((await seeds.rotate('p-1')).seeds.nonce).toBe(0)
  })
})

describe('a stake whose round could not be written down', () => {
  /** The next entry of a kind is refused by the disk. */
  const failAt = (journal: ReturnType<typeof provider>['journal'], type: JournalEntry['type']) => {
    const append = journal.append.bind(journal)
    journal.append = (entry) => {
      if (entry.type !== type) return append(entry)
      journal.append = append
      journal.failNext()
      return append(entry)
    }
  }

  test('is given back where it is the first one, and the next round begins', async () => {
    const { journal, wallet, open } = provider()
    const { deal } = await open('p-1')
    failAt(journal, 'step')
    await expect(deal()).rejects.toThrow('the disk is full')
    expect([wallet.balanceOf('p-1'), wallet.taken.size]).toEqual([10_000n, 0])
    expect(await deal()).toMatchObject({ isOver: false, balance: '9900' })
  })

  test.each<readonly [string, JournalEntry['type']]>([
    ['double', 'step'],
    ['raise', 'win'],
  ])('is given back where a %s takes it, and the same press takes it once when it is sent again', async (act, type) => {
    const { journal, wallet, open } = provider()
    const { deal, act: press } = await open('p-1')
    const dealt = await deal()
    failAt(journal, type)
    const id = randomUUID()
    await expect(press(dealt, act, id)).rejects.toThrow('the disk is full')
    expect([wallet.balanceOf('p-1'), wallet.taken.size]).toEqual([9_900n, 1])
    const done = await press(dealt, act, id)
    expect(await press(dealt, act, id)).toEqual(done)
    expect(wallet.taken.size).toBe(2)
    if (!done.isOver) await press(dealt, 'stand')
    expect(wallet.balanceOf('p-1')).toBe(10_200n)
    // Nor does a restart give anything back.
    const again = provider(journal.written)
    await again.outgoing.resume()
    expect(again.wallet.undone.size).toBe(0)
  })
})

describe('rounds that are idle', () => {
  test('are finished although one before them cannot be', async () => {
    const first = provider()
    const [one, two] = [await first.open('p-1'), await first.open('p-2')]
    const [stuck, other] = [await one.deal(), await two.deal()]
    // As an earlier release could leave it: a round that stands on seeds that are not in use any more.
    const moved = first.journal.written.filter((entry) => entry.type !== 'seeds' || entry.player !== 'p-1')
    const { play, settled, troubles } = provider(moved)
    await play.finishIdle(LATER)
    expect(settled()).toEqual([other.roundId])
    expect(troubles).toEqual([{ err: expect.any(RangeError), roundId: stuck.roundId }])
  })

  test('are left alone where their player came back while others were being finished', async () => {
    const { journal, wallet, play, open } = provider()
    const [one, two] = [await open('p-1'), await open('p-2')]
    const [, second] = [await one.deal(), await two.deal()]
    const deliver = wallet.deliver.bind(wallet)
    const told = Promise.withResolvers<void>()
    wallet.deliver = async (delivery) => {
      if (delivery['sessionId'] === one.session.reply.sessionId) await told.promise
      return deliver(delivery)
    }
    const sweeping = play.finishIdle(LATER)
    await aMoment()
    expect(await two.act(second, 'fold')).toMatchObject({ totalWin: '0' })
    told.resolve()
    await sweeping
    expect(journal.written.filter(({ type }) => type === 'win')).toHaveLength(2)
  })
})
