import type { Kysely } from 'kysely'
import type { Schema } from '../../../src/db/schema.ts'
import { capture, hold, release } from '../../../src/ledger/holds.ts'
import { bet, rollback, win } from '../../../src/ledger/rounds.ts'
import { PROVIDER, round } from '../players.ts'
import type { Corruption } from './corruption.ts'

export const ledgerCorruptions: readonly Corruption[] = [
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
]

/** Moves of rounds and of a hold: settled, rolled back, open, and void before they came. */
export const moveInLedger = async (database: Kysely<Schema>, playerId: string, sessionId: string): Promise<void> => {
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
  const scope = `player:${playerId}` as const
  const held = await hold(database, {
    scope,
    key: 'hold',
    playerId,
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
}
