import { code, type RuleCode } from '@lagoon/contract/rules/rule'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import type { StepUpInput } from '../../../graphql/resolvers.generated.ts'
import { databaseNow } from '../../../kernel/databaseTime.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { countAttempt, forgetAttempts, triesAtHome } from '../../account/loginAttempts.ts'
import { verifyPassword } from '../../account/password.ts'
import { playerById } from '../../account/player.ts'
import { requestCode, tryCode } from '../../account/recovery/oneTimeCode.ts'
import { throttle } from '../../throttle.ts'

const wrong = (field: 'password' | 'code', rule: RuleCode): Problem =>
  new Problem(400, 'BAD_INPUT', 'Please check the highlighted fields.', { fields: [{ field, code: rule, message: ruleWords[rule] }] })

/** Sends a code to the address of the account: whoever holds the session only does not read it. */
export const requestStepUpCode = async (services: Services, playerId: string, ip: string): Promise<true> => {
  await throttle(services, 'codesBy', playerId)
  await throttle(services, 'codesFrom', ip)
  const { email } = await playerById(services, playerId)
  await requestCode(services, { purpose: 'step-up', channel: 'EMAIL', target: email, playerId })
  return true
}

const checkPassword = async (services: Services, playerId: string, password: string): Promise<void> => {
  const bucket = triesAtHome(playerId)
  await countAttempt(services, bucket)
  const { password_hash: hash } = await playerById(services, playerId)
  if (!(await verifyPassword(password, hash, playerId))) throw wrong('password', code('invalid'))
  await forgetAttempts(services, bucket)
}

const checkCode = async (services: Services, playerId: string, typed: string): Promise<void> => {
  const latest = await services.database.kysely
    .selectFrom('one_time_code')
    .select('id')
    .where('purpose', '=', 'step-up')
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', databaseNow)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const tried = await tryCode(services, { requestId: latest?.id ?? '', code: typed }, { purpose: 'step-up', playerId })
  if (tried.outcome === 'WRONG') throw wrong('code', code('invalid'))
  if (tried.outcome === 'EXPIRED') throw wrong('code', code('expired'))
}

/**
 * That it is the player, and not somebody with their session: by the password, whose wrong tries are counted as at a change of it, or by
 * the code of `requestStepUpCode`, which is good once and for five tries.
 * @throws {Problem} 403 STEP_UP_REQUIRED where neither was given; 400 BAD_INPUT with field `password` or `code`; 429 LOCKED_OUT
 */
export const requireStepUp = async (services: Services, playerId: string, stepUp: StepUpInput | null | undefined): Promise<void> => {
  if (stepUp?.password) return checkPassword(services, playerId, stepUp.password)
  if (stepUp?.code) return checkCode(services, playerId, stepUp.code)
  throw new Problem(403, 'STEP_UP_REQUIRED', 'Confirm that it’s you: enter your password, or the code that we email you.')
}
