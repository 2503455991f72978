import type { Services } from '../../services.ts'
import { reconcile } from './reconcile.ts'

const DAY_MS = 86_400_000

/**
 * Proves the books when that was last done a day ago or longer, keeps what it found and reports it. Call it as often as you like, on
 * one node. Answers whether it was due.
 */
export const reconcileDaily = async ({ database, log }: Pick<Services, 'database' | 'log'>): Promise<boolean> => {
  const { kysely } = database
  const last = await kysely.selectFrom('reconciliation').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (last && Date.now() - last.at.getTime() < DAY_MS) return false
  const findings = await reconcile(kysely)
  await kysely
    .insertInto('reconciliation')
    .values({ findings: JSON.stringify(findings.map(({ check, count, examples }) => ({ check, count: String(count), examples }))) })
    .execute()
  for (const { check, count, examples } of findings) log.error({ check, count: Number(count), examples }, 'the books do not balance')
  return true
}
