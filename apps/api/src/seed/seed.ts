import type { Database, DatabaseOptions } from '../db/database.ts'
import { withStartupLock } from '../db/startupLock.ts'
import { seedDemoPlayers } from './demoPlayers.ts'
import { seedCashier } from './seedCashier.ts'
import { seedContent } from './seedContent.ts'
import { seedWithdrawals } from './seedWithdrawals.ts'

/**
 * Puts the catalog into the database: games, news, promotions, packages and terms of withdrawals; under `demo` the demo players too. Every
 * start may run it, several nodes at once too.
 */
export const seed = async (database: Database, log: DatabaseOptions['log'], what: 'demo' | 'catalog'): Promise<void> => {
  const started = performance.now()
  await withStartupLock(database, async () => {
    await seedContent(database.kysely)
    await seedCashier(database.kysely)
    await seedWithdrawals(database.kysely)
    if (what === 'demo') await seedDemoPlayers(database.kysely)
  })
  log.info({ what, milliseconds: Math.round(performance.now() - started) }, 'the seed is in place')
}
