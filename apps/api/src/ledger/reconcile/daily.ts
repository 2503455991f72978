import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { reconcile } from './reconcile.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** When an hour of the day (UTC) last began. */
const lastBegan = (hour: number, now: number): number => now - ((((now - hour * HOUR_MS) % DAY_MS) + DAY_MS) % DAY_MS)

/** When the books were last proved; before the first time, when this database learned to keep that. */
const lastProved = async ({ database: { kysely } }: Pick<Services, 'database'>): Promise<number> => {
  const last = await kysely.selectFrom('reconciliation').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (last) return last.at.getTime()
  const { rows } = await sql<{ timestamp: string }>`SELECT timestamp FROM kysely_migration WHERE name = '0054-reconciliation'`.execute(
    kysely,
  )
  return Date.parse(rows[0]?.timestamp ?? '')
}

/**
 * Proves the books once a day, from the quiet hour of the settings on, keeps what it found and reports it: it reads the whole ledger,
 * so a release that starts at noon, or on a database that was never proved, waits for the night. Call it as often as you like, on one
 * node. Answers whether it was due. `now` is Unix milliseconds.
 */
export const reconcileDaily = async (
  services: Pick<Services, 'config' | 'database' | 'log'>,
  now: number = Date.now(),
): Promise<boolean> => {
  const { kysely } = services.database
  if ((await lastProved(services)) >= lastBegan(services.config.reconcileHour, now)) return false
  const findings = await reconcile(kysely)
  await kysely
    .insertInto('reconciliation')
    .values({
      at: new Date(now),
      findings: JSON.stringify(findings.map(({ check, count, examples }) => ({ check, count: String(count), examples }))),
    })
    .execute()
  for (const { check, count, examples } of findings)
    services.log.error({ check, count: Number(count), examples }, 'the books do not balance')
  return true
}
