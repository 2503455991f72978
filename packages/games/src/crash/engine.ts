import type { Checked, InstantGame } from '../engine.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { refuseStake, requireStake } from '../stakes.ts'
import { LOWEST_CASH_OUT, pointOf, winOf, type CrashRules } from './rules.ts'

/** A multiplier at which the bet is cashed out, hundredths. */
export interface CrashChoice {
  readonly cashOut: number
}

export type CrashEvent =
  | { readonly type: 'CASH_OUT'; readonly multiplier: number; readonly winMinor: bigint }
  /** The curve breaks off. */
  | { readonly type: 'END'; readonly point: number }

export interface CrashOutcome {
  readonly cashOut: number
  /** Where the round ended, hundredths. */
  readonly point: number
  readonly totalWinMinor: bigint
  readonly events: readonly CrashEvent[]
  readonly progress: null
}

export interface CrashGame extends InstantGame<CrashChoice, CrashOutcome, null> {
  readonly rules: CrashRules
}

const checkCashOut = ({ cap }: CrashRules, choice: unknown): Checked<CrashChoice> => {
  const cashOut = typeof choice === 'object' && choice !== null && 'cashOut' in choice ? choice.cashOut : undefined
  if (typeof cashOut !== 'number' || !Number.isInteger(cashOut)) return { refusal: 'CASH_OUT_NOT_IN_HUNDREDTHS' }
  if (cashOut < LOWEST_CASH_OUT) return { refusal: 'CASH_OUT_TOO_LOW' }
  return cashOut > cap ? { refusal: 'CASH_OUT_TOO_HIGH' } : { choice: { cashOut } }
}

/** 52 bits out of two draws of 26, the upper ones first. */
const number52 = (random: RandomInt): bigint => {
  const upper = BigInt(random(2 ** 26))
  return (upper << 26n) | BigInt(random(2 ** 26))
}

/** A bet that is settled in a round of a given end: what shared rounds come to as well. */
export const settled = (stakeMinor: bigint, cashOut: number, point: number): CrashOutcome => {
  const totalWinMinor = winOf(stakeMinor, cashOut, point)
  const end = { type: 'END', point } as const
  const events = totalWinMinor > 0n ? ([{ type: 'CASH_OUT', multiplier: cashOut, winMinor: totalWinMinor }, end] as const) : [end]
  return { cashOut, point, totalWinMinor, events, progress: null }
}

/**
 * A game of crash from its rules. Shared rounds take their end from the hash chain (`pointOf`, `settled`); `play` draws the end for one bet
 * alone.
 */
export const createCrash = (rules: CrashRules): CrashGame => ({
  id: rules.id,
  kind: 'CRASH',
  version: rules.version,
  rules,
  check: (choice) => checkCashOut(rules, choice),
  refuseStake: (stakeMinor) => refuseStake(rules.stakes, stakeMinor),
  play: ({ cashOut }, stakeMinor, random) => {
    requireStake(rules.stakes, stakeMinor)
    return settled(stakeMinor, cashOut, pointOf(rules, number52(random)))
  },
})
