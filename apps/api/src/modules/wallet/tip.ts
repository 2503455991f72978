import type { Kysely, Transaction } from 'kysely'
import { ACCOUNT_MAXIMUM, minor, type Minor } from '@lagoon/contract/money/money'
import { sentTipSchema } from '@lagoon/contract/wallet/wallet.rules'
import type { Schema } from '../../db/schema.ts'
import type { Tip, TipOffer } from '../../graphql/resolvers.generated.ts'
import { checkInput } from '../../kernel/checkInput.ts'
import { retried } from '../../kernel/retry.ts'
import { post, type Posted } from '../../ledger/post.ts'
import type { LedgerRefusal, LedgerResult } from '../../ledger/refusals.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'

/** Amounts to choose from, in halves of the minimum. */
const STEPS = [2n, 5n, 10n, 20n]

const notFound = () => new Problem(404, 'GAME_NOT_FOUND', 'We can’t find that game.')

const tableOf = async (database: Kysely<Schema>, gameId: string): Promise<{ name: string; dealer: string | null }> => {
  const table = await database.selectFrom('game').select(['name', 'dealer']).where('id', '=', gameId).executeTakeFirst()
  if (!table) throw notFound()
  return table
}

const minimumTip = async ({ switchboard }: Services): Promise<Minor> => minor((await switchboard.current()).settings.tipMinimum)

/** What may be given to the dealer of a game's table; null where nobody deals. Refuses with 404 GAME_NOT_FOUND. */
export const tipOffer = async (services: Services, gameId: string): Promise<TipOffer | null> => {
  const { name, dealer } = await tableOf(services.database.kysely, gameId)
  if (dealer === null) return null
  const minimum = await minimumTip(services)
  return { dealer, table: name, minimum: String(minimum), steps: STEPS.map((halves) => String((minimum * halves) / 2n)) }
}

interface BookedTip {
  readonly playerId: string
  /** The same key is booked once. */
  readonly intentKey: string
  readonly gameId: string
  readonly dealer: string
  /** Minor units, above zero. */
  readonly amount: bigint
}

/** The move of a tip, from the player to the operator, who pays it out, and what it was for; both in the transaction of the caller. */
export const bookTip = async (
  transaction: Transaction<Schema>,
  { playerId, intentKey, gameId, dealer, amount }: BookedTip,
): Promise<LedgerResult<Posted>> => {
  const booked = await post(transaction, {
    scope: `player:${playerId}`,
    key: `tip:${intentKey}`,
    type: 'TIP',
    playerId,
    request: ['TIP', gameId, String(amount)],
    legs: [
      { account: { owner: 'PLAYER', playerId }, kind: 'TIP', minor: -amount },
      { account: { owner: 'OPERATOR' }, kind: 'TIP', minor: amount },
    ],
  })
  if (booked.ok)
    await transaction
      .insertInto('tip')
      .values({ tx_id: booked.value.txId, player_id: playerId, game_id: gameId, dealer, amount })
      .onConflict((conflict) => conflict.column('tx_id').doNothing())
      .execute()
  return booked
}

/** Carries a refusal of the ledger out of its transaction, which it ends. */
class Refused extends Error {
  readonly refusal: LedgerRefusal
  constructor(refusal: LedgerRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

interface Sending extends Omit<BookedTip, 'dealer' | 'amount'> {
  /** Minor units, as the caller wrote them. */
  readonly amount: string
}

/**
 * Gives a tip. What the player holds is decided by the ledger and not before: a repeat of a tip that took the last tokens is answered
 * as the first. Refusals: 404 GAME_NOT_FOUND, field `amount` belowMinimum or notEnough, 429 TOO_MANY_REQUESTS.
 */
export const sendTip = async (services: Services, { amount: text, ...tip }: Sending): Promise<Tip> => {
  await throttle(services, 'tip', tip.playerId)
  const { kysely } = services.database
  const { name: table, dealer } = await tableOf(kysely, tip.gameId)
  if (dealer === null) throw notFound()
  const minimum = await minimumTip(services)
  const { amount } = checkInput(sentTipSchema({ minimum, balance: minor(ACCOUNT_MAXIMUM) }), { amount: BigInt(text) })
  try {
    await retried(() =>
      kysely.transaction().execute(async (transaction) => {
        const booked = await bookTip(transaction, { ...tip, dealer, amount })
        if (!booked.ok) throw new Refused(booked.error)
      }),
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, held = 0n } = error.refusal
    if (code === 'INSUFFICIENT_BALANCE') checkInput(sentTipSchema({ minimum, balance: minor(held) }), { amount })
    throw new Problem(400, 'BAD_INPUT', 'This was already sent with different details. Please send it again.')
  }
  return { dealer, table, amount: String(amount) }
}
