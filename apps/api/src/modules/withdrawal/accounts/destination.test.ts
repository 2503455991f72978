import { expect, it } from 'vitest'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { PayoutDestination } from '../../../payouts/protocol.ts'
import { labelOf } from './destination.ts'

const card = (brand: string): PayoutDestination => ({ kind: 'CARD', token: 'token-1', brand, lastFour: '0961', expiry: '12/34' })

it.each<[string, PayoutWay, PayoutDestination]>([
  ['Visa ending in 0961', 'CARD', card('visa')],
  ['American Express ending in 0961', 'CARD', card('AMEX')],
  ['Tidecard ending in 0961', 'CARD', card('Tidecard')],
  [
    'USDT on Tron, ending in gjLj6t',
    'CRYPTO',
    { kind: 'CRYPTO', currency: 'USDT-TRC20', network: 'TRON', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  ],
  [
    'BTC on Bitcoin, ending in v8f3t4',
    'CRYPTO',
    { kind: 'CRYPTO', currency: 'BTC', network: 'BITCOIN', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  ],
  ['Cash App adaCash', 'CASH_APP', { kind: 'ACCOUNT_ID', id: 'adaCash' }],
])('an account is named %s', (label, way, destination) => {
  expect(labelOf(way, destination)).toBe(label)
})
