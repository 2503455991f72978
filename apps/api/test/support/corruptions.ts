import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { brokenRules } from '../../src/ledger/reconcile/reconcile.ts'
import { grant } from '../../src/ledger/grant.ts'
import { hold, capture, release } from '../../src/ledger/holds.ts'
import { post } from '../../src/ledger/post.ts'
import { balancesOf } from '../../src/modules/wallet/balances.ts'
import { record } from '../../src/payments/engine/record.ts'
import { bet, rollback, win } from '../../src/ledger/rounds.ts'
import { bookStream, holdForStream, openStream, type StreamMove } from '../../src/ledger/streams.ts'
import { bookTip } from '../../src/modules/wallet/tip.ts'
import { bookOut } from '../../src/providers/coralForge/bookOut.ts'
import { GAME, newGameSession, newPlayer, PROVIDER, round } from './players.ts'
import { keepPayment } from './keepPayment.ts'
import { quiet } from './quiet.ts'
import { newApprovedWithdrawal, newWithdrawal, step } from './withdrawals.ts'

/** What a hand, a bug or a disk may do to the books, with the rules of the database out of the way; and the rule that must notice. */
const corruptions: readonly { readonly rule: string; readonly what: string; readonly how: readonly string[] }[] = [
  {
    rule: 'the legs of a transaction balance',
    what: 'a leg of the operator is changed',
    how: [
      `UPDATE entry SET amount = amount + 1 WHERE id = (SELECT max(e.id) FROM entry e JOIN account a ON a.id = e.account_id WHERE a.owner = 'OPERATOR')`,
    ],
  },
  {
    rule: 'a stored balance equals its entries',
    what: 'a balance is raised by hand',
    how: [`UPDATE account SET balance = balance + 1 WHERE id = (SELECT min(id) FROM account WHERE owner = 'PLAYER' AND balance > 0)`],
  },
  {
    rule: 'the entries of an account are a chain',
    what: 'an entry says another balance',
    how: [`UPDATE entry SET balance_after = balance_after + 5 WHERE id = (SELECT min(id) FROM entry WHERE balance_after > 0)`],
  },
  {
    rule: 'what is held equals the open holds',
    what: 'a hold is closed without a move',
    how: [`UPDATE hold SET released = amount - captured, closed_at = now() WHERE id = (SELECT min(id) FROM hold WHERE closed_at IS NULL)`],
  },
  {
    rule: 'a round equals its moves',
    what: 'a round says that it paid more',
    how: [`UPDATE round SET win = win + 1 WHERE id = (SELECT min(id) FROM round WHERE state = 'SETTLED')`],
  },
  {
    rule: 'no account is below zero',
    what: 'a balance falls below zero',
    how: [`UPDATE account SET balance = -1 WHERE id = (SELECT min(id) FROM account WHERE owner = 'PLAYER')`],
  },
  {
    rule: 'no key is used twice',
    what: 'a transaction is booked again under its key',
    how: [
      `INSERT INTO ledger_tx (scope, key, request_hash, type, player_id) SELECT scope, key, request_hash, type, player_id FROM ledger_tx ORDER BY id LIMIT 1`,
    ],
  },
  {
    rule: 'no message is lost',
    what: 'a message is deleted from the outbox',
    how: [`DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox WHERE body ->> 'topic' = 'balances')`],
  },
  {
    rule: 'the figures of a player equal the books',
    what: 'a player is said to have played a round more',
    how: [
      `UPDATE rounds_played SET rounds = rounds + 1 WHERE (player_id, game_id) = (SELECT player_id, game_id FROM rounds_played LIMIT 1)`,
    ],
  },
  {
    rule: 'an entry has its transaction',
    what: 'a transaction is deleted',
    how: [`DELETE FROM ledger_tx WHERE id = (SELECT max(id) FROM ledger_tx WHERE type = 'GRANT')`],
  },
  {
    rule: 'an entry has its account',
    what: 'an account becomes one of another kind of token',
    how: [`UPDATE account SET kind = 'TIP' WHERE id = (SELECT min(id) FROM account WHERE owner = 'PROVIDER')`],
  },
  {
    rule: 'a reversal undoes its transaction',
    what: 'a rollback gives back another amount',
    how: [`UPDATE entry SET amount = amount * 2 WHERE tx_id = (SELECT min(id) FROM ledger_tx WHERE reverses_id IS NOT NULL)`],
  },
  {
    rule: 'a sitting equals its transfers and its rounds',
    what: 'a sitting says that it gave more back than its rounds left',
    how: [`UPDATE sitting SET stake_back = stake_back + 1 WHERE state = 'CLOSED'`],
  },
  {
    rule: 'a sitting equals its transfers and its rounds',
    what: 'a round of a sitting is deleted',
    how: [`DELETE FROM round WHERE sitting_id IS NOT NULL`],
  },
  {
    rule: 'a sitting equals its transfers and its rounds',
    what: 'a transfer says that it brought more',
    how: [`UPDATE sitting_transfer SET amount = amount + 1`],
  },
  {
    rule: 'a tip equals its move',
    what: 'a tip says that it was more',
    how: [`UPDATE tip SET amount = amount + 1`],
  },
  {
    rule: 'a tip equals its move',
    what: 'a tip is deleted',
    how: [`DELETE FROM tip`],
  },
  {
    rule: 'a stream equals its holds and batches',
    what: 'a stream says that it is booked further',
    how: [`UPDATE stream SET seq = seq + 1`],
  },
  {
    rule: 'a stream equals its holds and batches',
    what: 'a stream is closed over its hold',
    how: [`UPDATE stream SET closed_at = now()`],
  },
  {
    rule: 'a stream equals its holds and batches',
    what: 'the hold of a stake is said to be of another session',
    how: [`UPDATE hold SET reference = 'another' WHERE purpose = 'STREAM'`],
  },
  {
    rule: 'a stream equals its holds and batches',
    what: 'dust is said to be booked that never was',
    how: [`INSERT INTO dust (party, kind, micro, booked) VALUES ('deepwater', 'GAME', 0, 1)`],
  },
  {
    rule: 'a purchase equals its payment',
    what: 'a payment is said to be settled without its tokens',
    how: [`UPDATE payment SET state = 'SUCCEEDED', settled_at = now() WHERE state = 'SENT'`],
  },
  {
    rule: 'a purchase equals its payment',
    what: 'a payment says that it brought more',
    how: [`UPDATE payment SET tokens = '[{"kind":"GAME","minor":"500001"}]' WHERE settled_at IS NOT NULL`],
  },
  {
    rule: 'a purchase equals its payment',
    what: 'tokens are booked for a payment that nobody has',
    how: [`UPDATE ledger_tx SET key = 'nobodys' WHERE id = (SELECT max(id) FROM ledger_tx WHERE type = 'PURCHASE')`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a withdrawal that is under way says that it is over',
    how: [`UPDATE withdrawal SET state = 'CANCELLED', given_back = amount WHERE state = 'REQUESTED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a withdrawal says that it was more',
    how: [`UPDATE withdrawal SET amount = amount + 1 WHERE state = 'REQUESTED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a withdrawal is said to be paid without its tokens',
    how: [`UPDATE withdrawal SET state = 'PAID', settled_at = now() WHERE state = 'REQUESTED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a hold is left behind by its withdrawal',
    how: [
      'ALTER TABLE withdrawal_event DROP CONSTRAINT withdrawal_event_withdrawal_id_fkey',
      'ALTER TABLE outgoing_message DROP CONSTRAINT outgoing_message_withdrawal_id_fkey',
      `DELETE FROM withdrawal WHERE state = 'REQUESTED'`,
    ],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'what came back is said to be less',
    how: [`UPDATE withdrawal SET given_back = given_back - 1 WHERE state = 'RETURNED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a refused withdrawal is said to keep a part',
    how: [`UPDATE withdrawal SET given_back = given_back - 1 WHERE state = 'CANCELLED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'the attempt that was paid is forgotten',
    how: [`UPDATE payout_attempt SET state = 'FAILED' WHERE state = 'PAID'`],
  },
  {
    rule: 'what was taken back of a payment is taken or owed',
    what: 'a debt is forgotten',
    how: [`UPDATE payment_debt SET owed = owed - 1 WHERE owed > 0`],
  },
  {
    rule: 'what was taken back of a payment is taken or owed',
    what: 'more is said to be taken than was',
    how: [`UPDATE payment_debt SET taken = taken + 1, owed = owed - 1 WHERE owed > 0`],
  },
]

/** Takes every rule of the database itself out of the way, so that only the reconciliation is left to notice. */
const withoutRules = [
  'ALTER TABLE entry DISABLE TRIGGER USER',
  'ALTER TABLE ledger_tx DISABLE TRIGGER USER',
  'ALTER TABLE account DISABLE TRIGGER USER',
  'ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_key',
  'ALTER TABLE account DROP CONSTRAINT account_balance_not_negative',
]

/** A stream with a hold that is open, and one round of it that is too. */
const stakeFromHold = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
  const sessionId = await newGameSession(database, playerId)
  const stream = { providerId: PROVIDER, sessionId }
  await database.transaction().execute((transaction) => openStream(transaction, stream, () => '00'.repeat(32)))
  const held = await holdForStream(database, { ...stream, epoch: 1, hold: 1, minor: 500n, until: new Date(Date.now() + 3_600_000) })
  if (!held.ok) throw new Error('the hold of the stream was refused')
  const id = `${sessionId}:1`
  const moves: readonly StreamMove[] = [
    { type: 'OPEN', seq: 1, round: id },
    { type: 'BET', seq: 2, round: id, part: 'MAIN', amount: '100' },
  ]
  const booked = await database
    .transaction()
    .execute((transaction) => bookStream(transaction, { sessionId, moves, from: 1n, to: 2n, hashes: Buffer.alloc(64), dust: 7 }))
  if (!booked.ok) throw new Error('the moves of the stream were refused')
}

/** Moves of every kind, so that every rule has something to look at. */
export const moveEverything = async (database: Kysely<Schema>): Promise<void> => {
  const player = await newPlayer(database, { GAME: 10_000n, PRIZE: 40_000n, TIP: 500n })
  const sessionId = await newGameSession(database, player)
  const common = { providerId: PROVIDER, sessionId }
  const done = async (name: string, move: Promise<{ ok: boolean }>) => {
    if (!(await move).ok) throw new Error(`${name} was refused`)
  }
  await done('bet', bet(database, { ...common, transactionId: `${sessionId}:b1`, gameplayId: `${sessionId}:1`, minor: 100n }))
  await done(
    'raise',
    bet(database, { ...common, transactionId: `${sessionId}:b2`, gameplayId: `${sessionId}:1`, minor: 50n, part: 'RAISE' }),
  )
  await done('undo', rollback(database, { ...common, transactionId: `${sessionId}:u2`, betTransactionId: `${sessionId}:b2` }))
  await done(
    'win',
    win(database, {
      ...common,
      transactionId: `${sessionId}:w`,
      betTransactionId: `${sessionId}:b1`,
      gameplayId: `${sessionId}:1`,
      minor: 70n,
      round,
    }),
  )
  await done('open bet', bet(database, { ...common, transactionId: `${sessionId}:b3`, gameplayId: `${sessionId}:2`, minor: 100n }))
  await done('tombstone', rollback(database, { ...common, transactionId: `${sessionId}:u4`, betTransactionId: `${sessionId}:never` }))
  const scope = `player:${player}` as const
  const held = await hold(database, {
    scope,
    key: 'hold',
    playerId: player,
    kind: 'PRIZE',
    minor: 900n,
    purpose: 'SITTING',
    reference: 'w1',
  })
  if (!held.ok) throw new Error('the hold was refused')
  const { holdId } = held.value
  const to = [{ account: { owner: 'PAYMENTS' as const, party: 'bank' }, kind: 'PRIZE' as const, minor: 400n }]
  await done('capture', capture(database, { scope, key: 'capture', holdId, to }))
  await done('release', release(database, { scope, key: 'release', holdId, minor: 100n }))
  const tip = { playerId: player, intentKey: 'tip', gameId: GAME, dealer: 'Ines Caldeira', amount: 200n }
  await done(
    'tip',
    database.transaction().execute((transaction) => bookTip(transaction, tip)),
  )
  await payAndTakeBack(database, player)
  await withdraw(database, player)
  await sitAndLeave(database, player, sessionId)
  await stakeFromHold(database, player)
}

/** A payment that is open, and one that was paid, half played away and taken back. */
const payAndTakeBack = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
  await keepPayment(database, playerId)
  const paid = await keepPayment(database, playerId)
  const say = (word: 'SUCCEEDED' | 'REVERSED') =>
    database
      .transaction()
      .execute((transaction) => record(transaction, paid, { word, source: 'WEBHOOK', transactionId: paid, at: new Date(), raw: '' }))
  await say('SUCCEEDED')
  const balances = await balancesOf(database, playerId)
  const legs = [
    { account: { owner: 'PLAYER' as const, playerId }, kind: 'GAME' as const, minor: 200_000n - balances.tokens.GAME },
    { account: { owner: 'OPERATOR' as const }, kind: 'GAME' as const, minor: balances.tokens.GAME - 200_000n },
  ]
  await post(database, { scope: `player:${playerId}`, key: 'played', type: 'EXPIRY', playerId, legs })
  await say('REVERSED')
  await grant(database, { playerId, kind: 'GAME', minor: 10_000n, key: 'after' })
}

/** Withdrawals that are asked for, cancelled, paid, and back after they were paid. */
const withdraw = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
  await newWithdrawal(database, playerId)
  await step(database, await newWithdrawal(database, playerId), { kind: 'CANCELLED', source: 'PLAYER' })
  for (const words of [['PAID'], ['PAID', 'RETURNED']] as const) {
    const id = await newApprovedWithdrawal(database, playerId)
    const attempt = { id: randomUUID(), withdrawal_id: id, number: 1, party: 'nobody' }
    await database.insertInto('payout_attempt').values(attempt).execute()
    await step(database, id, { kind: 'SENDING', source: 'WORKER', attemptId: attempt.id, subject: '1' })
    for (const kind of words) await step(database, id, { kind, source: 'STATUS', attemptId: attempt.id })
  }
}

/** Ten tokens at a table, of which one round lost two. */
const sitAndLeave = async (database: Kysely<Schema>, playerId: string, sessionId: string): Promise<void> => {
  const sitting = { provider_id: PROVIDER, player_id: playerId, game_id: GAME, game_session_id: sessionId, remote_id: `at ${sessionId}` }
  const { id } = await database
    .insertInto('sitting')
    .values({ ...sitting, token: 'GAME', win_token: 'GAME', state: 'OPEN' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const keyed = { scope: `provider:${PROVIDER}`, key: `in:${id}` } as const
  const held = await hold(database, { ...keyed, playerId, kind: 'GAME', minor: 1_000n, purpose: 'SITTING', reference: id })
  if (!held.ok) throw new Error('the hold of the sitting was refused')
  await database
    .insertInto('sitting_transfer')
    .values({ sitting_id: id, hold_id: held.value.holdId, amount: 1_000n, state: 'DONE' })
    .execute()
  await sql`SELECT sitting_round(${PROVIDER}, ${sitting.remote_id}, ${`${id}:1`}, 300, 100, clock_timestamp(), '{}')`.execute(database)
  const home = {
    transferId: `out-${id}`,
    sittingId: sitting.remote_id,
    direction: 'OUT',
    stake: 800n,
    won: 0n,
    brought: 1_000n,
    rounds: 1,
  } as const
  const booked = await bookOut({ database: { kysely: database }, log: quiet, wakeOutbox: () => {} }, { id: PROVIDER }, home)
  if (booked !== 'BOOKED') throw new Error(`what the sitting gives back was ${booked}`)
}

/** Plants each corruption by itself and undoes it again. Answers the ones that were not named. */
export const unnoticedCorruptions = async (database: Kysely<Schema>): Promise<{ planted: number; unnoticed: string[] }> => {
  const unnoticed: string[] = []
  for (const { rule, what, how } of corruptions) {
    const undone = new Error('undone by the test')
    await database
      .transaction()
      .execute(async (transaction) => {
        for (const statement of [...withoutRules, ...how]) await sql.raw(statement).execute(transaction)
        const found = await brokenRules(transaction)
        if (!found.some(({ check }) => check === rule)) unnoticed.push(`${what}: ${rule} says nothing`)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  }
  return { planted: corruptions.length, unnoticed }
}
