import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { WithdrawalInput } from '../../graphql/resolvers.generated.ts'
import { retried } from '../../kernel/retry.ts'
import { askForAddress } from '../../identity/verified.ts'
import { hold } from '../../ledger/holds.ts'
import { advance } from '../../payouts/engine/advance.ts'
import { payoutParty } from '../../payouts/parties.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'
import { lockPlayer } from './accounts/keepAccount.ts'
import { askedWithdrawal, type AskedWithdrawal } from './asked.ts'
import { bankDay, expectedDay } from './calendar/expectedDay.ts'
import { isAddressMissing, priceChanged, refusedAmount, wayClosed } from './refusals.ts'

/** Who asks, under which key of a submission. */
export interface Asking {
  readonly playerId: string
  readonly intentKey: string
}

const known = async (
  database: Transaction<Schema> | Services['database']['kysely'],
  { playerId, intentKey }: Asking,
): Promise<string | undefined> =>
  (
    await database
      .selectFrom('withdrawal')
      .select('id')
      .where('player_id', '=', playerId)
      .where('intent', '=', intentKey)
      .executeTakeFirst()
  )?.id

/** Holds the tokens and writes the withdrawal down. The wallet is locked, so nothing of what was worked out has changed. */
const keep = async (
  transaction: Transaction<Schema>,
  { intentKey }: Asking,
  { asker, way, account, sum }: AskedWithdrawal,
): Promise<string> => {
  const id = randomUUID()
  const { id: playerId, country, state } = asker
  const held = await hold(transaction, {
    scope: `player:${playerId}`,
    key: id,
    playerId,
    kind: 'PRIZE',
    minor: sum.amount,
    purpose: 'WITHDRAWAL',
    reference: id,
  })
  if (!held.ok) throw refusedAmount('notEnough')
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(transaction)
  const now = rows[0]?.now ?? new Date()
  const notBefore = account.usable_from > now ? account.usable_from : now
  await transaction
    .insertInto('withdrawal')
    .values({
      id,
      player_id: playerId,
      intent: intentKey,
      way: way.way,
      party: account.party,
      account_id: account.id,
      destination: JSON.stringify(account.destination),
      destination_label: account.label,
      country,
      region: state,
      amount: sum.amount,
      currency: sum.gross.currency,
      gross_minor: sum.gross.minor,
      fee_minor: sum.fee.minor,
      receives_minor: sum.receives.minor,
      hold_id: held.value.holdId,
      requested_at: now,
      since: now,
      not_before: notBefore,
      expected_by: expectedDay({ country, state: 'REQUESTED', since: now, notBefore, arrivesMost: way.arrives.most }) ?? bankDay(now),
    })
    .execute()
  return id
}

/**
 * Asks for a withdrawal, once for a submission; answers its id. Everything is worked out under the locks of the player and their
 * wallet, in the transaction that holds the tokens and writes the withdrawal down: of many at once each sees what those before it took.
 * Where a proof of address is missing, the player is asked for it from then on.
 * @throws {Problem} as `requestWithdrawal` of the schema says
 */
export const requestWithdrawal = async (services: Services, asking: Asking, input: WithdrawalInput): Promise<string> => {
  const { playerId } = asking
  await throttle(services, 'withdrawal', playerId)
  const { kysely } = services.database
  const switched = await services.switchboard.current()
  const ask = () =>
    kysely.transaction().execute(async (transaction) => {
      await lockPlayer(transaction, playerId)
      await sql`SELECT 1 FROM wallet WHERE player_id = ${playerId}::uuid FOR UPDATE`.execute(transaction)
      const again = await known(transaction, asking)
      if (again !== undefined) return again
      const worked = await askedWithdrawal(transaction, playerId, { ...input, switched })
      const { receives } = worked.sum
      if (input.expected.currency !== receives.currency || input.expected.minor !== String(receives.minor)) throw priceChanged(worked.sum)
      if (!payoutParty(services, worked.account.party)) throw wayClosed()
      const made = await keep(transaction, asking, worked)
      const begun = await advance(transaction, made, { kind: 'REQUESTED', source: 'PLAYER' })
      if (!begun.ok) throw new Error(`withdrawal ${made} could not begin: ${begun.error}`)
      return made
    })
  const id = await retried(ask).catch(async (error: unknown) => {
    if (isAddressMissing(error)) await retried(() => kysely.transaction().execute((transaction) => askForAddress(transaction, playerId)))
    services.wakeOutbox()
    throw error
  })
  services.wakeOutbox()
  services.wakeMailer()
  return id
}
