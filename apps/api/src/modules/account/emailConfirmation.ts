import { sql } from 'kysely'
import type { EmailConfirmationOutcome } from '../../graphql/resolvers.generated.ts'
import type { Services } from '../../services.ts'
import { hashToken } from '../../session/keys.ts'
import { throttle } from '../throttle.ts'
import { grantWelcome } from '../wallet/grantWelcome.ts'
import { retried } from '../../kernel/retry.ts'

interface TokenRow {
  readonly player_id: string
  readonly used: boolean
  readonly expired: boolean
}

/**
 * Confirms an address by the token of its letter, once, and books the welcome grant in the same transaction. A token that was
 * never given out answers like one that is over.
 */
export const confirmEmail = ({ database }: Services, token: string): Promise<EmailConfirmationOutcome> =>
  retried(() =>
    database.kysely.transaction().execute(async (trx) => {
      const tokenHash = hashToken(token)
      const { rows } = await sql<TokenRow>`
      SELECT t.player_id, (t.used_at IS NOT NULL OR p.email_confirmed_at IS NOT NULL) AS used, t.expires_at <= now() AS expired
      FROM email_token t JOIN player p ON p.id = t.player_id WHERE t.token_hash = ${tokenHash} FOR UPDATE OF p, t`.execute(trx)
      const row = rows[0]
      if (row?.used) return 'ALREADY_USED'
      if (!row || row.expired) return 'EXPIRED'
      await sql`UPDATE email_token SET used_at = now() WHERE token_hash = ${tokenHash}`.execute(trx)
      await sql`UPDATE player SET email_confirmed_at = now() WHERE id = ${row.player_id}`.execute(trx)
      await grantWelcome(trx, row.player_id)
      return 'VERIFIED'
    }),
  )

/** Queues the letter once more where the address waits for it. Known or not, the answer and the limits are the same. */
export const resendConfirmation = async (services: Services, email: string, ip: string): Promise<true> => {
  const address = email.trim().toLowerCase()
  await throttle(services, 'resend', ip)
  const mailbox = hashToken(address).toString('base64url')
  await throttle(services, 'confirmationTo', mailbox)
  await throttle(services, 'confirmationsTo', mailbox)
  await sql`INSERT INTO letter (kind, player_id)
    SELECT 'confirm-email', id FROM player WHERE lower(email) = ${address} AND email_confirmed_at IS NULL`.execute(services.database.kysely)
  services.wakePostman()
  return true
}
