import { NOBODYS, owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async () => ({
  payment: { ...owned('Payment', NOBODYS), missing: 'no provider of payments is connected, so no payment is ever kept' },
})
