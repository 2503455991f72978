import { randomUUID } from 'node:crypto'
import { changePasswordAddress } from '@lagoon/contract/account/addresses'
import { loginSchema } from '@lagoon/contract/account/account.rules'
import type { LoginInput, SessionTokens } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { beginSession, type Device } from '../../session/session.ts'
import { notify } from '../../notifications/notify.ts'
import { throttle } from '../throttle.ts'
import { checkInput } from '../../kernel/checkInput.ts'
import { attemptBucket, countAttempt, countForAccount, forgetAttempts } from './loginAttempts.ts'
import { verifyPassword } from './password.ts'
import { playerByIdentifier, shownPlayer } from './player.ts'

const wrongCredentials = () => new Problem(401, 'WRONG_CREDENTIALS', 'Email, display name, or password is incorrect.')

/** Logs a player in. An account that does not exist takes as long and says the same as a wrong password. */
export const login = async (services: Services, input: LoginInput, device: Device): Promise<SessionTokens> => {
  const { identifier, password } = checkInput(loginSchema, { identifier: input.identifier, password: input.password })
  await throttle(services, 'login', device.ip)
  const player = await playerByIdentifier(services, identifier)
  const bucket = await attemptBucket(services, player, identifier, device.ip)
  await countAttempt(services, bucket)
  await countForAccount(services, player)
  const isRight = await verifyPassword(password, player?.password_hash, device.ip, services.config.passwordCost)
  if (!player || !isRight) throw wrongCredentials()
  await forgetAttempts(services, bucket)
  if (!player.email_confirmed_at)
    throw new Problem(403, 'EMAIL_NOT_CONFIRMED', 'Confirm your email first: open the link in the email we sent you.', {
      facts: { email: player.email },
    })
  const verified = { playerId: player.id, passwordHash: player.password_hash }
  const session = await beginSession(services, verified, device, input.logOutOthers ?? false)
  if (!session.begun)
    throw session.because === 'password-replaced'
      ? wrongCredentials()
      : new Problem(406, 'LOGGED_IN_ELSEWHERE', 'You are already logged in on other devices.')
  await services.hub.endSessions(session.ended, { id: randomUUID(), topic: 'loggedOut', reason: 'other-device' })
  if (session.ended.length > 0)
    await notify(services.database.kysely, {
      playerId: player.id,
      key: `log-in:${session.ended.join()}`,
      topic: 'SECURITY',
      title: 'You were logged out on your other devices',
      text: 'Someone logged in with your password and logged out your other devices. If it wasn’t you, change your password now.',
      href: changePasswordAddress,
    })
  return { ...session.tokens, player: shownPlayer(player) }
}
