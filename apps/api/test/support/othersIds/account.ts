import { sessionOf } from '../accounts.ts'
import { codeSentTo, type AskedCode } from '../recovery.ts'
import { owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async ({ node, playerId, phone, dataOf }) => {
  const { requestProfileCode: asked } = await dataOf<{ requestProfileCode: AskedCode }>('RequestProfileCode', { channel: 'PHONE' })
  const code = await codeSentTo(node, phone)
  // A log-in ends the other sessions, so the second device is brought back behind its player's back.
  await sessionOf(node, playerId, 'another device')
  const { kysely } = node.app.services.database
  await kysely.updateTable('session').set({ revoked_at: null, revoked_reason: null }).where('player_id', '=', playerId).execute()
  const { otherSessions } = await dataOf<{ otherSessions: { id: string }[] }>('OtherSessions')
  return {
    confirmProfileCode: { ...owned('ConfirmProfileCode', asked.requestId), variables: (requestId) => ({ requestId, code }) },
    endOtherSession: owned('EndOtherSession', otherSessions[0]?.id ?? ''),
  }
}
