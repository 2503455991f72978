import { expect, test } from 'vitest'
import { addressOf, readAddress } from './address.ts'

test('an address leads to a room, to one thing in it, and to what its list is narrowed to', () => {
  expect(readAddress('/')).toMatchObject({ room: 'withdrawals', id: null })
  expect(readAddress('/elsewhere')).toMatchObject({ room: 'withdrawals', id: null })
  expect(readAddress(addressOf('verification', 'p-1'))).toMatchObject({ room: 'verification', id: 'p-1' })
  expect(readAddress(addressOf('support', 'T-7Q4M-0XKD'))).toMatchObject({ room: 'support', id: 'T-7Q4M-0XKD' })
  const narrowed = addressOf('withdrawals', undefined, { queue: 'OVER', state: undefined, mine: '' })
  expect(narrowed).toBe('/withdrawals?queue=OVER')
  expect(readAddress(narrowed).search.get('queue')).toBe('OVER')
})
