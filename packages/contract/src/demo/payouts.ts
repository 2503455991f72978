import type { Price } from '../money/price.ts'
import { minor } from '../money/money.ts'
import { receivesFor } from '../withdrawal/withdrawal.rules.ts'
import type { PayoutWay } from '../withdrawal/enums.ts'
import { usd } from './money.ts'

/** One way out of the wallet: how long it takes, and what it costs; without a fee it costs nothing. */
export interface DemoPayout {
  readonly way: PayoutWay
  readonly arrival: string
  readonly fee?: Price
}

export const demoPayouts = {
  BANK: { way: 'BANK', arrival: '1 to 3 working days' },
  CARD: { way: 'CARD', arrival: 'Within 30 minutes', fee: usd(150n) },
  CRYPTO: { way: 'CRYPTO', arrival: 'Within an hour', fee: usd(225n) },
  SKRILL: { way: 'SKRILL', arrival: 'Within an hour', fee: usd(100n) },
  CASH_APP: { way: 'CASH_APP', arrival: 'Within a day' },
  SEAMLESS_CHEX: { way: 'SEAMLESS_CHEX', arrival: '2 to 4 working days' },
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
export const demoBank = { name: 'Harbour Savings', routingNumber: '021000021', unknownRoutingNumber: '021000022' } as const
