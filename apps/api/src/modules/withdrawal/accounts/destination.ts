import { createHmac } from 'node:crypto'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { PayoutDestination } from '../../../payouts/protocol.ts'
import { deriveKey } from '../../../session/keys.ts'

const networkNames = { BITCOIN: 'Bitcoin', LITECOIN: 'Litecoin', ETHEREUM: 'Ethereum', POLYGON: 'Polygon', TRON: 'Tron' } as const
const idNames: Partial<Record<PayoutWay, string>> = { SKRILL: 'Skrill', CASH_APP: 'Cash App', SEAMLESS_CHEX: 'Seamless Chex' }

/** Brands of cards as their owners write them, by the providers' words for them. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}
/** `USDT` of `USDT-TRC20`: the network is named beside it. */
const codeOf = (currency: string): string => currency.replace(/-.*$/, '')

/** How a destination is named to its player: nothing of an account's number but its end. */
export const labelOf = (way: PayoutWay, destination: PayoutDestination): string => {
  switch (destination.kind) {
    case 'BANK':
      return `${destination.bankName}, ending in ${destination.lastFour}`
    case 'CARD':
      return `${brandNames[destination.brand.toLowerCase()] ?? destination.brand} ending in ${destination.lastFour}`
    case 'CRYPTO':
      return `${codeOf(destination.currency)} on ${networkNames[destination.network]}, ending in ${destination.address.slice(-6)}`
    case 'ACCOUNT_ID':
      return `${idNames[way] ?? way} ${destination.id}`
  }
}

/** What makes two destinations one, for everybody who is paid out to them. */
export type Identifying = readonly [kind: string, ...parts: string[]]

/** The same for an id that stands in the profile; its case does not matter to the providers. */
export const identifyingId = (way: PayoutWay, id: string): Identifying => [way, id.toLowerCase()]

/**
 * What is kept to know a destination again: keyed, since a bank account's number could be tried out against a hash without a key.
 */
export const fingerprintOf = (secret: string, identifying: Identifying): string =>
  createHmac('sha256', deriveKey(secret, 'payout account')).update(JSON.stringify(identifying)).digest('base64url')
