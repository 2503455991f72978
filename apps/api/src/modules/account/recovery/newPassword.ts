import type { Kysely, Transaction } from 'kysely'
import { changePasswordInputSchema, newPasswordSchema } from '@lagoon/contract/account/recovery.rules'
import type { Schema } from '../../../db/schema.ts'
import type { ChangedPassword, ChangePasswordInput, PasswordResetOutcome } from '../../../graphql/resolvers.generated.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { refusals } from '../../../session/caller.ts'
import { endSessions } from '../../../session/endSessions.ts'
import { hashToken } from '../../../session/keys.ts'
import { passwordLimits } from '../../shell/webSettings.ts'
import { throttle } from '../../throttle.ts'
import { databaseNow } from '../../../kernel/databaseTime.ts'
import { retried } from '../../../kernel/retry.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { countAttempt, forgetAttempts, strangersBucket, triesAtHome } from '../loginAttempts.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { playerById } from '../player.ts'

interface NewPassword {
  readonly playerId: string
  readonly passwordHash: string
  /** Which sessions end: every one of the player, all but one, or none. */
  readonly ends: 'all' | 'none' | { readonly allBut: string }
}

/** Puts the new password in place, with everything that stops being good by it. Answers the sessions that ended. */
const replacePassword = async (trx: Transaction<Schema>, { playerId, passwordHash, ends }: NewPassword): Promise<readonly string[]> => {
  const changed = { password_hash: passwordHash, password_changed_at: databaseNow }
  await trx.updateTable('player').set(changed).where('id', '=', playerId).execute()
  const resets = trx.updateTable('password_reset').set({ used_at: databaseNow })
  await resets.where('player_id', '=', playerId).where('used_at', 'is', null).execute()
  const codes = trx.updateTable('one_time_code').set({ closed_at: databaseNow })
  await codes.where('player_id', '=', playerId).where('purpose', '=', 'recover').where('closed_at', 'is', null).execute()
  await trx.insertInto('outgoing_message').values({ kind: 'password-changed', player_id: playerId }).execute()
  if (ends === 'none') return []
  return endSessions(trx, { playerId, reason: 'password', allBut: ends === 'all' ? undefined : ends.allBut })
}

/** The reset of a token, while it is open. */
const openReset = (database: Kysely<Schema>, token: string) =>
  database
    .selectFrom('password_reset')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', databaseNow)

/** Whether a reset token still works. Used, expired and never given out are one answer. */
export const isResetOpen = async ({ database }: Services, token: string): Promise<boolean> => {
  return (await openReset(database.kysely, token).select('player_id').executeTakeFirst()) !== undefined
}

/** Sets a new password by the token of an email or of a confirmed code, once, and ends every session of the player. */
export const resetPassword = async (services: Services, token: string, typed: string, ip: string): Promise<PasswordResetOutcome> => {
  const { password } = checkInput(newPasswordSchema(passwordLimits), { password: typed })
  await throttle(services, 'resetPassword', ip)
  if (!(await isResetOpen(services, token))) return 'EXPIRED'
  const passwordHash = await hashPassword(password, ip, services.config.passwordCost)
  const done = await retried(() =>
    services.database.kysely.transaction().execute(async (trx) => {
      const reset = await openReset(trx, token)
        .innerJoin('player', 'player.id', 'password_reset.player_id')
        .select('password_reset.player_id')
        .forUpdate(['player', 'password_reset'])
        .executeTakeFirst()
      if (!reset) return undefined
      const { player_id: playerId } = reset
      return { playerId, ended: await replacePassword(trx, { playerId, passwordHash, ends: 'all' }) }
    }),
  )
  if (!done) return 'EXPIRED'
  services.wakeMailer()
  await forgetAttempts(services, strangersBucket(done.playerId))
  await services.hub.endSessions(done.ended)
  return 'DONE'
}

const wrongCurrentPassword = () => new Problem(403, 'WRONG_CURRENT_PASSWORD', 'That’s not your current password.')

interface Change {
  readonly playerId: string
  readonly sessionId: string
  /** What the current password was checked against. */
  readonly currentHash: string
}

/** Refuses a change whose password or session was taken away while the hashes were made: a reset must not be overwritten by one. */
const requireUnchanged = async (trx: Transaction<Schema>, { playerId, sessionId, currentHash }: Change): Promise<void> => {
  const player = await trx.selectFrom('player').select('password_hash').where('id', '=', playerId).forUpdate().executeTakeFirst()
  // Only now, under the lock: whoever replaces the password ends the sessions under the same one.
  const session = await trx.selectFrom('session').select('revoked_at').where('id', '=', sessionId).executeTakeFirst()
  if (session?.revoked_at !== null) throw refusals.sessionEnded()
  if (player?.password_hash !== currentHash) throw wrongCurrentPassword()
}

/** Changes the password of a logged-in player, who names the current one. Wrong ones are counted as at the log-in. */
export const changePassword = async (
  services: Services,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
  input: ChangePasswordInput,
): Promise<ChangedPassword> => {
  const { currentPassword, password, logOutOthers } = checkInput(changePasswordInputSchema(passwordLimits), input)
  const bucket = triesAtHome(playerId)
  await countAttempt(services, bucket)
  const { password_hash: currentHash } = await playerById(services, playerId)
  if (!(await verifyPassword(currentPassword, currentHash, playerId))) throw wrongCurrentPassword()
  await forgetAttempts(services, bucket)
  const passwordHash = await hashPassword(password, playerId, services.config.passwordCost)
  const ended = await retried(() =>
    services.database.kysely.transaction().execute(async (trx) => {
      await requireUnchanged(trx, { playerId, sessionId, currentHash })
      return replacePassword(trx, { playerId, passwordHash, ends: logOutOthers ? { allBut: sessionId } : 'none' })
    }),
  )
  services.wakeMailer()
  await services.hub.endSessions(ended)
  return { othersLoggedOut: logOutOthers }
}
