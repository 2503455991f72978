import { bech32 } from '@scure/base'
import { base58check, mixedCaseOf, type CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import { decimalTextOf, unitsOf } from '@lagoon/contract/money/decimalText'
import type { Price } from '@lagoon/contract/money/price'

export interface SoldCurrency {
  readonly code: string
  readonly network: CryptoNetwork
  readonly description: string
  /** Places behind the point of what is asked for. */
  readonly places: number
  /** Ten-thousandths of a US dollar for one. */
  readonly rate: bigint
  readonly fee: string
  readonly confirmations: number
  readonly isTrustedUnconfirmed: boolean
  /** An address of its network for 20 bytes. */
  readonly address: (hash: Uint8Array) => string
  readonly uri: (address: string, amount: string) => string
}

const segwit = (prefix: string) => (hash: Uint8Array) => bech32.encode(prefix, [0, ...bech32.toWords(hash)])
const ethereum = (hash: Uint8Array) => mixedCaseOf(Buffer.from(hash).toString('hex'))
const tron = (hash: Uint8Array) => base58check.encode(Uint8Array.of(0x41, ...hash))
const bip21 = (scheme: string) => (address: string, amount: string) => `${scheme}:${address}?amount=${amount}`
const token = (contract: string, chain: number) => (address: string, amount: string) =>
  `ethereum:${contract}@${chain}/transfer?address=${address}&uint256=${unitsOf(amount, 6)}`

const dollar = { places: 6, rate: 10_000n, isTrustedUnconfirmed: false }

/** What is taken here, with rates that no market made. */
export const soldCurrencies: readonly SoldCurrency[] = [
  {
    code: 'BTC',
    network: 'BITCOIN',
    description: 'Bitcoin',
    places: 8,
    rate: 919_760_000n,
    fee: '0.00000410',
    confirmations: 2,
    isTrustedUnconfirmed: true,
    address: segwit('bc'),
    uri: bip21('bitcoin'),
  },
  {
    code: 'ETH',
    network: 'ETHEREUM',
    description: 'Ethereum',
    places: 8,
    rate: 31_240_000n,
    fee: '0.00021463',
    confirmations: 12,
    isTrustedUnconfirmed: false,
    address: ethereum,
    uri: (address, amount) => `ethereum:${address}@1?value=${unitsOf(amount, 18)}`,
  },
  {
    code: 'LTC',
    network: 'LITECOIN',
    description: 'Litecoin',
    places: 8,
    rate: 843_000n,
    fee: '0.00080000',
    confirmations: 3,
    isTrustedUnconfirmed: true,
    address: segwit('ltc'),
    uri: bip21('litecoin'),
  },
  {
    ...dollar,
    code: 'USDT_ERC20',
    network: 'ETHEREUM',
    description: 'Tether on Ethereum',
    fee: '1.850000',
    confirmations: 12,
    address: ethereum,
    uri: token('0xdAC17F958D2ee523a2206206994597C13D831ec7', 1),
  },
  {
    ...dollar,
    code: 'USDT_TRC20',
    network: 'TRON',
    description: 'Tether on Tron',
    fee: '0.980000',
    confirmations: 20,
    address: tron,
    uri: (address) => address,
  },
  {
    ...dollar,
    code: 'USDT_POLYGON',
    network: 'POLYGON',
    description: 'Tether on Polygon',
    fee: '0.040000',
    confirmations: 30,
    address: ethereum,
    uri: token('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 137),
  },
]
export const soldCurrency = (code: string): SoldCurrency | undefined => soldCurrencies.find((currency) => currency.code === code)

/** Ten-thousandths of a US dollar for one unit of the money. */
const dollarsFor = { USD: 10_000n, CAD: 7_300n } as const
/** What is taken, in cents of the money. */
export const LEAST_MINOR = 50n
export const MOST_MINOR = 1_000_000n

export interface Quote {
  readonly currency: string
  readonly rate: string
  readonly exchange: string
  readonly fee: string
  /** All that is to be sent. */
  readonly amount: string
}

/** The rate moves with the minute, by two in a thousand at most: a price that was looked at is not the price of later. */
const swayed = (rate: bigint, now: number): bigint => (rate * (1000n + BigInt(Math.round(2 * Math.sin(now / 60_000 / 7))))) / 1000n

/** What a price is in a currency now: rounded up to its last place, and the network's fee with it. */
export const quoteOf = ({ code, places, rate: dollars, fee }: SoldCurrency, price: Price, now: number): Quote => {
  const rate = (swayed(dollars, now) * 10_000n) / dollarsFor[price.currency]
  const exchange = (price.minor * 100n * 10n ** BigInt(places) + rate - 1n) / rate
  return {
    currency: code,
    rate: decimalTextOf(rate, 4),
    exchange: decimalTextOf(exchange, places),
    fee,
    amount: decimalTextOf(exchange + unitsOf(fee, places), places),
  }
}

/** What a price buys in a currency now: rounded down to its last place, the network's fee taken off; null where nothing is left. */
export const buyQuoteOf = ({ code, places, rate: dollars, fee }: SoldCurrency, price: Price, now: number): Quote | null => {
  const rate = (swayed(dollars, now) * 10_000n) / dollarsFor[price.currency]
  const exchange = (price.minor * 100n * 10n ** BigInt(places)) / rate
  const arrives = exchange - unitsOf(fee, places)
  if (arrives <= 0n) return null
  const [bought, amount] = [exchange, arrives].map((units) => decimalTextOf(units, places)) as [string, string]
  return { currency: code, rate: decimalTextOf(rate, 4), exchange: bought, fee, amount }
}
