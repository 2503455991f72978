import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../src/db/schema.ts'
import { hold } from '../../../src/ledger/holds.ts'
import { bookStream, type StreamMove } from '../../../src/ledger/streams/book.ts'
import { holdForStream } from '../../../src/ledger/streams/holds.ts'
import { openStream } from '../../../src/ledger/streams/open.ts'
import { bookOut } from '../../../src/providers/coralForge/bookOut.ts'
import { GAME, newGameSession, PROVIDER } from '../players.ts'
import { quiet } from '../quiet.ts'
import type { Corruption } from './corruption.ts'

export const gamesCorruptions: readonly Corruption[] = [
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

/** A stream with a hold that is open, and one round of it that is too. */
export const stakeFromHold = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
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

/** Ten tokens at a table, of which one round lost two. */
export const sitAndLeave = async (database: Kysely<Schema>, playerId: string, sessionId: string): Promise<void> => {
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
