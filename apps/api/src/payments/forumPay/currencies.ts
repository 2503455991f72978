import { isAddressOn, type CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import { unitsOf } from '@lagoon/contract/money/decimalText'

/** A currency of the provider that we can name with its network. */
export interface KnownCurrency {
  /** The provider's code of it. */
  readonly code: string
  readonly symbol: string
  readonly name: string
  /** The network in words of the player. */
  readonly network: string
  readonly on: CryptoNetwork
  /** What a wallet opens: BIP 21, EIP 681; the bare address where no form is agreed on. */
  readonly uri: (address: string, amount: string) => string
}

const bip21 = (scheme: string) => (address: string, amount: string) => `${scheme}:${address}?amount=${amount}`
/** EIP 681: a transfer of a token with six places, by its contract and the number of its chain. */
const token = (contract: string, chain: number) => (address: string, amount: string) =>
  `ethereum:${contract}@${chain}/transfer?address=${address}&uint256=${unitsOf(amount, 6)}`
const tether = { symbol: 'USDT', name: 'Tether' } as const

/** What is offered. The codes with a network are taken as the vendor writes such codes elsewhere; not proven with it. */
export const knownCurrencies: readonly KnownCurrency[] = [
  { code: 'BTC', symbol: 'BTC', name: 'Bitcoin', network: 'Bitcoin', on: 'BITCOIN', uri: bip21('bitcoin') },
  {
    ...{ code: 'ETH', symbol: 'ETH', name: 'Ether', network: 'Ethereum', on: 'ETHEREUM' },
    uri: (address, amount) => `ethereum:${address}@1?value=${unitsOf(amount, 18)}`,
  },
  { code: 'LTC', symbol: 'LTC', name: 'Litecoin', network: 'Litecoin', on: 'LITECOIN', uri: bip21('litecoin') },
  {
    ...{ ...tether, code: 'USDT_ERC20', network: 'Ethereum (ERC-20)', on: 'ETHEREUM' },
    uri: token('0xdAC17F958D2ee523a2206206994597C13D831ec7', 1),
  },
  { ...tether, code: 'USDT_TRC20', network: 'Tron (TRC-20)', on: 'TRON', uri: (address) => address },
  {
    ...{ ...tether, code: 'USDT_POLYGON', network: 'Polygon', on: 'POLYGON' },
    uri: token('0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 137),
  },
]

/** Our id of a currency: `USDT-TRC20`. */
export const currencyIdOf = ({ code }: KnownCurrency): string => code.replace('_', '-')

export const knownByCode = (code: string): KnownCurrency | undefined => knownCurrencies.find((currency) => currency.code === code)
export const knownById = (id: string): KnownCurrency | undefined => knownCurrencies.find((currency) => currencyIdOf(currency) === id)

/** The vendor's own test system gives addresses that are on no network, such as `btc-32d7e90b1ff241ab81a36e22696c0047`. */
const isTestAddress = (text: string): boolean => /^[a-z0-9]+-[0-9a-f]{32}$/.test(text)

/**
 * An address that may be shown to a player.
 * @throws where its checksum does not hold: money sent there would be lost.
 */
export const shownAddress = (currency: KnownCurrency, address: string, allowsTest: boolean): string => {
  if (isAddressOn(currency.on, address) || (allowsTest && isTestAddress(address))) return address
  throw new Error(`an address that is none of ${currency.network}`)
}
