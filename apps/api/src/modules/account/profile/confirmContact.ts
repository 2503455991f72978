import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { CodeChannel, CodeCheck, OneTimeCode } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { retried, sqlState } from '../../../kernel/retry.ts'
import { collision } from '../collision.ts'
import { playerById } from '../player.ts'
import { throttle } from '../../throttle.ts'
import { freshCode, requestCode, tryCode } from '../recovery/oneTimeCode.ts'
import { informOfChangedContact } from './changedContact.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Sends a code to the address or number that waits for its confirmation, else to the one that holds. An email or a text message costs
 * and may bother a stranger: nobody sends them without end by naming one target after the other.
 */
export const requestProfileCode = async (services: Services, playerId: string, channel: CodeChannel, ip: string): Promise<OneTimeCode> => {
  const player = await playerById(services, playerId)
  const target = channel === 'EMAIL' ? (player.pending_email ?? player.email) : (player.pending_phone ?? player.phone)
  const fresh = await freshCode(services, { channel, target, playerId })
  if (fresh) return fresh
  await throttle(services, 'codesBy', playerId)
  await throttle(services, 'codesFrom', ip)
  return requestCode(services, { purpose: 'confirm', channel, target, playerId })
}

interface Confirmed {
  readonly channel: CodeChannel
  readonly target: string
  readonly requestId: string
}

/**
 * Puts a confirmed address or number in place, and tells of it where another one stood there. One that changed again since the code was
 * sent is left alone.
 */
const settle = async (transaction: Transaction<Schema>, playerId: string, { channel, target, requestId }: Confirmed): Promise<void> => {
  const before = await transaction
    .selectFrom('player')
    .select(['email', 'phone'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const [held, pending, confirmed] =
    channel === 'EMAIL'
      ? [sql.ref('email'), sql.ref('pending_email'), sql.ref('email_confirmed_at')]
      : [sql.ref('phone'), sql.ref('pending_phone'), sql.ref('phone_confirmed_at')]
  const { numAffectedRows } =
    await sql`UPDATE player SET ${held} = ${target}, ${confirmed} = now(), ${pending} = NULLIF(${pending}, ${target})
    WHERE id = ${playerId} AND ${target} IN (${held}, ${pending})`.execute(transaction)
  const former = channel === 'EMAIL' ? before.email : before.phone
  if (numAffectedRows === 1n && former !== target)
    await informOfChangedContact(transaction, { playerId, channel, requestId, formerEmail: before.email })
}

/** Confirms by the code of this request and this player. Somebody else may have taken the address meanwhile: then 409. */
export const confirmProfileCode = async (services: Services, playerId: string, requestId: string, code: string): Promise<CodeCheck> => {
  const tried = await tryCode(services, { requestId, code }, { purpose: 'confirm', playerId })
  if (tried.outcome === 'WRONG') return { outcome: 'WRONG', triesLeft: tried.triesLeft, confirmed: null }
  if (tried.outcome === 'EXPIRED') return { outcome: 'EXPIRED', triesLeft: 0, confirmed: null }
  try {
    await retried(() =>
      services.database.kysely
        .transaction()
        .execute((transaction) => settle(transaction, playerId, { channel: tried.channel, target: tried.target, requestId })),
    )
  } catch (error) {
    const { email, phone, display_name: displayName } = await playerById(services, playerId)
    const wished = { email, phone, displayName, [tried.channel === 'EMAIL' ? 'email' : 'phone']: tried.target }
    throw (sqlState(error) === UNIQUE_VIOLATION && (await collision(services, wished, playerId))) || error
  }
  services.wakeMailer()
  return { outcome: 'VERIFIED', triesLeft: 0, confirmed: tried.target }
}
