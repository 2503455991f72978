import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'
import type { PayoutOrder, PayoutReading } from './protocol.ts'

/** The definite no of a provider that did not take an order: nothing was made, so it has no id there. */
export const notTaken = ({ price }: PayoutOrder, reason: PayoutFailure): PayoutReading => ({
  word: 'FAILED',
  reference: null,
  price,
  at: new Date(),
  reason,
  isRetryable: false,
})
