import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../ledger/reconcile/reconcile.ts'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { newPlayer } from '../../../test/support/players.ts'
import { AMOUNT, FEE, newApprovedWithdrawal, newWithdrawal, prizeTokens, step } from '../../../test/support/withdrawals.ts'
import type { Database } from '../../db/database.ts'
import { advance, type WithdrawalStep } from './advance.ts'

const FUNDS = 20_000n

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
})
afterAll(async () => {
  await database.close()
})

const player = () => newPlayer(database.kysely, { PRIZE: FUNDS })
const trying = (id: string, what: WithdrawalStep) => database.kysely.transaction().execute((transaction) => advance(transaction, id, what))
const emailsOf = async (id: string) =>
  (await database.kysely.selectFrom('outgoing_message').select('kind').where('withdrawal_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )
const operatorFees = async () =>
  (
    await sql<{ total: bigint }>`SELECT coalesce(sum(e.amount), 0)::bigint AS total FROM entry e JOIN account a ON a.id = e.account_id
      JOIN ledger_tx t ON t.id = e.tx_id WHERE a.owner = 'OPERATOR' AND t.type IN ('CAPTURE', 'RETURN')`.execute(database.kysely)
  ).rows[0]?.total ?? 0n

/** What open tabs are told of a withdrawal, oldest first. */
const toldOf = async (playerId: string) => {
  const rows = await database.kysely.selectFrom('outbox').select('body').where('player_id', '=', playerId).orderBy('id').execute()
  return rows.map(({ body }) => body as Record<string, unknown>).filter(({ topic }) => topic === 'withdrawal')
}

/** An approved withdrawal with its first attempt written down. */
const attempted = async (playerId: string): Promise<{ id: string; attemptId: string }> => {
  const id = await newApprovedWithdrawal(database.kysely, playerId)
  const attemptId = randomUUID()
  await database.kysely.insertInto('payout_attempt').values({ id: attemptId, withdrawal_id: id, number: 1, party: 'nobody' }).execute()
  await step(database.kysely, id, { kind: 'SENDING', source: 'WORKER', attemptId, subject: '1' })
  return { id, attemptId }
}

describe('the tokens of a withdrawal', () => {
  it('are held when it is asked for, and given back when it is cancelled, once', async () => {
    const playerId = await player()
    const id = await newWithdrawal(database.kysely, playerId)
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS - AMOUNT, held: AMOUNT })
    for (let times = 0; times < 2; times += 1)
      expect(await step(database.kysely, id, { kind: 'CANCELLED', source: 'PLAYER' })).toMatchObject({
        state: 'CANCELLED',
        given_back: AMOUNT,
      })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS, held: 0n })
    expect(await emailsOf(id)).toEqual(['withdrawal-requested', 'withdrawal-cancelled'])
  })

  it('are back when a reviewer refuses it, and open tabs are told why, once', async () => {
    const playerId = await player()
    const id = await newWithdrawal(database.kysely, playerId)
    await step(database.kysely, id, { kind: 'TAKEN', source: 'DESK', actor: 'Ines', subject: '1' })
    await step(database.kysely, id, { kind: 'REFUSED', source: 'DESK', actor: 'Ines', reason: 'NAME_MISMATCH', detail: null })
    const told = await toldOf(playerId)
    const reason = 'The account isn’t in your verified name.'
    const destination = expect.any(String) as string
    expect(told.filter((message) => 'declined' in message)).toEqual([
      { topic: 'withdrawal', withdrawalId: id, declined: { amount: String(AMOUNT), destination, reason } },
    ])
    expect(told.length).toBeGreaterThan(1)
  })

  it('stay held where it cannot be cancelled any more, and nothing is kept of the try', async () => {
    const playerId = await player()
    const id = await newWithdrawal(database.kysely, playerId)
    await step(database.kysely, id, { kind: 'TAKEN', source: 'DESK', actor: 'Ines', subject: '1' })
    expect(await trying(id, { kind: 'CANCELLED', source: 'PLAYER' })).toEqual({ ok: false, error: 'NOT_NOW' })
    expect(await trying(randomUUID(), { kind: 'CANCELLED', source: 'PLAYER' })).toEqual({ ok: false, error: 'WITHDRAWAL_NOT_FOUND' })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS - AMOUNT, held: AMOUNT })
    const events = await database.kysely
      .selectFrom('withdrawal_event')
      .select('kind')
      .where('withdrawal_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['REQUESTED', 'TAKEN'])
  })

  it('are given back with the reason where it is refused', async () => {
    const playerId = await player()
    const id = await newWithdrawal(database.kysely, playerId)
    await step(database.kysely, id, { kind: 'TAKEN', source: 'DESK', actor: 'Ines', subject: '1' })
    const refusal = { kind: 'REFUSED', source: 'DESK', actor: 'Ines', reason: 'NAME_MISMATCH', detail: 'It says Eva.' } as const
    expect(await step(database.kysely, id, refusal)).toMatchObject({
      state: 'REFUSED',
      refusal: 'NAME_MISMATCH',
      refusal_note: 'It says Eva.',
    })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS, held: 0n })
  })

  it('leave when it is paid, the fee to the operator; said twice, once', async () => {
    const playerId = await player()
    const before = await operatorFees()
    const { id, attemptId } = await attempted(playerId)
    await step(database.kysely, id, { kind: 'SENT', source: 'STATUS', attemptId })
    for (const source of ['WEBHOOK', 'STATUS', 'STATUS'] as const) await step(database.kysely, id, { kind: 'PAID', source, attemptId })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS - AMOUNT, held: 0n })
    expect((await operatorFees()) - before).toBe(FEE)
    expect(await emailsOf(id)).toEqual(['withdrawal-requested', 'withdrawal-approved', 'withdrawal-sent', 'withdrawal-paid'])
  })

  it('come back in a move of its own where it is returned after it was paid; returned twice, once, and a person is told', async () => {
    const playerId = await player()
    const { id, attemptId } = await attempted(playerId)
    await step(database.kysely, id, { kind: 'PAID', source: 'CLOCK', attemptId })
    const returned = { kind: 'RETURNED', source: 'STATUS', attemptId, reason: 'ACCOUNT_CLOSED' } as const
    expect(await step(database.kysely, id, { ...returned, subject: 'R02' })).toMatchObject({ state: 'RETURNED', given_back: AMOUNT })
    await step(database.kysely, id, { ...returned, source: 'WEBHOOK', subject: 'R02' })
    await step(database.kysely, id, { ...returned, subject: 'R02-again' })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS, held: 0n })
    const incidents = await database.kysely.selectFrom('payment_incident').select('kind').where('withdrawal_id', '=', id).execute()
    expect(incidents).toEqual([{ kind: 'SECOND_RETURN' }])
  })

  it.each(['SENT', 'PAID'] as const)('come back without the fee where the operator keeps it, after %s', async (word) => {
    await sql`UPDATE review_terms SET is_fee_given_back = false`.execute(database.kysely)
    const playerId = await player()
    const { id, attemptId } = await attempted(playerId)
    await step(database.kysely, id, { kind: word, source: 'STATUS', attemptId })
    const returned = { kind: 'RETURNED', source: 'STATUS', attemptId, subject: 'R03' } as const
    expect(await step(database.kysely, id, returned)).toMatchObject({ state: 'RETURNED', given_back: AMOUNT - FEE })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS - FEE, held: 0n })
    await sql`UPDATE review_terms SET is_fee_given_back = true`.execute(database.kysely)
  })

  it('are given back once where the provider refuses it and says afterwards that it paid; a person is told', async () => {
    const playerId = await player()
    const { id, attemptId } = await attempted(playerId)
    await step(database.kysely, id, { kind: 'FAILED', source: 'STATUS', attemptId, reason: 'ACCOUNT_CLOSED' })
    expect(await step(database.kysely, id, { kind: 'PAID', source: 'WEBHOOK', attemptId })).toMatchObject({ state: 'FAILED' })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS, held: 0n })
    const incidents = await database.kysely.selectFrom('payment_incident').select('kind').where('withdrawal_id', '=', id).execute()
    expect(incidents).toEqual([{ kind: 'CONTRADICTED' }])
  })

  it('are given back where the provider declines late what it had paid, the fee too', async () => {
    const playerId = await player()
    const { id, attemptId } = await attempted(playerId)
    await step(database.kysely, id, { kind: 'PAID', source: 'STATUS', attemptId })
    await step(database.kysely, id, { kind: 'FAILED', source: 'WEBHOOK', attemptId })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS, held: 0n })
  })

  it('stay held while no answer came, and while it is tried again', async () => {
    const playerId = await player()
    const { id, attemptId } = await attempted(playerId)
    await step(database.kysely, id, { kind: 'UNKNOWN', source: 'CLOCK', attemptId })
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS - AMOUNT, held: AMOUNT })
    const next = await step(database.kysely, id, { kind: 'FAILED', source: 'STATUS', attemptId, subject: 'RETRYABLE' })
    expect(next).toMatchObject({ state: 'APPROVED', given_back: null })
    expect(next.send_at?.getTime()).toBeGreaterThan(Date.now() + 200_000)
    expect(await prizeTokens(database.kysely, playerId)).toEqual({ balance: FUNDS - AMOUNT, held: AMOUNT })
  })
})

it('leaves books that hold', async () => {
  expect(await reconcile(database.kysely)).toEqual([])
})
