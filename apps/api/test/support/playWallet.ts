import type { LedgerResult } from '../../src/ledger/refusals.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { grant } from '../../src/ledger/grant.ts'
import { bet, win } from '../../src/ledger/rounds.ts'
import { retried } from '../../src/kernel/retry.ts'
import { sendTip } from '../../src/modules/wallet/tip.ts'
import { cancelWithdrawal } from '../../src/modules/withdrawal/cancel.ts'
import { requestWithdrawal } from '../../src/modules/withdrawal/request.ts'
import { record } from '../../src/payments/engine/record.ts'
import { advance } from '../../src/payouts/engine/advance.ts'
import { beginAttempt } from '../../src/payouts/engine/attempts.ts'
import { approve, take } from '../../src/payouts/review/decide.ts'
import { Problem } from '../../src/problem.ts'
import type { Services } from '../../src/services.ts'
import { dyingServices } from './dyingServices.ts'
import type { Harbor } from './harborPayments.ts'
import { newGameSession, newPlayer, PROVIDER, round } from './players.ts'
import { buy } from './purchases.ts'
import { commandsOf, FIRST, WalletModel, type Command, type Outcome } from './walletModel.ts'

/** A dealer takes tips here. */
const TABLE = 'porthole-twenty-one'
const SKRILL_FEE = 100n
const PAID_AT = new Date('2026-11-22T09:00:00.000Z')

/** Somebody whose wallet is played with. */
interface Owner {
  readonly playerId: string
  readonly accountId: string
  readonly sessions: Readonly<Record<'GAME' | 'SWEEP', string>>
}

const newOwner = async ({ database: { kysely }, config }: Services): Promise<Owner> => {
  const playerId = await newPlayer(kysely, { GAME: FIRST })
  await kysely.updateTable('player').set({ country: 'US', state: 'TX', id_verified: true }).where('id', '=', playerId).execute()
  const { id: accountId } = await kysely
    .insertInto('payout_account')
    .values({
      ...{ player_id: playerId, way: 'SKRILL', party: config.payouts[0]?.id ?? '', label: 'Skrill ada_pays', fingerprint: playerId },
      ...{ destination: JSON.stringify({ kind: 'ACCOUNT_ID', id: 'ada_pays' }), usable_from: new Date(0) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sessions = { GAME: await newGameSession(kysely, playerId, 'GAME'), SWEEP: await newGameSession(kysely, playerId, 'SWEEP') }
  return { playerId, accountId, sessions }
}

const outcomeOf = ({ ok }: LedgerResult<unknown>): Outcome => (ok ? 'DONE' : 'REFUSED')

/** What belongs to a submission of the run, by the key that it was made under. */
const idBy = async ({ database: { kysely } }: Services, table: 'payment' | 'withdrawal', { playerId }: Owner, command: number) =>
  (
    await kysely
      .selectFrom(table)
      .select('id')
      .where('player_id', '=', playerId)
      .where('intent', '=', intentOf(playerId, command))
      .executeTakeFirst()
  )?.id
const intentOf = (playerId: string, command: number): string => `${playerId}:${command}`

/** What the review and the payout of a withdrawal come to; each act is in a transaction of its own. */
const decide = async (
  services: Services,
  owner: Owner,
  { type, of }: Command & { type: 'cancel' | 'approve' | 'payout' },
): Promise<Outcome> => {
  const { kysely } = services.database
  const id = await idBy(services, 'withdrawal', owner, of)
  if (id === undefined) return 'REFUSED'
  if (type === 'cancel') {
    await cancelWithdrawal(services, owner.playerId, id)
    return 'DONE'
  }
  if (type === 'approve') {
    const reviewed = { id, reviewer: 'Ines' }
    const isDone = await retried(() =>
      kysely
        .transaction()
        .execute(async (transaction) => (await take(transaction, reviewed)).ok && (await approve(transaction, reviewed)).ok),
    )
    return isDone ? 'DONE' : 'REFUSED'
  }
  // A process that ended after its attempt was written down left that one; the next goes on with it.
  const begun = await beginAttempt(services, id)
  const open = begun ?? (await kysely.selectFrom('payout_attempt').selectAll().where('withdrawal_id', '=', id).executeTakeFirst())
  if (!open || open.state === 'PAID') return 'REFUSED'
  const paid = { kind: 'PAID', source: 'STATUS', attemptId: open.id } as const
  return (await retried(() => kysely.transaction().execute((transaction) => advance(transaction, id, paid)))).ok ? 'DONE' : 'REFUSED'
}

const sayOfPayment = async (services: Services, owner: Owner, { type, of }: Command & { type: 'paid' | 'expire' }): Promise<Outcome> => {
  const id = await idBy(services, 'payment', owner, of)
  if (id === undefined) return 'REFUSED'
  const said =
    type === 'paid'
      ? ({ word: 'SUCCEEDED', source: 'WEBHOOK', transactionId: `t-${id}`, at: PAID_AT, raw: '{}' } as const)
      : ({ word: 'EXPIRED', source: 'CLOCK', transactionId: '', at: PAID_AT, raw: '{}' } as const)
  await retried(() => services.database.kysely.transaction().execute((transaction) => record(transaction, id, said)))
  return 'DONE'
}

const perform = async (services: Services, harbor: Pick<Harbor, 'party'>, owner: Owner, command: Command): Promise<Outcome> => {
  const { kysely } = services.database
  const { playerId, sessions, accountId } = owner
  const intentKey = intentOf(playerId, command.id)
  switch (command.type) {
    case 'purchase':
      await buy(services, harbor, playerId, { intentKey })
      return 'DONE'
    case 'paid':
    case 'expire':
      return sayOfPayment(services, owner, command)
    case 'bonus':
      return outcomeOf(await grant(kysely, { playerId, kind: command.kind, minor: command.minor, key: intentKey }))
    case 'bet': {
      const move = { providerId: PROVIDER, sessionId: sessions[command.kind], transactionId: intentKey, gameplayId: intentKey }
      return outcomeOf(await bet(kysely, { ...move, minor: command.minor }))
    }
    case 'win': {
      const gameplayId = intentOf(playerId, command.of)
      const of = await kysely.selectFrom('round').select('game_session_id').where('gameplay_id', '=', gameplayId).executeTakeFirst()
      const move = { providerId: PROVIDER, sessionId: of?.game_session_id ?? sessions.GAME, transactionId: intentKey, gameplayId }
      return outcomeOf(await win(kysely, { ...move, minor: command.minor, round }))
    }
    case 'tip':
      await sendTip(services, { playerId, intentKey, gameId: TABLE, amount: String(command.minor) })
      return 'DONE'
    case 'withdraw': {
      const receives = { currency: 'USD', minor: String(command.minor - SKRILL_FEE) } as const
      await requestWithdrawal(services, { playerId, intentKey }, { amount: String(command.minor), accountId, expected: receives })
      return 'DONE'
    }
    default:
      return decide(services, owner, command)
  }
}

/** What came of a command: a refusal that its caller is told of is one, anything else is thrown. */
const outcomeFor = async (services: Services, harbor: Pick<Harbor, 'party'>, owner: Owner, command: Command): Promise<Outcome> => {
  try {
    return await perform(services, harbor, owner, command)
  } catch (error) {
    if (error instanceof Problem && error.body.status < 500 && error.body.status !== 429) return 'REFUSED'
    throw error
  }
}

/** How a wallet stands, as one text. */
const shown = (tokens: Readonly<Record<string, bigint>>, held: bigint): string =>
  [...Object.entries(tokens).map(([kind, minor]) => `${kind} ${minor}`), `held ${held}`].toSorted().join(', ')

/** The states that payments or withdrawals have, by the command that made them. */
const statesOf = async (services: Services, table: 'payment' | 'withdrawal', { playerId }: Owner): Promise<string> => {
  const rows = await services.database.kysely.selectFrom(table).select(['intent', 'state']).where('player_id', '=', playerId).execute()
  return rows
    .map(({ intent, state }) => `${intent.slice(playerId.length + 1)} ${state}`)
    .toSorted()
    .join(', ')
}

/** A crash ends the process before or after one of so many statements. */
const MOST_POINTS = 14

/**
 * Plays one run of a seed with a player of its own: after each command the wallet is compared with the model, at the end payments and
 * withdrawals too. One command in six is cut off by the end of its process, and done again by another one. Answers the first difference.
 */
export const playWallet = async (
  services: Services,
  harbor: Pick<Harbor, 'party'>,
  { random, commands }: { readonly random: () => number; readonly commands: number },
): Promise<string | undefined> => {
  const owner = await newOwner(services)
  const model = new WalletModel()
  let number = 0
  for (const command of commandsOf(random, commands)) {
    number += 1
    const isCut = random() < 1 / 6
    if (isCut) {
      const { database } = dyingServices(services, 1 + Math.floor(random() * MOST_POINTS)).services
      await outcomeFor({ ...services, database }, harbor, owner, command).catch(() => undefined)
    }
    const expected = model.take(command)
    const outcome = await outcomeFor(services, harbor, owner, command)
    const { tokens, held } = await balancesOf(services.database.kysely, owner.playerId)
    const [is, shouldBe] = [shown(tokens, held.PRIZE ?? 0n), shown(model.tokens, model.held)]
    const at = `command ${number}, ${command.type} ${command.id}${isCut ? ', cut off before' : ''}`
    // What people decide has no key: an act that was done by the process that ended is refused when it is done again.
    if (outcome !== expected && !isCut) return `${at}: ${outcome}, not ${expected}`
    if (is !== shouldBe) return `${at}: the wallet has ${is}; the model ${shouldBe}`
  }
  const standing = (states: Iterable<readonly [number, string]>) =>
    [...states]
      .map(([id, state]) => `${id} ${state}`)
      .toSorted()
      .join(', ')
  const payments = [await statesOf(services, 'payment', owner), standing(model.payments)]
  const withdrawals = [
    await statesOf(services, 'withdrawal', owner),
    standing([...model.withdrawals].map(([id, { state }]) => [id, state] as const)),
  ]
  for (const [is, shouldBe] of [payments, withdrawals]) if (is !== shouldBe) return `at the end there is ${is}; in the model ${shouldBe}`
  return undefined
}
