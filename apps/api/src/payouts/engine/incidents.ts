import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { noteIncident } from '../../payments/engine/incidents.ts'
import type { Standing } from '../machine/standing.ts'
import type { WithdrawalRow } from './rows.ts'

/** Notes what of a withdrawal's standing a person has to look at. */
export const noteWithdrawalIncidents = async (
  transaction: Transaction<Schema>,
  { id, party }: WithdrawalRow,
  standing: Standing,
): Promise<void> => {
  const of = { party, paymentId: null, withdrawalId: id }
  for (const attempt of standing.attempts)
    if (attempt.isContradicted)
      await noteIncident(transaction, {
        ...of,
        kind: 'CONTRADICTED',
        subject: attempt.id,
        detail: `attempt ${attempt.number} was refused, and paid: the tokens were given back; ask the provider which it is`,
      })
  for (const returnId of standing.secondReturns)
    await noteIncident(transaction, {
      ...of,
      kind: 'SECOND_RETURN',
      subject: `${id} ${returnId}`,
      detail: `came back once more, as ${returnId}: the tokens were given back once`,
    })
  if (standing.isExhausted)
    await noteIncident(transaction, {
      ...of,
      kind: 'PAYOUT_REFUSED',
      subject: id,
      detail: `refused ${standing.attempts.length} times as one that may be tried again: send it again, or give the tokens back`,
    })
}
