import { RESEND_AFTER_SECONDS } from '@lagoon/contract/account/recovery.rules'
import { sql } from 'kysely'
import { networkOf } from '../http/callerAddress.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

/**
 * Whose calls are counted together: those of one address (of version 6: of its network), of one player, of one session, or those that
 * reach one mailbox or phone.
 */
type Whose = 'address' | 'player' | 'session' | 'target'

interface Limit {
  readonly per: Whose
  readonly calls: number
  readonly seconds: number
  /** What a refusal says, where a moment is not enough. */
  readonly refusal?: string
}

const HOUR = 3_600
const DAY = 24 * HOUR

/** Every limit on how often something may be called; `floods.test.ts` tries each. A wrong password has its own (`loginAttempts.ts`). */
export const limits = {
  anonymousSession: { per: 'address', calls: 600, seconds: HOUR },
  captcha: { per: 'address', calls: 60, seconds: 600 },
  contact: { per: 'address', calls: 10, seconds: HOUR },
  codesFrom: { per: 'address', calls: 60, seconds: HOUR },
  contactsFrom: { per: 'address', calls: 100, seconds: HOUR },
  displayName: { per: 'address', calls: 10, seconds: 60 },
  fault: { per: 'address', calls: 30, seconds: 600 },
  keysFrom: { per: 'address', calls: 600, seconds: 600 },
  login: { per: 'address', calls: 120, seconds: 60 },
  pushTokenFrom: { per: 'address', calls: 300, seconds: HOUR },
  recovery: { per: 'address', calls: 60, seconds: HOUR },
  register: { per: 'address', calls: 100, seconds: HOUR },
  resend: { per: 'address', calls: 60, seconds: HOUR },
  resetPassword: { per: 'address', calls: 60, seconds: HOUR },
  sharedWin: { per: 'address', calls: 300, seconds: 600 },
  codesBy: { per: 'player', calls: 10, seconds: HOUR },
  contactsBy: { per: 'player', calls: 10, seconds: HOUR },
  cancelPayment: { per: 'player', calls: 30, seconds: 600 },
  checkPayment: { per: 'player', calls: 30, seconds: 60 },
  checkVerification: { per: 'player', calls: 30, seconds: 60 },
  findPayments: { per: 'player', calls: 20, seconds: 600 },
  keysBy: { per: 'player', calls: 600, seconds: 600 },
  launch: { per: 'player', calls: 60, seconds: 60 },
  ownLimit: { per: 'player', calls: 20, seconds: HOUR },
  purchase: { per: 'player', calls: 60, seconds: 600 },
  payoutAccount: { per: 'player', calls: 20, seconds: HOUR },
  pushToken: { per: 'player', calls: 60, seconds: HOUR },
  rates: { per: 'player', calls: 120, seconds: 600 },
  shareWin: { per: 'player', calls: 60, seconds: HOUR },
  startVerification: { per: 'player', calls: 30, seconds: 600 },
  stats: { per: 'player', calls: 30, seconds: 60 },
  ticket: { per: 'player', calls: 10, seconds: HOUR },
  ticketReply: { per: 'player', calls: 30, seconds: HOUR },
  tickets: { per: 'player', calls: 60, seconds: 60 },
  tip: { per: 'player', calls: 30, seconds: 60 },
  withdrawal: { per: 'player', calls: 30, seconds: 600 },
  refresh: { per: 'session', calls: 120, seconds: HOUR },
  codeTo: { per: 'target', calls: 1, seconds: RESEND_AFTER_SECONDS },
  codesTo: { per: 'target', calls: 5, seconds: HOUR },
  codesToPerDay: { per: 'target', calls: 10, seconds: DAY, refusal: 'Too many codes were requested today. Try again tomorrow.' },
  confirmationTo: { per: 'target', calls: 1, seconds: RESEND_AFTER_SECONDS },
  confirmationsTo: { per: 'target', calls: 5, seconds: HOUR },
  confirmationsToPerDay: {
    per: 'target',
    calls: 10,
    seconds: DAY,
    refusal: 'Too many confirmation emails were requested today. Try again tomorrow.',
  },
  resetTo: { per: 'target', calls: 1, seconds: RESEND_AFTER_SECONDS },
  resetsTo: { per: 'target', calls: 5, seconds: HOUR },
  resetsToPerDay: { per: 'target', calls: 10, seconds: DAY, refusal: 'Too many password resets were requested today. Try again tomorrow.' },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof limits

/**
 * Counts a call for `whom`, an address, a player's id or what stands for a target, in the database, so that all nodes agree; over the
 * limit it throws 429 with the seconds to wait.
 */
export const throttle = async ({ database }: Services, name: LimitName, whom: string): Promise<void> => {
  const { per, calls, seconds, refusal = 'Too many requests. Wait a moment, then try again.' }: Limit = limits[name]
  const counted = per === 'address' ? networkOf(whom) : whom
  const { rows } = await sql<{
    wait: number
  }>`SELECT take_throttle(${`${name}:${counted}`}, ${calls}::integer, ${seconds}::integer) AS wait`.execute(database.kysely)
  const retryAfterSeconds = rows[0]?.wait ?? 0
  if (retryAfterSeconds > 0) throw new Problem(429, 'TOO_MANY_REQUESTS', refusal, { retryAfterSeconds })
}
