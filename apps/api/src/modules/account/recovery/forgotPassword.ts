import { sql } from 'kysely'
import { forgotPasswordSchema } from '@lagoon/contract/account/recovery.rules'
import type { OneTimeCode, RecoveryCodeCheck } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { hashToken, opaqueToken } from '../../../session/keys.ts'
import { throttle } from '../../throttle.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { secondsFromNow } from '../../../kernel/databaseTime.ts'
import { requestCode, tryCode } from './oneTimeCode.ts'

/** How long a confirmed code lets its player choose a new password. */
const CODE_RESET_MINUTES = 15

/** Queues the email with the link where an account has the address. Known or not, the answer and the limits are the same. */
export const forgotPassword = async (services: Services, email: string, ip: string): Promise<true> => {
  const target = checkInput(forgotPasswordSchema, { by: 'EMAIL', email })
  const address = 'email' in target ? target.email.toLowerCase() : ''
  await throttle(services, 'recovery', ip)
  const mailbox = hashToken(address).toString('base64url')
  await throttle(services, 'resetTo', mailbox)
  await throttle(services, 'resetsTo', mailbox)
  await throttle(services, 'resetsToPerDay', mailbox)
  await sql`INSERT INTO outgoing_message (kind, player_id) SELECT 'reset-password', id FROM player WHERE lower(email) = ${address}`.execute(
    services.database.kysely,
  )
  services.wakeMailer()
  return true
}

/**
 * The same by phone: a code, entered where it was asked for. A number that nobody confirmed gets an answer, and no code ever fits: one
 * that was only typed at a sign-up may be somebody else's (readings, Routes).
 */
export const requestRecoveryCode = async (services: Services, phone: string, ip: string): Promise<OneTimeCode> => {
  const target = checkInput(forgotPasswordSchema, { by: 'PHONE', phone })
  const number = 'phone' in target ? target.phone : ''
  await throttle(services, 'recovery', ip)
  const owner = await services.database.kysely
    .selectFrom('player')
    .select('id')
    .where('phone', '=', number)
    .where('phone_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return requestCode(services, { purpose: 'recover', channel: 'PHONE', target: number, playerId: owner?.id })
}

/** Swaps a right code for the token that a reset takes. */
export const confirmRecoveryCode = async (services: Services, requestId: string, code: string): Promise<RecoveryCodeCheck> => {
  const tried = await tryCode(services, { requestId, code }, { purpose: 'recover', playerId: null })
  if (tried.outcome === 'WRONG') return { outcome: 'WRONG', triesLeft: tried.triesLeft, resetToken: null }
  if (tried.outcome === 'EXPIRED') return { outcome: 'EXPIRED', triesLeft: 0, resetToken: null }
  const resetToken = opaqueToken()
  await services.database.kysely
    .insertInto('password_reset')
    .values({ token_hash: hashToken(resetToken), player_id: tried.playerId, expires_at: secondsFromNow(CODE_RESET_MINUTES * 60) })
    .execute()
  return { outcome: 'VERIFIED', triesLeft: 0, resetToken }
}
