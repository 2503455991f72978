import { sql } from 'kysely'
import {
  oneTimeCodeFormSchema,
  ONE_TIME_CODE_MINUTES,
  ONE_TIME_CODE_TRIES,
  RESEND_AFTER_SECONDS,
} from '@lagoon/contract/account/recovery.rules'
import type { CodeChannel, OneTimeCode } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { codeKey, hashToken } from '../../../session/keys.ts'
import { throttle } from '../../throttle.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { databaseNow, secondsFromNow } from '../../../kernel/databaseTime.ts'
import { isUuid } from '../../../kernel/uuid.ts'

type Purpose = 'recover' | 'confirm' | 'step-up'

export interface CodeRequest {
  readonly purpose: Purpose
  readonly channel: CodeChannel
  /** Address or number as it is kept. */
  readonly target: string
  /** Whose target it is; undefined: nobody's. The answer does not tell. */
  readonly playerId: string | undefined
}

const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
/** The last four digits, grouped as the number is written where it comes from. */
const maskedPhone = (phone: string): string =>
  `••• ••• ${/^\+1\d{10}$/.test(phone) ? phone.slice(-4) : `${phone.slice(-4, -2)} ${phone.slice(-2)}`}`

/** At most one code a minute, five an hour and ten a day to the same address or number, whoever asks for it. */
const limitCodes = async (services: Services, { purpose, target }: CodeRequest): Promise<void> => {
  const whom = `${purpose}:${hashToken(target).toString('base64url')}`
  await throttle(services, 'codeTo', whom)
  await throttle(services, 'codesTo', whom)
  await throttle(services, 'codesToPerDay', whom)
}

const shown = (request: Pick<CodeRequest, 'channel' | 'target'>, row: { id: string; expires_at: Date; created_at: Date }): OneTimeCode => ({
  requestId: row.id,
  channel: request.channel,
  maskedTo: request.channel === 'EMAIL' ? maskedEmail(request.target) : maskedPhone(request.target),
  expiresAt: row.expires_at.toISOString(),
  resendAt: new Date(row.created_at.getTime() + RESEND_AFTER_SECONDS * 1_000).toISOString(),
})

/** The player's own request to the same place that is less than a minute old: who reloads the page enters the code that is on its way. */
export const freshCode = async (
  { database }: Services,
  { channel, target, playerId }: Omit<CodeRequest, 'purpose'>,
): Promise<OneTimeCode | undefined> => {
  const row = await database.kysely
    .selectFrom('one_time_code')
    .select(['id', 'expires_at', 'created_at'])
    .where('purpose', '=', 'confirm')
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('player_id', '=', playerId ?? null)
    .where('closed_at', 'is', null)
    .where('tries', '<', ONE_TIME_CODE_TRIES)
    .where('created_at', '>', secondsFromNow(-RESEND_AFTER_SECONDS))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && shown({ channel, target }, row)
}

/** Opens a request for a code and queues its sending; an earlier code to the same place is over with that. */
export const requestCode = async (services: Services, request: CodeRequest): Promise<OneTimeCode> => {
  await limitCodes(services, request)
  const { purpose, channel, target, playerId } = request
  const row = await services.database.kysely.transaction().execute(async (trx) => {
    const player_id = playerId ?? null
    await trx
      .updateTable('one_time_code')
      .set({ closed_at: databaseNow })
      .where('purpose', '=', purpose)
      .where('target', '=', target)
      .where('player_id', 'is not distinct from', player_id)
      .where('closed_at', 'is', null)
      .execute()
    const made = await trx
      .insertInto('one_time_code')
      .values({ purpose, channel, target, player_id, expires_at: secondsFromNow(ONE_TIME_CODE_MINUTES * 60) })
      .returning(['id', 'expires_at', 'created_at'])
      .executeTakeFirstOrThrow()
    if (playerId !== undefined)
      await trx.insertInto('outgoing_message').values({ kind: 'one-time-code', player_id: playerId, code_id: made.id }).execute()
    return made
  })
  services.wakeMailer()
  return shown(request, row)
}

export type CodeTry =
  | { readonly outcome: 'VERIFIED'; readonly playerId: string; readonly channel: CodeChannel; readonly target: string }
  | { readonly outcome: 'WRONG'; readonly triesLeft: number }
  | { readonly outcome: 'EXPIRED' }

interface TryRow {
  readonly outcome: CodeTry['outcome']
  readonly tries_left: number
  readonly player_id: string
  readonly channel: CodeChannel
  readonly target: string
}

/** Tries a code against its own request, and with `playerId` only where that player asked for it. */
export const tryCode = async (
  { database, config }: Services,
  typed: { readonly requestId: string; readonly code: string },
  bound: { readonly purpose: Purpose; readonly playerId: string | null },
): Promise<CodeTry> => {
  const { code } = checkInput(oneTimeCodeFormSchema, { code: typed.code })
  if (!isUuid(typed.requestId)) return { outcome: 'EXPIRED' }
  const requestId = typed.requestId.toLowerCase()
  const { rows } = await sql<TryRow>`SELECT * FROM try_code(${requestId}, ${bound.purpose}, ${bound.playerId}::uuid,
    ${codeKey(config.tokenSecret, requestId, code)}, ${ONE_TIME_CODE_TRIES}::integer)`.execute(database.kysely)
  const row = rows[0]
  switch (row?.outcome) {
    case 'VERIFIED':
      return { outcome: 'VERIFIED', playerId: row.player_id, channel: row.channel, target: row.target }
    case 'WRONG':
      return { outcome: 'WRONG', triesLeft: row.tries_left }
    default:
      return { outcome: 'EXPIRED' }
  }
}
