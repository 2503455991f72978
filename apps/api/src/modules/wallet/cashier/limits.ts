import type { LimitSetter } from '@lagoon/contract/wallet/enums'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { waitForAll } from '../../../kernel/waitForAll.ts'
import { ownPurchaseLimitOf } from '../../../payments/engine/ownLimit.ts'
import { purchasesOf, type CountedPurchase } from '../../../payments/engine/purchases.ts'
import { Problem } from '../../../problem.ts'
import type { Buyer } from './buyer.ts'
import type { Terms } from './terms.ts'

const DAY_MS = 86_400_000

/** What may be bought within some days, cents; the days count back from now. */
interface Span {
  readonly setBy: LimitSetter
  readonly minor: bigint
  readonly days: number
}

export interface Limit extends Span {
  readonly left: bigint
  /** What counts as bought within the days: more than the limit where one was confirmed, or the limit lowered since. */
  readonly used: bigint
  /**
   * When what is asked fits again; with more than the limit ever allows, when all of it is there again. Of a limit of which nothing is
   * used, the end of its days, counted from today.
   */
  readonly renewsAt: Date
}

/** How a limit stands after those purchases, newest first, for somebody who asks for that much. */
export const standingOf = (span: Span, purchases: readonly CountedPurchase[], asked: bigint, now: Date): Limit => {
  const used = purchases.reduce((sum, { minor }) => sum + minor, 0n)
  const left = used < span.minor ? span.minor - used : 0n
  let free = span.minor - used
  let last = new Date(now.getTime() - (now.getTime() % DAY_MS))
  for (const { minor, at } of purchases.toReversed()) {
    if (free >= asked) break
    free += minor
    last = at
  }
  const renewsAt = new Date(last.getTime() + span.days * DAY_MS)
  return { ...span, left, used, renewsAt }
}

interface Asking {
  readonly buyer: Buyer
  readonly terms: Terms
  /** Cents; null asks for nothing in particular. */
  readonly asked: bigint | null
  /** The payment that is being begun, which does not count against itself. */
  readonly but?: string
}

/** Every limit that applies to the player's purchases, the player's own first. */
export const limitsOf = async (database: Kysely<Schema>, { buyer, terms, asked, but }: Asking): Promise<readonly Limit[]> => {
  const { threshold } = terms
  const own = await ownPurchaseLimitOf(database, buyer.id)
  const spans: Span[] = [
    ...(own ? [{ setBy: 'PLAYER', ...own } as const] : []),
    ...(threshold ? [{ setBy: 'OPERATOR', ...threshold } as const] : []),
  ]
  const now = new Date()
  return waitForAll(
    spans.map(async (span) => {
      const purchases = await purchasesOf(database, {
        playerId: buyer.id,
        // What is bought in another currency would go past a limit that the player set: the country of a profile is chosen freely.
        ...(span.setBy === 'OPERATOR' && { currency: buyer.currency }),
        days: span.days,
        ...(but !== undefined && { but }),
      })
      return standingOf(span, purchases, asked ?? span.minor, now)
    }),
  )
}

/**
 * Refuses a purchase that goes over a limit: over the player's own always, over the operator's threshold until the player has
 * confirmed it.
 * @throws {Problem} 409 PURCHASE_LIMIT_EXCEEDED with what is left and what is used.
 */
export const keepLimits = async (
  database: Kysely<Schema>,
  { isConfirmed, ...asking }: Asking & { readonly asked: bigint; readonly isConfirmed: boolean },
): Promise<void> => {
  const exceeded = (await limitsOf(database, asking)).find(({ setBy, left }) => asking.asked > left && (setBy === 'PLAYER' || !isConfirmed))
  if (!exceeded) return
  const { setBy, minor, left, used, days, renewsAt } = exceeded
  throw new Problem(409, 'PURCHASE_LIMIT_EXCEEDED', 'This purchase goes over your limit.', {
    facts: {
      currency: asking.buyer.currency,
      setBy,
      limit: String(minor),
      left: String(left),
      used: String(used),
      asked: String(asking.asked),
      days: String(days),
      renewsAt: renewsAt.toISOString(),
    },
  })
}
