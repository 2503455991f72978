import type { Database, DatabaseOptions } from '../db/database.ts'
import { withStartupLock } from '../db/startupLock.ts'
import { seedDemoPlayers } from './demoPlayers.ts'
import { seedCashier } from './seedCashier.ts'
import { seedContent } from './seedContent.ts'
import { seedWithdrawals } from './seedWithdrawals.ts'

/** Puts the demo into the database: catalog, news, promotions, packages and two players. Every start may run it, several nodes at once too. */
export const seed = async (database: Database, log: DatabaseOptions['log']): Promise<void> => {
  const started = performance.now()
  await withStartupLock(database, async () => {
    await seedContent(database.kysely)
    await seedCashier(database.kysely)
    await seedWithdrawals(database.kysely)
    await seedDemoPlayers(database.kysely)
  })
  log.info({ milliseconds: Math.round(performance.now() - started) }, 'demo catalog and players are in place')
}
