import type { Currency } from '@lagoon/contract/money/price'
import { payoutWays, type PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'

/** The terms of one way. Bounds are minor units of prize tokens, the fee is cents, arrival is in working days. */
export interface WayTerms {
  readonly way: PayoutWay
  readonly least: bigint
  readonly most: bigint
  readonly fee: bigint
  readonly arrives: { readonly least: number; readonly most: number }
}

/** What holds for the withdrawals of somebody who lives there. Limits are minor units of prize tokens; null: none. */
export interface WithdrawalTerms {
  readonly currency: Currency
  /** What one whole prize token pays, cents. */
  readonly tokenWorth: bigint
  /** How often bonus sweep tokens are to be played before what was won is free. */
  readonly playthrough: bigint
  readonly newAccountHours: number
  /** Above so much a proof of address is asked for. */
  readonly addressProofAbove: bigint | null
  readonly dayLimit: bigint | null
  readonly monthLimit: bigint | null
  /** The most for one withdrawal where the player lives. */
  readonly prizeLimit: bigint | null
  /** Those that are open, in the order of display. */
  readonly ways: readonly WayTerms[]
}

/** Where somebody lives, by the profile; `state` is empty where the profile has none. */
export interface Home {
  readonly country: string
  readonly state: string
}

const limit = (switched: string | undefined, stored: bigint | null): bigint | null => (switched === undefined ? stored : BigInt(switched))

/**
 * The terms that hold for a home, with what the desk has switched on top of them; null where nobody is paid out there. Without a state
 * in the profile the strictest limit of all its states holds: leaving it out frees nobody of one.
 */
export const withdrawalTermsOf = async (
  database: Kysely<Schema>,
  { country, state }: Home,
  { withdrawals: { terms: switched } }: Pick<OperatorSwitches, 'withdrawals'>,
): Promise<WithdrawalTerms | null> => {
  if (country === '' || switched.withoutSettings?.includes(country) === true) return null
  const row = await database
    .selectFrom('withdrawal_terms')
    .selectAll()
    .select((all) =>
      all
        .selectFrom('withdrawal_terms as any_state')
        .select(sql<bigint | null>`min(any_state.prize_limit)`.as('least'))
        .where('any_state.country', '=', country)
        .as('strictest'),
    )
    .where('country', '=', country)
    .where('state', 'in', ['', state])
    .orderBy('state', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const ways = await database.selectFrom('withdrawal_way').selectAll().where('country', '=', country).where('is_open', '=', true).execute()
  return {
    currency: row.currency,
    tokenWorth: row.token_worth,
    playthrough: BigInt(switched.playthrough ?? row.playthrough),
    newAccountHours: switched.newAccountHours ?? row.new_account_hours,
    addressProofAbove:
      switched.addressProofAbove === undefined
        ? row.address_proof_above
        : switched.addressProofAbove === null
          ? null
          : BigInt(switched.addressProofAbove),
    dayLimit: limit(switched.dayLimit, row.day_limit),
    monthLimit: limit(switched.monthLimit, row.month_limit),
    prizeLimit: limit(switched.prizeLimit, state === '' ? row.strictest : row.prize_limit),
    ways: payoutWays.flatMap((way): WayTerms[] => {
      const offer = ways.find((known) => known.way === way)
      if (!offer || switched.closed?.includes(way) === true) return []
      const { least, most, fee_minor: fee } = offer
      return [{ way, least, most, fee, arrives: { least: offer.arrives_least, most: offer.arrives_most } }]
    }),
  }
}
