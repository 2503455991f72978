import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** The networks that money in crypto comes and goes over. An address of one may read like an address of another: they are never guessed. */
export const cryptoNetworks = ['BITCOIN', 'LITECOIN', 'ETHEREUM', 'POLYGON', 'TRON'] as const
export type CryptoNetwork = (typeof cryptoNetworks)[number]

/** Bytes with a version byte before them and four bytes of a double SHA-256 behind them, in base 58. */
export const base58check = createBase58check(sha256)

const isBase58 = (versions: readonly number[], text: string): boolean => {
  try {
    const bytes = base58check.decode(text)
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1)
  } catch {
    return false
  }
}

/** A segregated-witness address: version 0 with the checksum of BIP 173, later ones with that of BIP 350. */
const isSegwit = (prefix: string, text: string): boolean => {
  for (const [coder, isVersion] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version > 0 && version <= 16],
  ] as const)
    try {
      const { prefix: read, words } = coder.decode(text as `${string}1${string}`, 90)
      const [version = -1, ...program] = words
      const { length } = coder.fromWords(program)
      if (read === prefix && isVersion(version)) return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
    } catch {
      // of the other kind, or of none
    }
  return false
}

/** The mixed case that carries the checksum of an Ethereum address (EIP-55), for 40 lower-case hex digits. */
export const mixedCaseOf = (hex: string): string => {
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(hex)))
  return `0x${[...hex].map((digit, at) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

/** An address of one case carries no checksum and is not taken: a digit that was typed wrongly would not show. */
const isEthereum = (text: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(text) && mixedCaseOf(text.slice(2).toLowerCase()) === text

const rules: Readonly<Record<CryptoNetwork, (text: string) => boolean>> = {
  BITCOIN: (text) => isBase58([0x00, 0x05], text) || isSegwit('bc', text),
  // The old version of scripts, 0x05, is Bitcoin's too: money sent to it over the wrong network would be lost.
  LITECOIN: (text) => isBase58([0x30, 0x32], text) || isSegwit('ltc', text),
  ETHEREUM: isEthereum,
  POLYGON: isEthereum,
  TRON: (text) => isBase58([0x41], text),
}

/** Whether a text is an address of the main network with a checksum that holds. Addresses of test networks are none. */
export const isAddressOn = (network: CryptoNetwork, text: string): boolean => rules[network](text)
