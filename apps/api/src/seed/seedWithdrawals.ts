import { demoWithdrawalTerms } from '@lagoon/contract/demo/withdrawals'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Brings the terms of withdrawals of the demo to what this release says. */
export const seedWithdrawals = async (database: Kysely<Schema>): Promise<void> => {
  for (const { country, ways, prizeLimits, ...terms } of demoWithdrawalTerms) {
    const row = {
      currency: terms.currency,
      token_worth: terms.tokenWorth,
      address_proof_above: terms.addressProofAbove,
      day_limit: terms.dayLimit,
      month_limit: terms.monthLimit,
    }
    for (const [state, prize_limit] of [['', null] as const, ...Object.entries(prizeLimits)])
      await database
        .insertInto('withdrawal_terms')
        .values({ country, state, ...row, prize_limit })
        .onConflict((conflict) => conflict.columns(['country', 'state']).doUpdateSet({ ...row, prize_limit }))
        .execute()
    for (const { way, least, most, fee, arrives } of ways) {
      const [arrives_least, arrives_most] = arrives
      const offer = { least, most, fee_minor: fee, arrives_least, arrives_most }
      await database
        .insertInto('withdrawal_way')
        .values({ country, way, ...offer })
        .onConflict((conflict) => conflict.columns(['country', 'way']).doUpdateSet(offer))
        .execute()
    }
  }
}
