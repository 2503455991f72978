import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPlayers, fillLedger } from '../../bench/benchPlayers.ts'
import type { Database } from '../../src/db/database.ts'
import { capture, hold, release } from '../../src/ledger/holds.ts'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { moveEverything, unnoticedCorruptions } from '../support/corruptions.ts'
import { deliverOrders } from '../support/deliverOrders.ts'
import { letPassByLedger } from '../support/ledgerRefuses.ts'
import { fillCatalog, newPlayer } from '../support/players.ts'
import { plant } from '../support/plant.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { orders } from '../support/providerModel.ts'
import { useOneKey } from '../support/sameKey.ts'

const LANES = 16

let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase()
  const database = await scratch.open()
  await fillCatalog(database.kysely)
  await database.close()
})
afterAll(() => scratch?.drop())

/** Runs on a copy, so that a planted bug touches nobody else. */
const onCopy = async (work: (database: Database, copy: Scratch) => Promise<void>): Promise<void> => {
  const copy = await scratch.copy()
  try {
    const database = await copy.open({ connections: LANES })
    await work(database, copy)
    await database.close()
  } finally {
    await copy.drop()
  }
}

const restart = (database: Database, copy: Scratch) => async () => {
  await database.close()
  return (await copy.open()).kysely
}

describe('H2 the ledger refuses what would break it', () => {
  it('by the database itself, to the role that owns it (20 attempts)', () =>
    onCopy(async ({ kysely }) => {
      const { cases, passed } = await letPassByLedger(kysely)
      expect(passed).toEqual([])
      expect(cases).toBe(20)
    }))

  it.each([
    ['entries that may be changed', 'DROP TRIGGER entry_append_only ON entry'],
    ['entries that nobody adds up', 'DROP TRIGGER entry_checked ON entry'],
    [
      'entries of which only the last is looked at',
      `CREATE OR REPLACE FUNCTION check_entries() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF EXISTS (SELECT 1 FROM (SELECT DISTINCT ON (account_id) account_id, balance_after FROM added ORDER BY account_id, id DESC) a
           WHERE (SELECT balance FROM account c WHERE c.id = a.account_id) IS DISTINCT FROM a.balance_after)
           OR EXISTS (SELECT 1 FROM added GROUP BY tx_id, kind HAVING sum(amount) <> 0) THEN RAISE EXCEPTION 'refused'; END IF;
         RETURN NULL; END $$`,
    ],
    ['transactions that may be deleted', 'DROP TRIGGER ledger_tx_append_only ON ledger_tx'],
  ])('and the attempts catch %s', (_name, bug) =>
    onCopy(async ({ kysely }) => {
      await sql.raw(bug).execute(kysely)
      expect((await letPassByLedger(kysely)).passed).not.toEqual([])
    }),
  )
})

describe('H4 events of a provider in any order', () => {
  it('end as the model says: all orders of up to 5 of bet, win, rollback, refund, delivered again and again (1,364 orders)', () =>
    onCopy(async ({ kysely }) => {
      const { cases, wrong } = await deliverOrders(kysely, LANES, orders(['B', 'W', 'R', 'F'], 5))
      expect(wrong).toEqual([])
      expect(cases).toBe(1364)
    }))

  it('also with other amounts, second wins, unknown bets and an ended session: all orders of up to 4 (7,380 orders)', () =>
    onCopy(async ({ kysely }) => {
      const { cases, wrong } = await deliverOrders(kysely, LANES, orders(['B', 'X', 'W', 'Y', 'V', 'R', 'F', 'U', 'E'], 4))
      expect(wrong).toEqual([])
      expect(cases).toBe(7380)
    }))

  it.each([
    [
      'a rollback that leaves no tombstone',
      'round_rollback',
      /INSERT INTO ledger_tx[\s\S]*?DO NOTHING;/,
      'PERFORM 1 FROM ledger_tx WHERE scope = v_scope AND key = p_bet; IF FOUND THEN PERFORM 1 WHERE false; ELSE PERFORM 1; END IF;',
    ],
    [
      'a win that needs a live session',
      'round_win',
      'IF p_amount < 0',
      `IF v_session.ended_at IS NOT NULL THEN PERFORM refuse('SESSION_ENDED'); END IF; IF p_amount < 0`,
    ],
    ['a key without the hash of its request', 'ledger_replay', 'IF v_hash <> p_hash', 'IF false'],
    ['a win for a round that was paid', 'round_win', `IF v_round.state = 'SETTLED'`, 'IF false'],
    [
      'a rollback of a round that was paid',
      'round_rollback',
      `IF v_round.state = 'SETTLED' THEN PERFORM refuse('ROUND_CLOSED'); END IF;`,
      '',
    ],
    [
      'a replay answered with the balance of now',
      'ledger_replay',
      'IF v_hash <> p_hash',
      `SELECT a.balance INTO watched FROM account a JOIN ledger_tx t ON t.player_id = a.player_id
         WHERE t.id = tx_id AND a.owner = 'PLAYER' AND a.kind = 'GAME'; IF v_hash <> p_hash`,
    ],
  ] as const)('and the orders catch %s', (_name, target, from, to) =>
    onCopy(async ({ kysely }) => {
      await plant(kysely, target, from, to)
      expect((await deliverOrders(kysely, LANES, orders(['B', 'X', 'W', 'V', 'R', 'E'], 3))).wrong).not.toEqual([])
    }),
  )
})

describe('H5 one key', () => {
  it('has one effect, however often and wherever it is used', () =>
    onCopy(async (database, copy) => expect(await useOneKey(database.kysely, restart(database, copy))).toEqual([])))

  it.each([
    ['a key without the hash of its request', 'ledger_replay', 'IF v_hash <> p_hash', 'IF false'],
    ['a key that is looked for before the wallet is locked', 'enter_session', 'PERFORM lock_wallet(v_session.player_id);', ''],
  ] as const)('and its use catches %s', (_name, target, from, to) =>
    onCopy(async (database, copy) => {
      await plant(database.kysely, target, from, to)
      expect(await useOneKey(database.kysely, restart(database, copy))).not.toEqual([])
    }),
  )
})

describe('a hold', () => {
  const bank = (minor: bigint) => ({ account: { owner: 'PAYMENTS' as const, party: 'bank' }, kind: 'PRIZE' as const, minor })

  /** Fifty captures and fifty releases of a tenth of one hold at once: ten of them may pass. Answers what went wrong. */
  const raceForHold = async ({ kysely }: Database): Promise<string[]> => {
    const player = await newPlayer(kysely, { PRIZE: 1_000n })
    const scope = `player:${player}` as const
    const held = await hold(kysely, {
      scope,
      key: 'hold',
      playerId: player,
      kind: 'PRIZE',
      minor: 1_000n,
      purpose: 'WITHDRAWAL',
      reference: 'w',
    })
    if (!held.ok) return [held.error.code]
    const { holdId } = held.value
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? capture(kysely, { scope, key: `capture-${index}`, holdId, to: [bank(100n)] })
          : release(kysely, { scope, key: `release-${index}`, holdId, minor: 100n }),
      ),
    )
    const passed = results.filter(({ ok }) => ok).length
    const words = new Set(
      results.flatMap((result) =>
        result.ok || result.error.code === 'HOLD_CAPTURED' || result.error.code === 'HOLD_RELEASED' ? [] : [result.error.code],
      ),
    )
    return [...(passed === 10 ? [] : [`${passed} of 10 passed`]), ...words, ...(await reconcile(kysely)).map(({ check }) => check)]
  }

  it('is never taken from beyond what it holds, by a hundred calls at once', () =>
    onCopy(async (database) => expect(await raceForHold(database)).toEqual([])))

  it.each([
    ['what is left of a hold that is read before the wallet is locked', 'lock_hold', 'PERFORM lock_wallet(v_player);', ''],
    ['a hold that nobody closes', 'hold_with', 'IF v_hold.captured + v_hold.released = v_hold.amount THEN', 'IF false THEN'],
  ] as const)('and the race catches %s', (_name, target, from, to) =>
    onCopy(async (database) => {
      await plant(database.kysely, target, from, to)
      await expect(raceForHold(database).then((wrong) => wrong.length === 0)).resolves.toBe(false)
    }),
  )
})

describe('the reconciliation', () => {
  it('S4 names ten planted corruptions of ten, and none where there is none', () =>
    onCopy(async ({ kysely }) => {
      await moveEverything(kysely)
      expect(await reconcile(kysely)).toEqual([])
      const { planted, unnoticed } = await unnoticedCorruptions(kysely)
      expect(unnoticed).toEqual([])
      expect(planted).toBeGreaterThanOrEqual(10)
    }))

  it('S4 finds nothing in a clean ledger of a million entries', () =>
    onCopy(async ({ unhurried }) => {
      await addPlayers(unhurried, 50)
      await fillLedger(unhurried, 1_000_000, 50)
      expect(await reconcile(unhurried)).toEqual([])
    }))
})
