import type { Price } from '../money/price.ts'
import { minor, type Minor } from '../money/money.ts'
import { receivesFor } from '../withdrawal/withdrawal.rules.ts'
import type { PayoutWay } from '../withdrawal/enums.ts'
import { usd } from './money.ts'
import { demoTermsInUnitedStates, demoWays } from './withdrawals.ts'

/** One way out of the wallet, by the terms for a player in Florida: prize tokens of one withdrawal, how many business days it takes, and what it costs; without a fee it costs nothing. */
export interface DemoPayout {
  readonly way: PayoutWay
  readonly min: Minor
  readonly max: Minor
  readonly arrivalDays: { readonly least: number; readonly most: number }
  readonly fee?: Price
}

const { prizeLimits, tokenWorth } = demoTermsInUnitedStates

export const payoutOf = (way: PayoutWay): DemoPayout => {
  const { fee, arrives, least: min, most: max } = demoWays[way]
  const [least, most] = arrives
  return { way, min, max: max < prizeLimits.FL ? max : prizeLimits.FL, arrivalDays: { least, most }, ...(fee > 0n && { fee: usd(fee) }) }
}

/** What one of them costs. */
export const payoutFee = (way: PayoutWay): Price => usd(demoWays[way].fee)

/** What one withdrawal of a player in Florida may take, and what one prize token is worth. */
export const demoWithdrawalLimits = { min: demoWays.BANK.least, max: prizeLimits.FL, tokenWorth: usd(tokenWorth) } as const

/** What so many prize tokens are worth before any fee. */
export const demoWorth = (tokens: bigint): Price => receivesFor(minor(tokens), demoWithdrawalLimits.tokenWorth, {})

/** What arrives of so many prize tokens by one way. */
export const demoReceives = (tokens: bigint, way: PayoutWay): Price =>
  receivesFor(minor(tokens), demoWithdrawalLimits.tokenWorth, payoutOf(way))

/** An account that is paid out to, and a number of nine digits that no bank has: its check digit is wrong. */
export const demoBank = { name: 'Harbor Savings', routingNumber: '021000021', unknownRoutingNumber: '021000022' } as const
