import { randomUUID } from 'node:crypto'
import type { TokenKind } from '@lagoon/contract/money/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../../test/support/embedded.ts'
import { fillCatalog, GAME, newGameSession, newPlayer, PROVIDER, round } from '../../../../test/support/players.ts'
import { testServices } from '../../../../test/support/services.ts'
import { AMOUNT, FEE, newApprovedWithdrawal, newWithdrawal, step } from '../../../../test/support/withdrawals.ts'
import type { Database } from '../../../db/database.ts'
import { hold } from '../../../ledger/holds.ts'
import { post, type PostingType } from '../../../ledger/post.ts'
import { reconcile } from '../../../ledger/reconcile/reconcile.ts'
import { bet, rollback, win } from '../../../ledger/rounds.ts'
import { bookOut, type Out } from '../../../providers/coralForge/bookOut.ts'
import { localBus, openHub } from '../../../realtime/hub.ts'
import { bookTip } from '../../wallet/tip.ts'
import { profileStats } from './stats.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
})
afterAll(() => database?.close())

const must = async (move: Promise<{ ok: true } | { ok: false; error: { code: string } }>): Promise<void> => {
  const booked = await move
  if (!booked.ok) throw new Error(booked.error.code)
}

/** A move of tokens that a payment brings or takes back. */
const paid = (playerId: string, type: PostingType, kind: TokenKind, minor: bigint) =>
  must(
    post(database.kysely, {
      scope: 'payments:nobody',
      key: randomUUID(),
      type,
      playerId,
      legs: [
        { account: { owner: 'PLAYER', playerId }, kind, minor },
        { account: { owner: 'PAYMENTS', party: 'nobody' }, kind, minor: -minor },
      ],
    }),
  )

const play = async (sessionId: string, stake: bigint, won: bigint | 'taken back'): Promise<void> => {
  const { kysely } = database
  const gameplayId = randomUUID()
  const call = { providerId: PROVIDER, sessionId, gameplayId }
  await must(bet(kysely, { ...call, transactionId: `b:${gameplayId}`, minor: stake }))
  const answer = { ...call, betTransactionId: `b:${gameplayId}` }
  if (won === 'taken back') await must(rollback(kysely, { ...answer, transactionId: `r:${gameplayId}` }))
  else await must(win(kysely, { ...answer, transactionId: `w:${gameplayId}`, minor: won, round }))
}

/** What the page shows of a kind, and what its figures add up to. */
const rowOf = async (playerId: string, of: TokenKind) => {
  const { details, winnings } = await profileStats(testServices(database, await openHub(localBus)), playerId)
  const row = details.find(({ kind }) => kind === of)
  if (!row) throw new Error(`no row of ${of}`)
  const { kind: _kind, balance, ...figures } = row
  const { received, played, won, held, withdrawn, tipped, takenBack } = Object.fromEntries(
    Object.entries(figures).map(([name, minor]) => [name, BigInt(minor)]),
  ) as Record<keyof typeof figures, bigint>
  return { ...row, winnings, sum: received + won - played - held - withdrawn - tipped - takenBack, balance: BigInt(balance) }
}

/** Sends a withdrawal that was approved and says that it was paid. Answers the id of the attempt. */
const payOut = async (id: string): Promise<string> => {
  const { kysely } = database
  const attemptId = randomUUID()
  await kysely.insertInto('payout_attempt').values({ id: attemptId, withdrawal_id: id, number: 1, party: 'nobody' }).execute()
  await step(kysely, id, { kind: 'SENDING', source: 'WORKER', attemptId, subject: '1' })
  await step(kysely, id, { kind: 'PAID', source: 'STATUS', attemptId })
  return attemptId
}

/** What the reconciliation has to say of the figures; the purchases of this test have no payment. */
const wrongFigures = async () =>
  (await reconcile(database.kysely)).filter(({ check }) => check === 'the figures of a player equal the books')

it('what came, was played, won, withdrawn, tipped and taken back adds up to each balance', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { GAME: 9_000n, TIP: 700n })
  await paid(player, 'PURCHASE', 'SWEEP', 2_000n)
  await paid(player, 'CHARGEBACK', 'SWEEP', -600n)
  await paid(player, 'RETURN', 'SWEEP', 100n)
  const session = await newGameSession(kysely, player, 'SWEEP')
  await play(session, 100n, 20_000n)
  await play(session, 100n, 0n)
  await play(session, 100n, 'taken back')
  const tip = { playerId: player, intentKey: randomUUID(), gameId: GAME, dealer: 'Ada', amount: 250n }
  await must(kysely.transaction().execute((transaction) => bookTip(transaction, tip)))
  await payOut(await newApprovedWithdrawal(kysely, player))
  const returned = await newApprovedWithdrawal(kysely, player)
  await step(kysely, returned, { kind: 'RETURNED', source: 'STATUS', attemptId: await payOut(returned) })
  await newWithdrawal(kysely, player, 'nobody', { amount: 1_000n, gross_minor: 1_000n, receives_minor: 1_000n - FEE })

  const none = { received: '0', played: '0', won: '0', held: '0', withdrawn: '0', tipped: '0', takenBack: '0' }
  expect(await rowOf(player, 'GAME')).toMatchObject({ ...none, received: '9000', balance: 9_000n, sum: 9_000n })
  expect(await rowOf(player, 'SWEEP')).toMatchObject({
    ...{ ...none, received: '2000', played: '200', takenBack: '500' },
    ...{ balance: 1_300n, sum: 1_300n },
  })
  // What came back of a withdrawal was neither withdrawn nor received.
  const kept = 20_000n - AMOUNT - 1_000n
  expect(await rowOf(player, 'PRIZE')).toMatchObject({
    ...{ ...none, won: '20000', withdrawn: String(AMOUNT), held: '1000' },
    ...{ balance: kept, sum: kept },
  })
  expect(await rowOf(player, 'TIP')).toMatchObject({ ...none, received: '700', tipped: '250', balance: 450n, sum: 450n })
  expect(await wrongFigures()).toEqual([])
})

it('winnings that were staked again at a table were played, and a table counts once it is left', async () => {
  const { kysely } = database
  const player = await newPlayer(kysely, { SWEEP: 1_000n })
  const sessionId = await newGameSession(kysely, player, 'SWEEP')
  const remote_id = randomUUID()
  const sitting = {
    provider_id: 'coral-forge',
    player_id: player,
    game_id: GAME,
    game_session_id: sessionId,
    token: 'SWEEP',
    win_token: 'PRIZE',
  } as const
  const { id: reference } = await kysely
    .insertInto('sitting')
    .values({ ...sitting, remote_id, state: 'OPEN' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const scope = 'provider:coral-forge'
  const held = await hold(kysely, { scope, key: remote_id, playerId: player, kind: 'SWEEP', minor: 600n, purpose: 'SITTING', reference })
  if (!held.ok) throw new Error(held.error.code)
  await kysely
    .insertInto('sitting_transfer')
    .values({ sitting_id: reference, hold_id: held.value.holdId, amount: 600n, state: 'DONE' })
    .execute()
  const told = (number: number, stake: bigint, won: bigint) =>
    sql`SELECT sitting_round(
    ${sitting.provider_id}, ${remote_id}, ${`${remote_id}:${number}`}, ${stake}::bigint, ${won}::bigint, now(), '{}'::jsonb)`.execute(
      kysely,
    )
  await told(1, 600n, 900n)
  await told(2, 700n, 0n)
  const sitsThere = { played: '0', won: '0', held: '600', balance: 400n, sum: 400n }
  expect(await rowOf(player, 'SWEEP')).toMatchObject(sitsThere)
  expect(await rowOf(player, 'PRIZE')).toMatchObject({ played: '0', won: '0', held: '0', balance: 0n, sum: 0n })

  // 200 of the winnings are left.
  const out = { sittingId: remote_id, brought: 600n, stake: 0n, won: 200n, rounds: 2 } as Out
  const platform = { database, log: { error: () => {} }, wakeOutbox: () => {} }
  expect(await bookOut(platform, { id: sitting.provider_id }, out)).toBe('BOOKED')
  expect(await rowOf(player, 'SWEEP')).toMatchObject({ received: '1000', played: '600', won: '0', held: '0', balance: 400n, sum: 400n })
  expect(await rowOf(player, 'PRIZE')).toMatchObject({ played: '700', won: '900', winnings: '900', balance: 200n, sum: 200n })
  expect(await wrongFigures()).toEqual([])
})
