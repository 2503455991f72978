import { randomUUID } from 'node:crypto'
import { countCases } from '@lagoon/testing/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '@lagoon/contract/result/result'
import type { Database } from '../../src/db/database.ts'
import { retried } from '../../src/kernel/retry.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { actOn } from '../../src/modules/operator/reviews/act.ts'
import { advance, type WithdrawalStep } from '../../src/payouts/engine/advance.ts'
import { beginAttempt } from '../../src/payouts/engine/attempts.ts'
import { pollDue, sendDue } from '../../src/payouts/polling/worker.ts'
import type { Services } from '../../src/services.ts'
import { webhookSenders } from '../../src/webhooks.ts'
import { startHarborBank, type HarborBank } from '../support/harborPayouts.ts'
import { inParallel } from '../support/inParallel.ts'
import { payoutServices, turns, withdrawalNow } from '../support/payoutServices.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { AMOUNT, newApprovedWithdrawal, newWithdrawal, prizeTokens } from '../support/withdrawals.ts'

const FUNDS = 20_000n

let scratch: Scratch
let nodes: Database[]
let bank: HarborBank
let services: Services[]
beforeAll(async () => {
  scratch = await scratchDatabase()
  bank = await startHarborBank()
  nodes = [await scratch.open(), await scratch.open()]
  services = nodes.map((node) => payoutServices(node, bank.party))
})
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.close()))
  await bank?.stop()
  await scratch?.drop()
})
beforeEach(() => {
  bank.before = () => false
  bank.after = () => false
  bank.opens = () => ({})
})

const database = () => (nodes[0] as Database).kysely
const node = (index: number): Services => services[index % services.length] as Services
const player = () => newPlayer(database(), { PRIZE: FUNDS })
const now = (id: string) => withdrawalNow(database(), id)
/** A step by a node, as its caller takes it. */
const trying = (index: number, id: string, what: WithdrawalStep) =>
  retried(() =>
    node(index)
      .database.kysely.transaction()
      .execute((transaction) => advance(transaction, id, what)),
  )

it('28 a cancel against an approval, 200 times: one of them wins, and the tokens are where it says', async (context) => {
  countCases(context, 200)
  const won = { CANCELLED: 0, APPROVED: 0 }
  const wrong: object[] = []
  await inParallel(
    8,
    Array.from({ length: 200 }, (_, index) => index),
    async (index) => {
      const playerId = await player()
      const id = await newWithdrawal(database(), playerId, 'nobody')
      const approve = async () => {
        const taken = await actOn(node(index), { do: 'take', id, reviewer: 'Ines' })
        return taken.ok ? actOn(node(index), { do: 'approve', id, reviewer: 'Ines' }) : taken
      }
      const cancel = () => trying(index + 1, id, { kind: 'CANCELLED', source: 'PLAYER' })
      const both = index % 2 === 0 ? [cancel(), approve()] : [approve(), cancel()]
      const winners = (await Promise.all(both)).filter((result) => result.ok).length
      const { state } = (await now(id)).row
      const tokens = await prizeTokens(database(), playerId)
      const expected = state === 'CANCELLED' ? { balance: FUNDS, held: 0n } : { balance: FUNDS - AMOUNT, held: AMOUNT }
      if (state === 'CANCELLED' || state === 'APPROVED') won[state] += 1
      if (winners !== 1 || tokens.balance !== expected.balance || tokens.held !== expected.held) wrong.push({ state, winners, ...tokens })
    },
  )
  expect(wrong).toEqual([])
  expect(won.CANCELLED + won.APPROVED).toBe(200)
})

it('28 canary: without the lock of the withdrawal both win', async () => {
  const id = await newWithdrawal(database(), await player(), 'nobody')
  // Both have read the same facts before either has written.
  const facts = await database().selectFrom('withdrawal_event').select('kind').where('withdrawal_id', '=', id).execute()
  expect(facts).toEqual([{ kind: 'REQUESTED' }])
  const write = (kind: 'CANCELLED' | 'TAKEN') =>
    database().insertInto('withdrawal_event').values({ withdrawal_id: id, kind, source: 'PLAYER', at: new Date() }).execute()
  await Promise.all([write('CANCELLED'), write('TAKEN')])
  await database().updateTable('withdrawal').set({ state: 'CANCELLED' }).where('id', '=', id).execute()
  expect((await reconcile(database())).map(({ check }) => check)).toContain('a withdrawal equals its hold')
  await sql`UPDATE withdrawal SET state = 'IN_REVIEW' WHERE id = ${id}::uuid`.execute(database())
  await sql`DELETE FROM withdrawal_event WHERE withdrawal_id = ${id}::uuid AND kind = 'CANCELLED'`.execute(database())
})

describe('two nodes', () => {
  it('send 120 approved withdrawals once each, whoever holds the lease', async (context) => {
    countCases(context, 120)
    const ids: string[] = []
    await inParallel(
      8,
      Array.from({ length: 120 }),
      async () => void ids.push(await newApprovedWithdrawal(database(), await player(), bank.party.id)),
    )
    const since = bank.calls.length
    const drain = async (index: number): Promise<void> => {
      while ((await sendDue(node(index), bank.party.id)) || (await pollDue(node(index), bank.party.id, new AbortController().signal)));
    }
    await Promise.all([0, 1, 0, 1].map(drain))
    const sent = bank.calls.slice(since).filter(({ path }) => path === '/send')
    expect([sent.length, new Set(sent.map(({ attemptId }) => attemptId)).size]).toEqual([120, 120])
    const paid = await database().selectFrom('withdrawal').select('id').where('id', 'in', ids).where('state', '=', 'PAID').execute()
    expect(paid).toHaveLength(120)
  })

  it('begin one attempt of a withdrawal, asked for 16 times at once; canary: a second open one is refused by the database', async () => {
    const id = await newApprovedWithdrawal(database(), await player(), bank.party.id)
    const begun = await Promise.all(Array.from({ length: 16 }, (_, index) => beginAttempt(node(index), id)))
    expect(begun.filter(Boolean)).toHaveLength(1)
    const second = { id: randomUUID(), withdrawal_id: id, number: 2, party: bank.party.id }
    await expect(database().insertInto('payout_attempt').values(second).execute()).rejects.toThrow('payout_attempt_one_open')
    await turns(node(0), id, 6)
    expect((await now(id)).row.state).toBe('PAID')
  })

  it('hear the same notice 96 times and ask at once: it is paid once', async () => {
    bank.opens = () => ({ word: 'SENT' })
    const playerId = await player()
    const id = await newApprovedWithdrawal(database(), playerId, bank.party.id)
    await turns(node(0), id, 1)
    const key = (await now(id)).attempts[0]?.id ?? ''
    const said = bank.says(key, 'PAID')
    const body = Buffer.from(JSON.stringify({ id: 'n', subject: key, at: new Date().toISOString(), said }))
    const event = { id: 1n, eventId: 'n', subject: key, at: new Date(), body, attempts: 0, isLate: false }
    const hear = async (index: number): Promise<void> => {
      const of = node(index)
      const handling = await webhookSenders(of)
        .find(({ kind }) => kind === 'payouts')
        ?.handle(event, new AbortController().signal)
      if (handling && 'apply' in handling)
        await retried(() => of.database.kysely.transaction().execute((transaction) => handling.apply(transaction)))
    }
    await Promise.all([...Array.from({ length: 96 }, (_, index) => hear(index)), turns(node(1), id, 3)])
    expect((await now(id)).row.state).toBe('PAID')
    expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS - AMOUNT, held: 0n })
    const moves = await database()
      .selectFrom('hold_move')
      .innerJoin('withdrawal', 'withdrawal.hold_id', 'hold_move.hold_id')
      .select('type')
      .where('withdrawal.id', '=', id)
      .execute()
    expect(moves).toEqual([{ type: 'CAPTURE' }])
  })
})

describe('what is said of a payout', () => {
  const orders = <T>(facts: readonly T[]): T[][] =>
    facts.length === 0 ? [[]] : facts.flatMap((first, at) => orders(facts.toSpliced(at, 1)).map((rest) => [first, ...rest]))

  it('11 in all 120 orders of five words, with repeats, ends in one state with the same tokens', async (context) => {
    const words: readonly WithdrawalStep[] = [
      { kind: 'UNKNOWN', source: 'CLOCK' },
      { kind: 'SENT', source: 'WEBHOOK' },
      { kind: 'PAID', source: 'STATUS' },
      { kind: 'PAID', source: 'WEBHOOK' },
      { kind: 'RETURNED', source: 'STATUS', subject: 'R03', reason: 'ACCOUNT_NOT_FOUND' },
    ]
    const all = orders(words)
    countCases(context, all.length)
    const ends = new Set<string>()
    await inParallel(8, all, async (order, lane) => {
      const playerId = await player()
      const id = await newApprovedWithdrawal(database(), playerId, 'nobody')
      const attempt = await beginAttempt(node(lane), id)
      for (const what of [...order, ...order.slice(0, 2)]) {
        const said = await trying(lane, id, { ...what, attemptId: attempt?.id ?? '' })
        if (!said.ok) throw new Error(said.error)
      }
      const { row } = await now(id)
      const { balance, held } = await prizeTokens(database(), playerId)
      ends.add([row.state, row.failure, row.given_back, balance, held].join(' '))
    })
    expect([...ends]).toEqual([`RETURNED ACCOUNT_NOT_FOUND ${AMOUNT} ${FUNDS} 0`])
  })

  it('two contrary words at once, 40 times, leave the tokens in one place', async (context) => {
    countCases(context, 40)
    await inParallel(4, Array.from({ length: 40 }), async (_, lane) => {
      const playerId = await player()
      const id = await newApprovedWithdrawal(database(), playerId, 'nobody')
      const attemptId = (await beginAttempt(node(lane), id))?.id ?? ''
      const said = await Promise.all([
        trying(lane, id, { kind: 'PAID', source: 'WEBHOOK', attemptId }),
        trying(lane + 1, id, { kind: 'FAILED', source: 'STATUS', attemptId }),
      ])
      expect(said.map((each) => each.ok && ok(true))).toEqual([ok(true), ok(true)])
      expect((await now(id)).row.state).toBe('FAILED')
      expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS, held: 0n })
    })
  })
})

it('leaves books that hold', async () => {
  expect(await reconcile(database())).toEqual([])
})
