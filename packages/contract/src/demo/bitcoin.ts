import type { Price } from '../money/price.ts'
import { usd } from './money.ts'

const SATOSHIS_PER_BITCOIN = 100_000_000n
/** Cents for one bitcoin, on every invoice of the demo. */
const RATE = 9_197_600n

const formatted = (satoshis: bigint): string =>
  `${satoshis / SATOSHIS_PER_BITCOIN}.${String(satoshis % SATOSHIS_PER_BITCOIN).padStart(8, '0')}`

/** What a price is in bitcoin, rounded up to a whole satoshi; what arrived of it where less came, and what is missing then. */
export const bitcoinFor = ({ minor: cents }: Price) => {
  const due = (cents * SATOSHIS_PER_BITCOIN + RATE - 1n) / RATE
  const received = due - (due % 10_000n)
  return { amount: formatted(due), received: formatted(received), missing: formatted(due - received) }
}

/** What one bitcoin costs. */
export const bitcoinRate = usd(RATE)

/** What the network takes for carrying a transfer. */
export const bitcoinNetworkFee = formatted(410n)
/** An address without an owner. */
export const bitcoinAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
/** What a wallet opens for a transfer of so much. */
export const bitcoinUri = (amount: string): string => `bitcoin:${bitcoinAddress}?amount=${amount}`
