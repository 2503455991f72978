import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import { sql, type Transaction } from 'kysely'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { Schema } from '../../../db/schema.ts'
import { databaseNow, secondsFromNow } from '../../../kernel/databaseTime.ts'
import type { PayoutAccountRow } from '../../../payouts/engine/rows.ts'
import type { PayoutDestination } from '../../../payouts/protocol.ts'
import { notify } from '../../../notifications/notify.ts'
import { labelOf } from './destination.ts'

/** Ways with one account for each player, which stands in the profile: another id takes the place of the one before. */
export const profileWays = ['SKRILL', 'CASH_APP', 'SEAMLESS_CHEX'] as const satisfies readonly PayoutWay[]
export type ProfileWay = (typeof profileWays)[number]
export const isProfileWay = (way: PayoutWay): way is ProfileWay => profileWays.some((known) => known === way)

export interface NewAccount {
  readonly playerId: string
  readonly way: PayoutWay
  readonly party: string
  readonly destination: PayoutDestination
  readonly fingerprint: string
  /** How long it waits before money is sent to it. */
  readonly waitHours: number
}

/** Tells the player of an account that is new, in case it was somebody else. */
const inform = async (transaction: Transaction<Schema>, account: PayoutAccountRow, isChange: boolean): Promise<void> => {
  const { id, player_id, label } = account
  await notify(transaction, {
    playerId: player_id,
    key: `payout-account:${id}`,
    topic: 'SECURITY',
    title: isChange ? 'A payout account was changed' : 'A payout account was added',
    text: `You can now withdraw to ${label}. Wasn’t this you? Remove it, and change your password now.`,
    href: profileAddress('withdraw'),
  })
  await transaction
    .insertInto('outgoing_message')
    .values({ player_id, kind: isChange ? 'payout-account-changed' : 'payout-account-added', account_id: id })
    .execute()
}

/** Takes away the accounts of a way; a withdrawal that was asked for to one still goes there. Answers whether there was one. */
export const forgetAccounts = async (transaction: Transaction<Schema>, playerId: string, way: PayoutWay): Promise<boolean> => {
  const gone = await transaction
    .updateTable('payout_account')
    .set({ removed_at: databaseNow })
    .where('player_id', '=', playerId)
    .where('way', '=', way)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  return gone.length > 0
}

/**
 * Keeps an account of a player, whose row the caller has locked, and tells them of it. One that is there already stays as it is, its
 * waiting time too.
 */
export const keepAccount = async (transaction: Transaction<Schema>, account: NewAccount): Promise<PayoutAccountRow> => {
  const { playerId, way, party, destination, fingerprint, waitHours } = account
  const known = await transaction
    .selectFrom('payout_account')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('way', '=', way)
    .where('fingerprint', '=', fingerprint)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (known) return known
  const isChange = isProfileWay(way) && (await forgetAccounts(transaction, playerId, way))
  const made = await transaction
    .insertInto('payout_account')
    .values({
      player_id: playerId,
      way,
      party,
      destination: JSON.stringify(destination),
      label: labelOf(way, destination),
      fingerprint,
      usable_from: secondsFromNow(waitHours * 3_600),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await inform(transaction, made, isChange)
  return made
}

/** Locks the player among those who change accounts or ask for withdrawals, until the end of the transaction. */
export const lockPlayer = async (transaction: Transaction<Schema>, playerId: string): Promise<void> => {
  await sql`SELECT 1 FROM player WHERE id = ${playerId}::uuid FOR NO KEY UPDATE`.execute(transaction)
}
