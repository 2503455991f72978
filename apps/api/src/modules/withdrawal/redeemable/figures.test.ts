import { randomUUID } from 'node:crypto'
import type { TokenKind } from '@lagoon/contract/money/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../../test/support/embedded.ts'
import { keepPayment } from '../../../../test/support/keepPayment.ts'
import { newPlayer } from '../../../../test/support/players.ts'
import { AMOUNT, newApprovedWithdrawal, step } from '../../../../test/support/withdrawals.ts'
import type { Database } from '../../../db/database.ts'
import { hold } from '../../../ledger/holds.ts'
import { post, type PostingType } from '../../../ledger/post.ts'
import { figuresOf } from './figures.ts'
import { redemptionOf } from './redeemable.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
})
afterAll(() => database?.close())

const terms = { playthrough: 1n }
const book = async (playerId: string, type: PostingType, kind: TokenKind, minor: bigint): Promise<void> => {
  const booked = await post(database.kysely, {
    scope: 'payments:nobody',
    key: randomUUID(),
    type,
    playerId,
    legs: [
      { account: { owner: 'PLAYER', playerId }, kind, minor },
      { account: { owner: 'PAYMENTS', party: 'nobody' }, kind, minor: -minor },
    ],
  })
  if (!booked.ok) throw new Error(booked.error.code)
}

it('what is held is not available, and was not given twice', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { PRIZE: 500n })
  const held = await hold(kysely, {
    scope: `player:${player}`,
    key: 'held',
    playerId: player,
    kind: 'PRIZE',
    minor: 200n,
    purpose: 'SITTING',
    reference: 'r',
  })
  expect(held.ok).toBe(true)
  expect(await figuresOf(kysely, player, terms)).toMatchObject({ available: 300n, prize: { given: 500n, played: 0n } })
})

it('bonus sweep tokens that were taken back are not to be played, and those that came back are', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { GAME: 1n })
  const payment_id = await keepPayment(kysely, player)
  await book(player, 'PURCHASE', 'BONUS_SWEEP', 1_000n)
  await book(player, 'CHARGEBACK', 'BONUS_SWEEP', -1_000n)
  const debt = { payment_id, player_id: player, kind: 'BONUS_SWEEP', taken: 1_000n, owed: 0n } as const
  await kysely.insertInto('payment_debt').values(debt).execute()
  expect((await figuresOf(kysely, player, terms)).bonusSweep.given).toBe(0n)
  await book(player, 'RETURN', 'BONUS_SWEEP', 1_000n)
  expect((await figuresOf(kysely, player, terms)).bonusSweep.given).toBe(1_000n)
})

it('what is owed is not redeemable; game tokens that are owed take nothing of it', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { GAME: 1n })
  await book(player, 'CASH_OUT', 'PRIZE', 900n)
  const payment_id = await keepPayment(kysely, player)
  const debt = { payment_id, player_id: player, taken: 0n }
  await kysely
    .insertInto('payment_debt')
    .values([
      { ...debt, kind: 'GAME', owed: 5_000n },
      { ...debt, kind: 'SWEEP', owed: 150n },
    ])
    .execute()
  expect(redemptionOf(await figuresOf(kysely, player, terms))).toEqual({
    available: 900n,
    redeemable: 750n,
    blocked: [{ reason: 'PENDING_REVERSAL', amount: 150n, played: null, required: null }],
  })
})

it.each(['RETURNED', 'FAILED'] as const)('a withdrawal that was paid and then %s was won, and is redeemable again', async (kind) => {
  const { kysely } = database
  const player = await newPlayer(kysely, { GAME: 1n })
  await book(player, 'CASH_OUT', 'PRIZE', AMOUNT)
  const id = await newApprovedWithdrawal(kysely, player)
  const attemptId = randomUUID()
  await kysely.insertInto('payout_attempt').values({ id: attemptId, withdrawal_id: id, number: 1, party: 'nobody' }).execute()
  await step(kysely, id, { kind: 'SENDING', source: 'WORKER', attemptId, subject: '1' })
  await step(kysely, id, { kind: 'PAID', source: 'STATUS', attemptId })
  expect(await step(kysely, id, { kind, source: 'STATUS', attemptId })).toMatchObject({ state: kind, given_back: AMOUNT })
  expect(redemptionOf(await figuresOf(kysely, player, terms))).toMatchObject({ available: AMOUNT, redeemable: AMOUNT, blocked: [] })
})
