import { sql, type Kysely, type Transaction } from 'kysely'
import { countsAsLoss } from '@lagoon/contract/lobby/lobby.rules'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Schema } from '../../db/schema.ts'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { retried } from '../../kernel/retry.ts'
import { hold, release } from '../../ledger/holds.ts'
import { lossLeft } from '../../ledger/lossLimit.ts'
import { callsOf } from './calls.ts'
import { lookAgain, type Platform, type Sitting } from './sittings.ts'

/** What became of tokens on their way to a sitting. UNKNOWN: they are held, and asked about until it is known. */
export type Fate = 'DONE' | 'CANCELLED' | 'UNKNOWN'

/** How long a transfer is on its way at most, with a renewal of the bearer. */
const ANSWERED_WITHIN_S = 10

interface Transfer {
  readonly id: string
  readonly hold_id: bigint
  readonly amount: bigint
}

const scopeOf = ({ provider_id }: Sitting) => `provider:${provider_id}` as const

/** What of a balance may go to a table: all of it, or as much as a limit of what the player loses leaves. */
const mayGo = async (transaction: Transaction<Schema>, { player_id, token }: Sitting, balance: bigint): Promise<bigint> => {
  const left = countsAsLoss(token) ? await lossLeft(transaction, player_id) : undefined
  return left === undefined || left > balance ? balance : left
}

/** All that the player has of the sitting's kind and may lose, set aside for it; null where that is nothing or the sitting takes no more. */
const setAside = (database: Kysely<Schema>, wanting: Sitting): Promise<Transfer | null> =>
  retried(() =>
    database.transaction().execute(async (transaction) => {
      const { id, player_id, token } = wanting
      await sql`SELECT lock_wallet(${player_id}::uuid)`.execute(transaction)
      const takes = await transaction
        .selectFrom('sitting')
        .select('id')
        .where('id', '=', id)
        .where('state', 'in', ['OPENING', 'OPEN'])
        .forUpdate()
        .executeTakeFirst()
      const account = await transaction
        .selectFrom('account')
        .select('balance')
        .where('player_id', '=', player_id)
        .where('owner', '=', 'PLAYER')
        .where('kind', '=', token)
        .executeTakeFirst()
      const minor = await mayGo(transaction, wanting, account?.balance ?? 0n)
      if (!takes || minor === 0n) return null
      const { rows } = await sql<{ id: string }>`SELECT gen_random_uuid() AS id`.execute(transaction)
      const transferId = rows[0]?.id ?? ''
      const scope = scopeOf(wanting)
      const held = await hold(transaction, {
        scope,
        key: `in:${transferId}`,
        playerId: player_id,
        kind: token,
        minor,
        purpose: 'SITTING',
        reference: id,
      })
      if (!held.ok) throw new Error(`the ledger refused to hold tokens for a sitting: ${held.error.code}`)
      const { holdId: hold_id } = held.value
      // The work in the background does not ask about what is being answered.
      await transaction
        .updateTable('sitting')
        .set({ tries: 0, next_at: secondsFromNow(ANSWERED_WITHIN_S) })
        .where('id', '=', id)
        .execute()
      await transaction.insertInto('sitting_transfer').values({ id: transferId, sitting_id: id, hold_id, amount: minor }).execute()
      return { id: transferId, hold_id, amount: minor }
    }),
  )

/** Writes down what became of a transfer, once; tokens that did not arrive are the player's again in the same moment. */
const decide = (database: Kysely<Schema>, sitting: Sitting, { id, hold_id }: Transfer, fate: 'DONE' | 'CANCELLED'): Promise<Fate> =>
  retried(() =>
    database.transaction().execute(async (transaction) => {
      await sql`SELECT lock_wallet(${sitting.player_id}::uuid)`.execute(transaction)
      const known = await transaction
        .selectFrom('sitting_transfer')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (known.state !== 'UNKNOWN') return known.state
      await transaction
        .updateTable('sitting')
        .set({ next_at: secondsFromNow(0) })
        .where('id', '=', sitting.id)
        .execute()
      await transaction.updateTable('sitting_transfer').set({ state: fate }).where('id', '=', id).execute()
      if (fate === 'DONE') return fate
      const back = await release(transaction, { scope: scopeOf(sitting), key: `back:${id}`, holdId: hold_id })
      if (!back.ok) throw new Error(`the ledger refused to give tokens back: ${back.error.code}`)
      return fate
    }),
  )

/**
 * Moves all that the player has of the sitting's kind, and may lose, to the provider. It is sent once; where the answer does not come, it is asked
 * about (`askAbout`) and never sent anew. Null: there was nothing to move.
 */
export const bringIn = async (platform: Platform, provider: Party, sitting: Sitting, ifMatch?: string): Promise<Fate | null> => {
  const { database, wakeOutbox } = platform
  if (sitting.remote_id === null) throw new RangeError('the sitting is not open at its provider')
  const transfer = await setAside(database.kysely, sitting)
  if (!transfer) return null
  wakeOutbox()
  const answer = await callsOf(provider).bringIn(sitting.remote_id, transfer.id, transfer.amount, ifMatch)
  const isDone = answer.kind === 'ok' && answer.reply.state === 'DONE'
  if (answer.kind === 'unknown' || (answer.kind === 'ok' && !isDone)) {
    await lookAgain(platform, sitting.id, true)
    return 'UNKNOWN'
  }
  const fate = await decide(database.kysely, sitting, transfer, isDone ? 'DONE' : 'CANCELLED')
  wakeOutbox()
  return fate
}

/** Asks about one transfer. That it is not there is no proof: it is cancelled then, which keeps it from coming. */
const askAbout = async (provider: Party, { id }: Transfer): Promise<Fate> => {
  const calls = callsOf(provider)
  const asked = await calls.transfer(id)
  if (asked.kind !== 'ok') return 'UNKNOWN'
  const answer = asked.reply.state === 'NONE' ? await calls.cancel(id) : asked
  if (answer.kind !== 'ok') return 'UNKNOWN'
  const { state } = answer.reply
  if (state === 'DONE') return 'DONE'
  return state === 'CANCELLED' || state === 'FAILED' ? 'CANCELLED' : 'UNKNOWN'
}

/** Asks about every transfer of the sitting whose fate is not known; true once all are. */
export const settleTransfers = async ({ database, wakeOutbox }: Platform, provider: Party, sitting: Sitting): Promise<boolean> => {
  const open = await database.kysely
    .selectFrom('sitting_transfer')
    .select(['id', 'hold_id', 'amount'])
    .where('sitting_id', '=', sitting.id)
    .where('state', '=', 'UNKNOWN')
    .execute()
  for (const transfer of open) {
    const fate = await askAbout(provider, transfer)
    if (fate === 'UNKNOWN') return false
    await decide(database.kysely, sitting, transfer, fate)
    wakeOutbox()
  }
  return true
}
