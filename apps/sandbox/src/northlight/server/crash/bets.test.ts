import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crashes } from '@lagoon/games/crash/crashes'
import { endOf, pointOf } from '@lagoon/games/crash/rules'
import { hashChain, sharedNumber } from '@lagoon/games/fair/hashChain'
import { games } from '../../../games/rules/games.ts'
import { deliveries as openDeliveries } from '../../../games/server/deliveries.ts'
import { openSessions } from '../../../games/server/sessions.ts'
import { openShelves } from '../../../games/server/shelves.ts'
import { stakes as openStakes } from '../../../games/server/stakes.ts'
import { memoryJournal } from '../../../games/testing/memoryJournal.ts'
import { memoryWallet } from '../../testing/memoryWallet.ts'
import { openBets } from './bets.ts'
import type { Chain } from './chain.ts'
import { openTable, type Table } from './table.ts'

const game = crashes.get('comet-line') ?? expect.fail()
const { cap } = game.rules
const pace = { bettingMs: 1_000, endedMs: 500, tickMs: 100 }
const hashes = hashChain('5'.repeat(64), 3)

/** A chain whose first round reaches the cap. */
const chainToTheCap = (): Chain => {
  const hashOf = (number: number) => hashes[number] ?? ''
  let salts = 0
  while (pointOf(game.rules, sharedNumber(hashOf(1), `salt ${salts}`)) < cap) salts++
  let started = 0
  return {
    shown: { commitment: hashOf(0), salt: `salt ${salts}`, games: 3 },
    next: () => started + 1,
    hashOf,
    start: async () => void started++,
    isUsedUp: () => started >= 3,
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('a cash-out that the cap answers writes nothing of its bet behind the win', async () => {
  const journal = memoryJournal()
  const wallet = memoryWallet({ gameId: game.id, balance: 10_000n, minStake: 100n, maxStake: 1_000n })
  const deliveries = openDeliveries({ journal, wallet, log: pino({ level: 'silent' }), backoffMs: { first: 10, longest: 10 } })
  const onError = (error: unknown) => expect.fail(String(error))
  const running: { table?: Table } = {}
  const tableNow = (): Table => {
    if (!running.table) throw new RangeError('the table is not open')
    return running.table
  }
  const bets = openBets({
    ...{ game, journal, wallet, deliveries, onError, secret: 'secret', now: Date.now },
    table: tableNow,
    stakes: openStakes({ journal, wallet, deliveries }),
    shelves: openShelves(journal),
  })
  const chain = chainToTheCap()
  running.table = await openTable({
    ...{ rules: game.rules, pace, onError, now: Date.now },
    openChain: async () => chain,
    send: () => undefined,
    onEnd: bets.onEnd,
  })
  const opened = await wallet.open(`${game.id} p-1`)
  if (opened.kind !== 'ok') throw new Error('the wallet does not open')
  const { session } = await openSessions(journal, games).start(opened.reply)
  const { bet } = await bets.place(session, { pressId: randomUUID(), number: 1, slot: 0, stake: '100', autoCashOut: null })
  await vi.advanceTimersByTimeAsync(pace.bettingMs)
  // The call comes in before the clock of the table looks.
  vi.setSystemTime(Date.now() + endOf(game.rules, cap))
  expect(await bets.cashOut(session, bet.betId)).toMatchObject({ result: 'cashed-out', bet: { cashOut: cap, win: String(cap) } })
  await vi.waitFor(() => expect(wallet.settled.get(bet.betId)).toMatchObject({ totalWin: String(cap), report: { cashOut: cap } }))
  const written = journal.written.flatMap((entry) => ('roundId' in entry && entry.roundId === bet.betId ? [entry.type] : []))
  expect(written).toEqual(['bet', 'step', 'win', 'closed'])
  tableNow().stop()
})
