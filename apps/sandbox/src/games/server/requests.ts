import type { IncomingMessage } from 'node:http'
import type * as v from 'valibot'
import { Refusal } from './problems.ts'
import type { Session, Sessions } from './sessions.ts'
import type { WalletAnswer } from './wallet.ts'

/** @throws {Refusal} BAD_REQUEST where the body has another shape. */
export const parsed = <T>(read: v.SafeParseResult<v.GenericSchema<unknown, T>>): T => {
  if (!read.success) throw new Refusal('BAD_REQUEST')
  return read.output
}

/** @throws {Refusal} where the wallet refused or did not answer. */
export const answered = <Reply>(answer: WalletAnswer<Reply>): Reply => {
  if (answer.kind === 'refused') throw new Refusal(answer.problem, answer.balance)
  if (answer.kind === 'unknown') throw new Refusal('PLATFORM_AWAY')
  return answer.reply
}

/** The session whose token a request bears. It throws a Refusal SESSION_ENDED where there is none. */
export const bearerIn =
  (sessions: Sessions) =>
  (request: IncomingMessage): Session => {
    const session = sessions.find(/^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!session) throw new Refusal('SESSION_ENDED')
    return session
  }
