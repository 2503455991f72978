import { randomBytes } from 'node:crypto'
import { beginSession, type TokenPair } from '../../src/session/session.ts'
import type { TestNode } from './node.ts'

export const PASSWORD = 'Tide-Pool-9'

export interface SignUp {
  readonly firstName: string
  readonly lastName: string
  readonly displayName: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly termsAccepted: boolean
  readonly ageAcknowledged: boolean
  readonly specialOffers: boolean
}

/** What somebody new types into the form; different each time. */
export const signUp = (overrides: Partial<SignUp> = {}): SignUp => {
  const name = `tide_${randomBytes(5).toString('hex')}`
  return {
    firstName: 'Ada',
    lastName: "O'Brien",
    displayName: name,
    email: `${name}@example.com`,
    phone: `+1${BigInt(`0x${randomBytes(6).toString('hex')}`)
      .toString()
      .padStart(10, '5')
      .slice(-10)}`,
    password: PASSWORD,
    termsAccepted: true,
    ageAcknowledged: true,
    specialOffers: false,
    ...overrides,
  }
}

/** Asks until the answer is there, at most ten seconds. */
export const eventually = async <T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error('it did not happen within ten seconds')
}

/** The token of the newest email to an address. */
export const tokenOfEmail = (node: TestNode, email: string): Promise<string> =>
  eventually(() => /email-verification\/([\w-]+)/.exec(node.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1])

/** A player who registered and confirmed the address. */
export const confirmedPlayer = async (node: TestNode): Promise<SignUp> => {
  const account = signUp()
  await node.call('Register', { input: account })
  await node.call('ConfirmEmail', { token: await tokenOfEmail(node, account.email) })
  return account
}

export interface LoggedIn {
  readonly accessToken: string
  readonly refreshToken: string
  readonly player: { readonly id: string }
}

export const logIn = async (node: TestNode, identifier: string, logOutOthers = false): Promise<LoggedIn> => {
  const { body } = await node.call('Login', { input: { identifier, password: PASSWORD, logOutOthers } })
  if (!body.data) throw new Error(`the log-in was refused: ${JSON.stringify(body)}`)
  return (body.data as unknown as { login: LoggedIn }).login
}

/** A session without a log-in, whose password hash would be most of the time and whose limits are for others; the player's others end. */
export const sessionOf = async ({ app }: TestNode, playerId: string, userAgent = ''): Promise<TokenPair> => {
  const players = app.services.database.kysely.selectFrom('player').where('id', '=', playerId)
  const { password_hash: passwordHash } = await players.select('password_hash').executeTakeFirstOrThrow()
  const beginning = await beginSession(app.services, { playerId, passwordHash }, { ip: '127.0.0.1', userAgent }, true)
  if (!beginning.begun) throw new Error(`the session did not begin: ${beginning.because}`)
  return beginning.tokens
}
