import { sql, type Kysely, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type * as v from 'valibot'
import type { Party } from '@lagoon/contract/parties/parties'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { outTransfer } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type { Schema } from '../../db/schema.ts'
import { databaseNow } from '../../kernel/databaseTime.ts'
import { retried } from '../../kernel/retry.ts'
import { capture, release } from '../../ledger/holds.ts'
import { post } from '../../ledger/post.ts'
import type { LedgerResult } from '../../ledger/refusals.ts'
import { flagWrongSums } from './sums.ts'
import type { Sitting } from './sittings.ts'

export type Out = v.InferOutput<typeof outTransfer>

/** BOOKED now or before · LATER: the sitting or a transfer into it is not known well enough yet · FLAGGED: what is told cannot be, and a person looks. */
export type Booked = 'BOOKED' | 'LATER' | 'FLAGGED'

/** What booking needs of the platform. */
interface Books {
  readonly database: { readonly kysely: Kysely<Schema> }
  readonly log: Pick<Logger, 'error'>
  readonly wakeOutbox: () => void
}

interface Hold {
  readonly hold_id: bigint
  readonly amount: bigint
}

const must = (result: LedgerResult<unknown>): void => {
  if (!result.ok) throw new Error(`the ledger refused what a sitting gives back: ${result.error.code}`)
}

/** Gives back of the holds as much as `back`, in their order, and takes the rest of them for the provider. */
const divide = async (transaction: Transaction<Schema>, sitting: Sitting, holds: readonly Hold[], back: bigint): Promise<void> => {
  const { provider_id: party, token: kind } = sitting
  const scope = `provider:${party}` as const
  let left = back
  for (const { hold_id: holdId, amount } of holds) {
    const minor = left < amount ? left : amount
    left -= minor
    if (minor > 0n) must(await release(transaction, { scope, key: `home:${holdId}`, holdId, minor }))
    if (minor < amount) {
      const to = [{ account: { owner: 'PROVIDER', party }, kind, minor: amount - minor }] as const
      must(await capture(transaction, { scope, key: `lost:${holdId}`, holdId, to }))
    }
  }
}

/** Pays what a sitting won beyond what was brought in. */
const pay = async (transaction: Transaction<Schema>, sitting: Sitting, kind: TokenKind, minor: bigint): Promise<void> => {
  const { id, provider_id: party, player_id: playerId } = sitting
  const legs = [
    { account: { owner: 'PROVIDER', party }, kind, minor: -minor },
    { account: { owner: 'PLAYER', playerId }, kind, minor },
  ] as const
  must(await post(transaction, { scope: `provider:${party}`, key: `won:${id}`, type: 'CASH_OUT', playerId, legs }))
}

/** What cannot be of a sitting whose transfers in are these, as its flag; null where all fits. */
const flagOf = ({ token, win_token }: Sitting, brought: bigint, out: Out): 'BROUGHT' | 'SUM' | null => {
  if (out.brought !== brought) return 'BROUGHT'
  const isOneKind = token === win_token
  return (isOneKind && out.won > 0n) || (!isOneKind && out.stake > brought) ? 'SUM' : null
}

/**
 * Books all that a sitting gives back and closes it, in one transaction, once: what is left of the stake goes home in its kind, what is
 * lost goes to the provider, what was won beyond it comes in the kind that wins pay.
 */
export const bookOut = async (platform: Books, provider: Pick<Party, 'id'>, out: Out): Promise<Booked> => {
  const { database, log, wakeOutbox } = platform
  const booked = await retried(() =>
    database.kysely.transaction().execute(async (transaction): Promise<Booked> => {
      const found = await transaction
        .selectFrom('sitting')
        .select(['id', 'player_id'])
        .where('provider_id', '=', provider.id)
        .where('remote_id', '=', out.sittingId)
        .executeTakeFirst()
      // Its opening was not answered yet, and is asked for again.
      if (!found) return 'LATER'
      await sql`SELECT lock_wallet(${found.player_id}::uuid)`.execute(transaction)
      const sitting = await transaction.selectFrom('sitting').selectAll().where('id', '=', found.id).forUpdate().executeTakeFirstOrThrow()
      if (sitting.state === 'CLOSED') return 'BOOKED'
      const transfers = await transaction
        .selectFrom('sitting_transfer')
        .select(['hold_id', 'amount', 'state'])
        .where('sitting_id', '=', sitting.id)
        .orderBy('hold_id')
        .execute()
      if (transfers.some(({ state }) => state === 'UNKNOWN')) return 'LATER'
      const holds = transfers.filter(({ state }) => state === 'DONE')
      const brought = holds.reduce((sum, { amount }) => sum + amount, 0n)
      const flag = flagOf(sitting, brought, out)
      if (flag) {
        await transaction.updateTable('sitting').set({ flag }).where('id', '=', sitting.id).execute()
        return 'FLAGGED'
      }
      const back = out.stake < brought ? out.stake : brought
      await divide(transaction, sitting, holds, back)
      const beyond = sitting.token === sitting.win_token ? out.stake - back : out.won
      if (beyond > 0n) await pay(transaction, sitting, sitting.win_token, beyond)
      await transaction
        .updateTable('sitting')
        .set({
          state: 'CLOSED',
          closed_at: databaseNow,
          brought,
          stake_back: out.stake,
          won_back: out.won,
          rounds_told: BigInt(out.rounds),
        })
        .where('id', '=', sitting.id)
        .execute()
      await sql`SELECT end_game_session(${sitting.player_id}::uuid, ${sitting.game_session_id}::uuid)`.execute(transaction)
      await flagWrongSums(transaction, provider.id, [out.sittingId])
      return 'BOOKED'
    }),
  )
  if (booked === 'FLAGGED')
    log.error({ provider: provider.id, sitting: out.sittingId }, 'what a sitting gives back does not fit; it needs a look')
  wakeOutbox()
  return booked
}
