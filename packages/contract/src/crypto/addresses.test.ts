import { expect, test } from 'vitest'
import { isAddressOn, mixedCaseOf, type CryptoNetwork } from './addresses.ts'

const good: readonly (readonly [CryptoNetwork, string])[] = [
  ['BITCOIN', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BITCOIN', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BITCOIN', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BITCOIN', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['LITECOIN', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['POLYGON', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
]

test.each(good)('%s knows %s, and not with any one sign changed', (network, address) => {
  expect(isAddressOn(network, address)).toBe(true)
  const changed = [...address].map((sign, at) => `${address.slice(0, at)}${sign === 'q' ? 'z' : 'q'}${address.slice(at + 1)}`)
  expect(changed.filter((text) => isAddressOn(network, text))).toEqual([])
})

test.each([
  ['BITCOIN', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'of another network'],
  ['BITCOIN', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'of a test network'],
  ['BITCOIN', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'of a test network'],
  ['BITCOIN', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7Kv8f3t4', 'of two cases'],
  ['LITECOIN', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'of scripts, as Bitcoin writes it'],
  ['ETHEREUM', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'without a checksum'],
  ['ETHEREUM', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'with the case of a letter changed'],
  ['TRON', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'of another network'],
  ['TRON', '', 'empty'],
] as const)('%s refuses %s, %s', (...[network, text]) => {
  expect(isAddressOn(network, text)).toBe(false)
})

test('mixed case is that of EIP-55', () => {
  expect(mixedCaseOf('fb6916095ca1df60bb79ce92ce3ea74c37c5d359')).toBe('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')
})
