import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { brokenRules } from '../../src/ledger/reconcile/reconcile.ts'
import type { Corruption } from './corruptions/corruption.ts'
import { gamesCorruptions, sitAndLeave, stakeFromHold } from './corruptions/games.ts'
import { ledgerCorruptions, moveInLedger } from './corruptions/ledger.ts'
import { payAndTakeBack, tipDealer, walletCorruptions } from './corruptions/wallet.ts'
import { withdraw, withdrawalCorruptions } from './corruptions/withdrawal.ts'
import { newGameSession, newPlayer } from './players.ts'

const corruptions: readonly Corruption[] = [...ledgerCorruptions, ...gamesCorruptions, ...walletCorruptions, ...withdrawalCorruptions]

/** Takes every rule of the database itself out of the way, so that only the reconciliation is left to notice. */
const withoutRules = [
  'ALTER TABLE entry DISABLE TRIGGER USER',
  'ALTER TABLE ledger_tx DISABLE TRIGGER USER',
  'ALTER TABLE account DISABLE TRIGGER USER',
  'ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_key',
  'ALTER TABLE account DROP CONSTRAINT account_balance_not_negative',
]

/** Moves of every kind, so that every rule has something to look at. */
export const moveEverything = async (database: Kysely<Schema>): Promise<void> => {
  const player = await newPlayer(database, { GAME: 10_000n, PRIZE: 40_000n, TIP: 500n })
  const sessionId = await newGameSession(database, player)
  await moveInLedger(database, player, sessionId)
  await tipDealer(database, player)
  await payAndTakeBack(database, player)
  await withdraw(database, player)
  await sitAndLeave(database, player, sessionId)
  await stakeFromHold(database, player)
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
