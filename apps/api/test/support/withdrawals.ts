import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { hold } from '../../src/ledger/holds.ts'
import { advance, type WithdrawalStep } from '../../src/payouts/engine/advance.ts'
import type { WithdrawalRow } from '../../src/payouts/engine/rows.ts'

/** Prize tokens of a withdrawal of the tests, minor units, and the fee that is in them. */
export const AMOUNT = 5_000n
export const FEE = 150n

export type WithdrawalChanges = Partial<Insertable<Schema['withdrawal']>>

/** An account of a player at a provider, usable at once. Two players with the same fingerprint have the same account. */
export const newPayoutAccount = async (
  database: Kysely<Schema>,
  { playerId, party, fingerprint = randomUUID() }: { playerId: string; party: string; fingerprint?: string },
): Promise<string> => {
  const destination = JSON.stringify({
    kind: 'BANK',
    token: `t-${fingerprint}`,
    accountHolder: 'Ada Example',
    bankName: 'Tide',
    lastFour: '6789',
  })
  const account = { player_id: playerId, way: 'BANK', party, destination, label: 'Tide, ending in 6789', fingerprint } as const
  const kept = await database
    .insertInto('payout_account')
    .values({ ...account, usable_from: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}

/** A withdrawal that a player asked for, its tokens held; `more` says what is another one. Answers its id. */
export const newWithdrawal = async (
  database: Kysely<Schema>,
  playerId: string,
  party = 'nobody',
  more: WithdrawalChanges = {},
): Promise<string> => {
  const id = randomUUID()
  const amount = BigInt(more.amount ?? AMOUNT)
  const account_id = more.account_id ?? (await newPayoutAccount(database, { playerId, party }))
  const account = await database.selectFrom('payout_account').selectAll().where('id', '=', account_id).executeTakeFirstOrThrow()
  await database.transaction().execute(async (transaction) => {
    const request = { playerId, kind: 'PRIZE', minor: amount, purpose: 'WITHDRAWAL', reference: id } as const
    const held = await hold(transaction, { scope: `player:${playerId}`, key: `withdrawal:${id}`, ...request })
    if (!held.ok) throw new Error(`the hold was refused: ${held.error.code}`)
    await transaction
      .insertInto('withdrawal')
      .values({
        ...{ id, player_id: playerId, intent: id, way: 'BANK', party, account_id, country: 'US', region: 'NV' },
        ...{ destination: JSON.stringify(account.destination), destination_label: account.label },
        ...{ amount, currency: 'USD', gross_minor: amount, fee_minor: FEE, receives_minor: amount - FEE },
        ...{ hold_id: held.value.holdId, not_before: new Date(0) },
        ...more,
      })
      .execute()
    const asked = await advance(transaction, id, { kind: 'REQUESTED', source: 'PLAYER' })
    if (!asked.ok) throw new Error(`the withdrawal was refused: ${asked.error}`)
  })
  return id
}

/** One step of a withdrawal in a transaction of its own; throws where it is refused. */
export const step = async (database: Kysely<Schema>, id: string, what: WithdrawalStep): Promise<WithdrawalRow> => {
  const done = await database.transaction().execute((transaction) => advance(transaction, id, what))
  if (!done.ok) throw new Error(`${what.kind} was refused: ${done.error}`)
  return done.value
}

/** A withdrawal that one reviewer approved. */
export const newApprovedWithdrawal = async (
  database: Kysely<Schema>,
  playerId: string,
  party = 'nobody',
  more: WithdrawalChanges = {},
): Promise<string> => {
  const id = await newWithdrawal(database, playerId, party, more)
  await step(database, id, { kind: 'TAKEN', source: 'DESK', actor: 'Ines', subject: '1' })
  await step(database, id, { kind: 'APPROVED', source: 'DESK', actor: 'Ines' })
  return id
}

export interface PrizeTokens {
  readonly balance: bigint
  readonly held: bigint
}

/** What a player has of prize tokens, to spend and held. */
export const prizeTokens = async (database: Kysely<Schema>, playerId: string): Promise<PrizeTokens> => {
  const { rows } = await sql<PrizeTokens>`SELECT
      coalesce(sum(balance) FILTER (WHERE owner = 'PLAYER'), 0)::bigint AS balance, coalesce(sum(balance) FILTER (WHERE owner = 'HELD'), 0)::bigint AS held
    FROM account WHERE player_id = ${playerId}::uuid AND kind = 'PRIZE'`.execute(database)
  return rows[0] ?? { balance: 0n, held: 0n }
}
