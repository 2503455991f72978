import { SHARED_NUMBERS } from '../fair/hashChain.ts'
import type { GameData } from '../gameData.ts'

/** What a player is told about a game of crash. */
export interface CrashFigures {
  /** What comes back in the long run whatever the cash-out is set to, basis points. */
  readonly returnToPlayerBp: number
  /** Share of rounds that end at 1.00, before anybody can cash out, basis points. */
  readonly endsAtOnceBp: number
  /** One round in so many reaches the cap. */
  readonly capOneIn: number
  /** The most that a bet can win, in stakes: the cap. */
  readonly largestWin: number
}

/** A game of crash as data. Multipliers are hundredths everywhere: 247 is 2.47×. */
export interface CrashRules extends GameData {
  /** Percent of the stakes that come back: the multiplier `m` is reached with a likelihood of `share` / `m`. */
  readonly share: bigint
  /** The round ends at this multiplier at the latest, and whoever is still in is paid it. */
  readonly cap: number
  /** The curve doubles in so many milliseconds. */
  readonly doublingMs: number
  readonly figures: CrashFigures
}

/** The lowest multiplier that can be cashed out. At 1.00 a stake would always come back. */
export const LOWEST_CASH_OUT = 101

/**
 * The multiplier at which a round ends: share / (1 − number / 2⁵²), rounded down to hundredths, from 1.00 to the cap. With a share of 99 this
 * is the mapping that bustabit publishes.
 * @param number Uniform in [0, 2⁵²): of the round's place in the hash chain (`sharedNumber`).
 */
export const pointOf = ({ share, cap }: Pick<CrashRules, 'share' | 'cap'>, number: bigint): number => {
  if (number < 0n || number >= SHARED_NUMBERS) throw new RangeError('the number of a round lies from 0 to 2^52 - 1')
  const point = (share * SHARED_NUMBERS) / (SHARED_NUMBERS - number)
  return point < 100n ? 100 : point > BigInt(cap) ? cap : Number(point)
}

/** What a bet that is cashed out at a multiplier wins in a round that ends at `point`; 0 when the round ended before. Whole minor units. */
export const winOf = (stakeMinor: bigint, cashOut: number, point: number): bigint =>
  cashOut <= point ? (stakeMinor * BigInt(cashOut)) / 100n : 0n

/** Where a bet leaves a round by itself: at its auto cash-out, or at the cap; null where it reaches neither. */
export const dueCashOut = ({ cap }: Pick<CrashRules, 'cap'>, autoCashOut: number | null, point: number): number | null => {
  if (autoCashOut !== null && autoCashOut <= point) return autoCashOut
  return point >= cap ? cap : null
}

/** Whether a bet can have left a round there, null where it never did: by itself where it was due, or by hand before that and before the end. */
export const canCashOut = (due: number | null, cashOut: number | null, point: number): boolean =>
  cashOut === null ? due === null : cashOut <= (due ?? point)

/**
 * What the curve shows after so many milliseconds. What counts is the time of the server; a client draws the same curve between its
 * messages. The 1e-9 lets whole doublings be met in spite of floating point.
 */
export const multiplierAt = ({ doublingMs, cap }: Pick<CrashRules, 'doublingMs' | 'cap'>, ms: number): number =>
  Math.min(cap, Math.floor(100 * 2 ** (Math.max(0, ms) / doublingMs) + 1e-9))

/** When the curve first shows a multiplier, milliseconds from its start. */
export const timeOf = (rules: Pick<CrashRules, 'doublingMs' | 'cap'>, multiplier: number): number => {
  if (!Number.isInteger(multiplier) || multiplier < 100 || multiplier > rules.cap)
    throw new RangeError('a multiplier lies from 1.00 to the cap')
  let ms = Math.max(0, Math.floor(rules.doublingMs * Math.log2(multiplier / 100)) - 1)
  while (multiplierAt(rules, ms) < multiplier) ms++
  return ms
}

/** When a round ends, milliseconds from its start: the curve has shown its last multiplier for as long as it would have held it. */
export const endOf = (rules: Pick<CrashRules, 'doublingMs' | 'cap'>, point: number): number =>
  point >= rules.cap ? timeOf(rules, rules.cap) : timeOf(rules, point + 1)
