import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../src/db/schema.ts'
import { newApprovedWithdrawal, newWithdrawal, step } from '../withdrawals.ts'
import type { Corruption } from './corruption.ts'

export const withdrawalCorruptions: readonly Corruption[] = [
  {
    rule: 'a withdrawal equals its hold',
    what: 'a withdrawal that is under way says that it is over',
    how: [`UPDATE withdrawal SET state = 'CANCELLED', given_back = amount WHERE state = 'REQUESTED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a withdrawal says that it was more',
    how: [`UPDATE withdrawal SET amount = amount + 1 WHERE state = 'REQUESTED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a withdrawal is said to be paid without its tokens',
    how: [`UPDATE withdrawal SET state = 'PAID', settled_at = now() WHERE state = 'REQUESTED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a hold is left behind by its withdrawal',
    how: [
      'ALTER TABLE withdrawal_event DROP CONSTRAINT withdrawal_event_withdrawal_id_fkey',
      'ALTER TABLE outgoing_message DROP CONSTRAINT outgoing_message_withdrawal_id_fkey',
      `DELETE FROM withdrawal WHERE state = 'REQUESTED'`,
    ],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'what came back is said to be less',
    how: [`UPDATE withdrawal SET given_back = given_back - 1 WHERE state = 'RETURNED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'a refused withdrawal is said to keep a part',
    how: [`UPDATE withdrawal SET given_back = given_back - 1 WHERE state = 'CANCELLED'`],
  },
  {
    rule: 'a withdrawal equals its hold',
    what: 'the attempt that was paid is forgotten',
    how: [`UPDATE payout_attempt SET state = 'FAILED' WHERE state = 'PAID'`],
  },
]

/** Withdrawals that are asked for, cancelled, paid, and back after they were paid. */
export const withdraw = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
  await newWithdrawal(database, playerId)
  await step(database, await newWithdrawal(database, playerId), { kind: 'CANCELLED', source: 'PLAYER' })
  for (const words of [['PAID'], ['PAID', 'RETURNED']] as const) {
    const id = await newApprovedWithdrawal(database, playerId)
    const attempt = { id: randomUUID(), withdrawal_id: id, number: 1, party: 'nobody' }
    await database.insertInto('payout_attempt').values(attempt).execute()
    await step(database, id, { kind: 'SENDING', source: 'WORKER', attemptId: attempt.id, subject: '1' })
    for (const kind of words) await step(database, id, { kind, source: 'STATUS', attemptId: attempt.id })
  }
}
