import type { Price } from '../money/price.ts'
import { minor } from '../money/money.ts'
import { receivesFor, withinBoth, type WithdrawalBounds } from '../withdrawal/withdrawal.rules.ts'
import type { PayoutWay } from '../withdrawal/enums.ts'
import { usd } from './money.ts'
import { demoTermsInUnitedStates, demoWays } from './withdrawals.ts'

const { prizeLimits, tokenWorth } = demoTermsInUnitedStates

/** What one withdrawal of a player in Florida may take, and what one prize token is worth. */
export const demoWithdrawalLimits = { min: demoWays.BANK.least, max: prizeLimits.FL, tokenWorth: usd(tokenWorth) } as const

/** One way out of the wallet, by the terms for a player in Florida: what it takes, how many business days, and what it costs; without a fee it costs nothing. */
export interface DemoPayout extends WithdrawalBounds {
  readonly way: PayoutWay
  readonly arrivalDays: { readonly least: number; readonly most: number }
  readonly fee?: Price
}

export const payoutOf = (way: PayoutWay): DemoPayout => {
  const { fee, arrives, least: min, most: max } = demoWays[way]
  const [least, most] = arrives
  const bounds = withinBoth(demoWithdrawalLimits, { min, max })
  return { way, ...bounds, arrivalDays: { least, most }, ...(fee > 0n && { fee: usd(fee) }) }
}

/** What one of them costs. */
export const payoutFee = (way: PayoutWay): Price => usd(demoWays[way].fee)

/** What so many prize tokens are worth before any fee. */
export const demoWorth = (tokens: bigint): Price => receivesFor(minor(tokens), demoWithdrawalLimits.tokenWorth, {})

/** What arrives of so many prize tokens by one way. */
export const demoReceives = (tokens: bigint, way: PayoutWay): Price =>
  receivesFor(minor(tokens), demoWithdrawalLimits.tokenWorth, payoutOf(way))

/** An account that is paid out to, and a number of nine digits that no bank has: its check digit is wrong. */
export const demoBank = { name: 'Harbor Savings', routingNumber: '021000021', unknownRoutingNumber: '021000022' } as const
