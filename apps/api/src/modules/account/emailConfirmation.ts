import { sql } from 'kysely'
import type { EmailConfirmationOutcome } from '../../graphql/resolvers.generated.ts'
import type { Services } from '../../services.ts'
import { hashToken } from '../../session/keys.ts'
import { throttle } from '../throttle.ts'
import { grantWelcome } from '../wallet/grantWelcome.ts'
import { databaseNow } from '../../kernel/databaseTime.ts'
import { retried } from '../../kernel/retry.ts'

/**
 * Confirms an address by the token of its email, once, and books the welcome grant in the same transaction. A token that was
 * never given out answers like one that is over.
 */
export const confirmEmail = ({ database }: Services, token: string): Promise<EmailConfirmationOutcome> =>
  retried(() =>
    database.kysely.transaction().execute(async (trx) => {
      const tokenHash = hashToken(token)
      const row = await trx
        .selectFrom('email_token')
        .innerJoin('player', 'player.id', 'email_token.player_id')
        .select((column) => [
          'email_token.player_id',
          'email_token.used_at',
          'player.email_confirmed_at',
          column('email_token.expires_at', '<=', databaseNow).as('is_over'),
        ])
        .where('email_token.token_hash', '=', tokenHash)
        .forUpdate(['player', 'email_token'])
        .executeTakeFirst()
      if (row?.used_at || row?.email_confirmed_at) return 'ALREADY_USED'
      if (!row || row.is_over) return 'EXPIRED'
      await trx.updateTable('email_token').set({ used_at: databaseNow }).where('token_hash', '=', tokenHash).execute()
      await trx.updateTable('player').set({ email_confirmed_at: databaseNow }).where('id', '=', row.player_id).execute()
      await grantWelcome(trx, row.player_id)
      return 'VERIFIED'
    }),
  )

/** Queues the email once more where the address waits for it. Known or not, the answer and the limits are the same. */
export const resendConfirmation = async (services: Services, email: string, ip: string): Promise<true> => {
  const address = email.trim().toLowerCase()
  await throttle(services, 'resend', ip)
  const mailbox = hashToken(address).toString('base64url')
  await throttle(services, 'confirmationTo', mailbox)
  await throttle(services, 'confirmationsTo', mailbox)
  await throttle(services, 'confirmationsToPerDay', mailbox)
  await sql`INSERT INTO outgoing_message (kind, player_id)
    SELECT 'confirm-email', id FROM player WHERE lower(email) = ${address} AND email_confirmed_at IS NULL`.execute(services.database.kysely)
  services.wakeMailer()
  return true
}
