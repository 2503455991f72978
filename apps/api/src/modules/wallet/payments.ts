import type { Payment } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'

/** No way to pay is open yet, so no payment stands in the books: whoever asks is told what §8 says of one that is not there. */
export const paymentOf = (_playerId: string, id: string): Payment => {
  throw new Problem(400, 'TRANSACTION_NOT_FOUND', `Transaction not found: ${id.slice(0, 64)}`)
}
