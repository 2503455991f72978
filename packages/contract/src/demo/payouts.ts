import type { Price } from '../money/price.ts'
import { minor } from '../money/money.ts'
import { receivesFor } from '../withdrawal/withdrawal.rules.ts'
import type { PayoutWay } from '../withdrawal/enums.ts'
import { usd } from './money.ts'

/** One way out of the wallet: how many business days it takes, and what it costs; without a fee it costs nothing. */
export interface DemoPayout {
  readonly way: PayoutWay
  readonly arrivalDays: { readonly least: number; readonly most: number }
  readonly fee?: Price
}

export const demoPayouts = {
  BANK: { way: 'BANK', arrivalDays: { least: 1, most: 3 } },
  CARD: { way: 'CARD', arrivalDays: { least: 0, most: 1 }, fee: usd(150n) },
  CRYPTO: { way: 'CRYPTO', arrivalDays: { least: 0, most: 0 }, fee: usd(225n) },
  SKRILL: { way: 'SKRILL', arrivalDays: { least: 0, most: 1 }, fee: usd(100n) },
  CASH_APP: { way: 'CASH_APP', arrivalDays: { least: 0, most: 1 } },
  SEAMLESS_CHEX: { way: 'SEAMLESS_CHEX', arrivalDays: { least: 2, most: 4 } },
} as const satisfies Readonly<Record<PayoutWay, DemoPayout>>

/** One of them, whether it costs something or not. */
export const payoutOf = (way: PayoutWay): DemoPayout => demoPayouts[way]

/** What one withdrawal may take, and what one prize token is worth. */
export const demoWithdrawalLimits = { min: minor(5_000n), max: minor(500_000n), tokenWorth: usd(100n) } as const

/** What so many prize tokens are worth before any fee. */
export const demoWorth = (tokens: bigint): Price => receivesFor(minor(tokens), demoWithdrawalLimits.tokenWorth, {})

/** What arrives of so many prize tokens by one way. */
export const demoReceives = (tokens: bigint, way: PayoutWay): Price =>
  receivesFor(minor(tokens), demoWithdrawalLimits.tokenWorth, payoutOf(way))

/** An account that is paid out to, and a number of nine digits that no bank has: its check digit is wrong. */
export const demoBank = { name: 'Harbor Savings', routingNumber: '021000021', unknownRoutingNumber: '021000022' } as const
