import { expect, it } from 'vitest'
import { FRAME_MAX_HEIGHT, readPaymentFrameMessage } from './paymentFrame.ts'

it('reads what a payment frame says', () => {
  expect(readPaymentFrameMessage({ type: 'resize', height: 420.5 })).toEqual({ type: 'resize', height: 420.5 })
  expect(readPaymentFrameMessage({ type: 'finished' })).toEqual({ type: 'finished' })
  expect(readPaymentFrameMessage({ type: 'closed' })).toEqual({ type: 'closed' })
  expect(readPaymentFrameMessage({ type: 'faulty', fault: 'EXPIRED' })).toEqual({ type: 'faulty', fault: 'EXPIRED' })
})

it.each([
  [undefined],
  ['finished'],
  [{ type: 'paid' }],
  [{ type: 'faulty' }],
  [{ type: 'faulty', fault: '4000 0000 0000 0002' }],
  [{ type: 'resize' }],
  [{ type: 'resize', height: '420' }],
  [{ type: 'resize', height: -1 }],
  [{ type: 'resize', height: Number.NaN }],
  [{ type: 'resize', height: FRAME_MAX_HEIGHT + 1 }],
])('takes %j for no message', (data) => {
  expect(readPaymentFrameMessage(data)).toBeUndefined()
})
