import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { brokenRules } from '../../src/ledger/reconcile/reconcile.ts'
import { hold, capture, release } from '../../src/ledger/holds.ts'
import { bet, rollback, win } from '../../src/ledger/rounds.ts'
import { bookStream, holdForStream, openStream, type StreamMove } from '../../src/ledger/streams.ts'
import { bookOut } from '../../src/providers/coralForge/bookOut.ts'
import { GAME, newGameSession, newPlayer, PROVIDER, round } from './players.ts'
import { quiet } from './quiet.ts'

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
  const player = await newPlayer(database, { GAME: 10_000n, PRIZE: 5_000n })
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
    purpose: 'WITHDRAWAL',
    reference: 'w1',
  })
  if (!held.ok) throw new Error('the hold was refused')
  const { holdId } = held.value
  const to = [{ account: { owner: 'PAYMENTS' as const, party: 'bank' }, kind: 'PRIZE' as const, minor: 400n }]
  await done('capture', capture(database, { scope, key: 'capture', holdId, to }))
  await done('release', release(database, { scope, key: 'release', holdId, minor: 100n }))
  await sitAndLeave(database, player, sessionId)
  await stakeFromHold(database, player)
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
