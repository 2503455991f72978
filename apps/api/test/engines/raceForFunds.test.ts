import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalog } from '../support/players.ts'
import { plant } from '../support/plant.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { raceForFunds } from '../support/raceForFunds.ts'

const race = { funded: 100, lanes: 32, triesPerLane: 50 }
const ROUNDS = 20

let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase()
  const database = await scratch.open()
  await fillCatalog(database.kysely)
  await database.close()
})
afterAll(() => scratch?.drop())

describe('H1 a player with funds for 100 bets', () => {
  it.each(['read committed', 'repeatable read', 'serializable'] as const)(
    'makes exactly 100 under %s, with 32 connections trying 50 times each, 20 rounds (32,000 bets)',
    async (isolation) => {
      const database = await scratch.open({ isolation, connections: 32 })
      try {
        const { rows } = await sql<{ level: string }>`SELECT current_setting('transaction_isolation') AS level`.execute(database.kysely)
        expect(rows[0]?.level).toBe(isolation)
        for (let number = 1; number <= ROUNDS; number += 1) expect(await raceForFunds(database.kysely, race)).toEqual([])
      } finally {
        await database.close()
      }
    },
  )
})

describe('H1 the race catches', () => {
  const canaries: readonly [string, (database: Awaited<ReturnType<Scratch['open']>>) => Promise<void>][] = [
    [
      'a bet that reads the sum of its entries and then inserts',
      async ({ kysely }) => {
        await sql`ALTER TABLE account DROP CONSTRAINT account_balance_not_negative`.execute(kysely)
        await sql`DROP TRIGGER entry_checked ON entry`.execute(kysely)
        await sql`ALTER TABLE entry DROP CONSTRAINT entry_balance_after_check`.execute(kysely)
        await plant(kysely, 'lock_wallet', 'FOR UPDATE', '')
        await plant(
          kysely,
          'ledger_book',
          /UPDATE account SET balance[\s\S]*?INTO v_account, v_balance;/,
          `SELECT a.id, coalesce((SELECT sum(e.amount) FROM entry e WHERE e.account_id = a.id), 0) + v_leg.amount INTO v_account, v_balance
             FROM account a WHERE a.player_id = p_player AND a.owner = v_leg.owner AND a.kind = v_leg.kind;
           IF v_balance >= 0 THEN UPDATE account SET balance = v_balance WHERE id = v_account; END IF;`,
        )
        await plant(kysely, 'ledger_book', 'IF NOT FOUND THEN PERFORM refuse_leg', 'IF v_balance < 0 THEN PERFORM refuse_leg')
      },
    ],
    [
      'a debit without its condition',
      async ({ kysely }) => {
        await sql`ALTER TABLE account DROP CONSTRAINT account_balance_not_negative`.execute(kysely)
        await sql`ALTER TABLE entry DROP CONSTRAINT entry_balance_after_check`.execute(kysely)
        await plant(kysely, 'ledger_book', 'AND balance + v_leg.amount >= 0', '')
      },
    ],
  ]
  it.each(canaries)('%s', async (_name, plantBug) => {
    const copy = await scratch.copy()
    try {
      const database = await copy.open({ connections: 32 })
      await plantBug(database)
      expect(await raceForFunds(database.kysely, race)).not.toEqual([])
      await database.close()
    } finally {
      await copy.drop()
    }
  })
})
