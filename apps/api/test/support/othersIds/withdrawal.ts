import { randomUUID } from 'node:crypto'
import { grant } from '../../../src/ledger/grant.ts'
import { newPayoutAccount, newWithdrawal } from '../withdrawals.ts'
import { owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async ({ node, playerId }) => {
  const { kysely } = node.app.services.database
  await grant(kysely, { playerId, kind: 'PRIZE', minor: 50_000n, key: 'to withdraw' })
  await kysely.updateTable('player').set({ country: 'US', state: 'TX', id_verified: true }).where('id', '=', playerId).execute()
  const account = () => newPayoutAccount(kysely, { playerId, party: 'nobody' })
  const captureId = randomUUID()
  const captured = { id: captureId, player_id: playerId, party: 'nobody', ends_at: new Date(Date.now() + 600_000) }
  await kysely.insertInto('account_capture').values(captured).execute()
  return {
    withdrawal: owned('Withdrawal', await newWithdrawal(kysely, playerId)),
    cancelWithdrawal: owned('CancelWithdrawal', await newWithdrawal(kysely, playerId)),
    withdrawalQuote: { ...owned('WithdrawalQuote', await account()), variables: (accountId) => ({ amount: '5000', accountId }) },
    removePayoutAccount: owned('RemovePayoutAccount', await account()),
    accountCapture: owned('AccountCapture', captureId),
  }
}
