import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import type { CommandOf, Done } from './done.ts'

/** What a command leaves out goes back to what the operator's data says. */
export const switchWithdrawalTerms = async ({ database }: Services, { terms }: CommandOf<'withdrawalTerms'>): Promise<Done> => {
  await sql`UPDATE operator_switches SET changes = changes || ${JSON.stringify({ withdrawals: { terms } })}::jsonb`.execute(database.kysely)
  return Object.keys(terms).length === 0 ? 'as planned' : JSON.stringify(terms)
}
