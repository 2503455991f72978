import { leastOf, mostOf } from '@lagoon/contract/money/extremes'
import type { RedemptionBlock } from '@lagoon/contract/withdrawal/enums'

/** What went through an account of a player, minor units, as the books have it. */
export interface Flow {
  /** Given, bought or won back: what came in without a game. */
  readonly given: bigint
  readonly played: bigint
}

/** What decides on how much of the prize tokens is redeemable. */
export interface RedemptionFigures {
  /** Prize tokens that can be spent; what is held stands apart and is not among them. */
  readonly available: bigint
  readonly prize: Flow
  readonly bonusSweep: Flow
  /** Sweep, bonus sweep and prize tokens of payments that went back and were spent by then. */
  readonly owed: bigint
  /** How often bonus sweep tokens are to be played. */
  readonly playthrough: bigint
}

/** Prize tokens that are not redeemable yet, and what frees them. */
export interface Blocked {
  readonly reason: RedemptionBlock
  /** Above zero. */
  readonly amount: bigint
  /** Of what is to be played, how much was; null where playing frees nothing. */
  readonly played: bigint | null
  readonly required: bigint | null
}

export interface Redemption {
  readonly available: bigint
  readonly redeemable: bigint
  /** With `redeemable` it adds up to what is available. */
  readonly blocked: readonly Blocked[]
}

const notBelowZero = (value: bigint): bigint => mostOf(0n, value)

/**
 * How much of the prize tokens can become money, and why the rest cannot yet:
 * - BONUS: prize tokens that were given and not won are to be played once.
 * - PLAYTHROUGH: bonus sweep tokens are to be played as often as the terms say. They can be played once only, and what they win are
 *   prize tokens: those count for every further time, after what BONUS needs of them.
 * - PENDING_REVERSAL: as much as is owed.
 * A prize token is blocked for one reason, in the order of reversal, bonus, playthrough, so nothing is taken off twice; the answer is
 * never below zero and never more than what is available.
 */
export const redemptionOf = ({ available, prize, bonusSweep, owed, playthrough }: RedemptionFigures): Redemption => {
  const prizePlayed = notBelowZero(prize.played)
  const given = notBelowZero(prize.given)
  const bonusPlayed = leastOf(prizePlayed, given)

  const received = notBelowZero(bonusSweep.given)
  const required = received * playthrough
  const further = notBelowZero(required - received)
  const played = leastOf(leastOf(notBelowZero(bonusSweep.played), received) + leastOf(prizePlayed - bonusPlayed, further), required)

  const reasons: readonly { readonly reason: RedemptionBlock; readonly missing: bigint; readonly of: readonly [bigint, bigint] | null }[] =
    [
      { reason: 'PENDING_REVERSAL', missing: notBelowZero(owed), of: null },
      { reason: 'BONUS', missing: given - bonusPlayed, of: [bonusPlayed, given] },
      { reason: 'PLAYTHROUGH', missing: required - played, of: [played, required] },
    ]
  let left = notBelowZero(available)
  const blocked = reasons.flatMap(({ reason, missing, of }): Blocked[] => {
    const amount = leastOf(missing, left)
    left -= amount
    return amount > 0n ? [{ reason, amount, played: of?.[0] ?? null, required: of?.[1] ?? null }] : []
  })
  return { available: notBelowZero(available), redeemable: left, blocked }
}
