import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn, PASSWORD, signUp, tokenOfEmail } from '../../../test/support/accounts.ts'
import { onceVerified } from '../../../test/support/onceVerified.ts'
import { owaspCost } from '../../config/passwordCost.ts'
import { documentIdOf, startNode, type TestNode } from '../../../test/support/node.ts'
import { plant } from '../../../test/support/plant.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ trustProxy: true })
})
afterAll(() => node?.app.stop())

const query = <T>(text: ReturnType<typeof sql<T>>) => text.execute(node.app.services.database.kysely)
const login = (identifier: string, password: string, extra: Record<string, unknown> = {}) =>
  node.call('Login', { input: { identifier, password, ...extra } })
const confirm = async (token: string) => (await node.call('ConfirmEmail', { token })).body.data

describe('a sign-up', () => {
  it('is checked by the rules of the form, every field at once', async () => {
    const wrong = { firstName: ' ', displayName: 'a-b', email: 'ada@', phone: '1234567', password: 'short', termsAccepted: false }
    const { status, body } = await node.call('Register', { input: { ...signUp(), ...wrong } })
    expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
    expect(body.fieldErrorDetails?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'firstName required',
      'displayName characters',
      'email invalid',
      'phone tooShort',
      'password tooShort',
      'termsAccepted mustAccept',
    ])
  })

  it('says in the words of the specification what is taken, whatever the case and the spaces', async () => {
    const taken = signUp({ phone: '+1 (415) 555-2671' })
    expect((await node.call('Register', { input: taken })).body.data).toEqual({ register: { email: taken.email } })
    const again = (overrides: Parameters<typeof signUp>[0]) => node.call('Register', { input: signUp(overrides) })
    expect((await again({ email: taken.email.toUpperCase() })).body).toMatchObject({
      status: 409,
      code: 'EMAIL_IN_USE',
      message: 'Email Id is already in use.',
    })
    expect((await again({ phone: '+14155552671' })).body).toMatchObject({
      status: 409,
      code: 'PHONE_REGISTERED',
      message: 'Your phone number is already registered',
    })
    expect((await again({ displayName: taken.displayName.toUpperCase() })).body).toMatchObject({ status: 409, code: 'DISPLAY_NAME_TAKEN' })
    const available = async (displayName: string) => (await node.call('DisplayNameAvailability', { displayName })).body.data
    expect(await available(taken.displayName.toUpperCase())).toEqual({ displayNameAvailability: 'TAKEN' })
    expect(await available('somebody_else')).toEqual({ displayNameAvailability: 'AVAILABLE' })
  })

  it('keeps the password as a hash of the cost that the platform is set to', async () => {
    const dear = await startNode({ passwordCost: owaspCost })
    const account = signUp()
    await dear.call('Register', { input: account })
    const { password_hash: hash } = await dear.app.services.database.kysely
      .selectFrom('player')
      .select('password_hash')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow()
    await dear.app.stop()
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('makes one account of ten that arrive together', async () => {
    const account = signUp()
    const answers = await Promise.all(Array.from({ length: 10 }, () => node.call('Register', { input: account })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('stands while the mail server is down, and sends the email when it is back', async () => {
    const account = signUp()
    node.mailIsDown(true)
    expect((await node.call('Register', { input: account })).status).toBe(200)
    await eventually(() => (node.logged().includes('could not be handed over') ? true : undefined))
    node.mailIsDown(false)
    await query(sql`UPDATE outgoing_message SET due_at = now()`)
    expect(await confirm(await tokenOfEmail(node, account.email))).toEqual({ confirmEmail: { outcome: 'VERIFIED' } })
  })
})

describe('a confirmation', () => {
  it('works once and books the welcome grant once', async () => {
    const account = signUp()
    await node.call('Register', { input: account })
    expect((await login(account.email, PASSWORD)).body).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_CONFIRMED',
      facts: { email: account.email },
    })
    const token = await tokenOfEmail(node, account.email)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(outcomes.map((data) => JSON.stringify(data).includes('VERIFIED')).filter(Boolean)).toHaveLength(1)
    expect(await confirm(token)).toEqual({ confirmEmail: { outcome: 'ALREADY_USED' } })
    const { accessToken } = await logIn(node, account.displayName.toUpperCase())
    const sheet = (await node.call('Balances', {}, accessToken)).body.data as unknown as { balances: { tokens: unknown[] } }
    expect(sheet.balances.tokens).toEqual(
      expect.arrayContaining([
        { kind: 'GAME', amount: '1000000' },
        { kind: 'SWEEP', amount: '500' },
      ]),
    )
  })

  it('is over after a day, and a new email can be asked for, once a minute, known or not', async () => {
    const account = signUp()
    await node.call('Register', { input: account })
    const token = await tokenOfEmail(node, account.email)
    await query(sql`UPDATE email_token SET expires_at = now()`)
    expect(await confirm(token)).toEqual({ confirmEmail: { outcome: 'EXPIRED' } })
    expect(await confirm('never-given-out')).toEqual({ confirmEmail: { outcome: 'EXPIRED' } })
    const before = node.emails.length
    for (const email of [account.email, 'stranger@example.com']) {
      expect((await node.call('ResendConfirmation', { email })).body.data).toEqual({ resendConfirmation: true })
      expect((await node.call('ResendConfirmation', { email })).body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    }
    await eventually(() => (node.emails.length > before ? true : undefined))
    expect(node.emails.slice(before).map(({ to }) => to)).toEqual([account.email])
    expect(await confirm(await tokenOfEmail(node, account.email))).toEqual({ confirmEmail: { outcome: 'VERIFIED' } })
  })

  it('comes in an email that names the player and can be read without pictures', async () => {
    const account = signUp({ firstName: 'Zoë' })
    await node.call('Register', { input: account })
    const token = await tokenOfEmail(node, account.email)
    const email = node.emails.find(({ to }) => to === account.email)
    expect(email?.text).toContain(`Hello Zoë,`)
    expect(email?.text).toContain(`http://lagoon.test/email-verification/${token}`)
    expect(email?.html).toContain(`href="http://lagoon.test/email-verification/${token}"`)
    expect(email?.html).not.toMatch(/<img|src=/)
  })
})

const from = (ip: string, identifier: string, password: string) =>
  node.post('/graphql/login', JSON.stringify({ documentId: documentIdOf('Login'), variables: { input: { identifier, password } } }), {
    'x-forwarded-for': `6.6.6.6, ${ip}`,
  })

/** Row M1: an attack on one account from eight addresses under both of its names, and its owner in the middle of it. */
const underAttack = async () => {
  const account = await confirmedPlayer(node)
  const names = [account.email, account.displayName.toUpperCase(), account.email.toUpperCase()]
  const home = await from('10.0.0.1', account.email, PASSWORD)
  await query(sql`UPDATE session SET revoked_at = now(), revoked_reason = 'logout' WHERE revoked_at IS NULL`)
  const tries = []
  for (let number = 0; number < 8; number += 1)
    tries.push(await from(`203.0.113.${number}`, names[number % names.length] ?? '', `Wrong-Password-${number}`))
  const shut = tries.at(-1)
  const wait = shut?.body.retryAfterSeconds ?? 0
  return {
    home: home.status,
    tries: tries.map(({ status }) => status),
    code: shut?.body.code,
    waits: wait > 50 && shut?.headers.get('retry-after') === String(wait),
    'right from elsewhere': (await from('198.51.100.7', account.email, PASSWORD)).status,
    'right from the known device': (await from('10.0.0.1', account.email, PASSWORD)).status,
  }
}
const asItShould = {
  home: 200,
  tries: [401, 401, 401, 401, 401, 429, 429, 429],
  code: 'LOCKED_OUT',
  waits: true,
  'right from elsewhere': 429,
  'right from the known device': 200,
}

const fiftyAtOnce = async () => {
  const account = await confirmedPlayer(node)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) => from(`203.0.113.${number}`, account.email, 'Wrong-Password-1')),
  )
  return answers.filter(({ status }) => status === 401).length
}

const fewInAnHour = async () => {
  let accepted = 0
  await query(sql`DELETE FROM login_attempt`)
  for (let minute = 0; minute < 60; minute += 1) {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { rows } = await query(sql<{ wait: number }>`SELECT take_login_attempt('\\x0a') AS wait`)
      if (rows[0]?.wait === 0) accepted += 1
    }
    await query(sql`UPDATE login_attempt SET last_at = last_at - interval '1 minute', locked_until = locked_until - interval '1 minute'`)
  }
  return accepted > 5 && accepted < 20
}

const atMostAHundred = async () => {
  const account = await confirmedPlayer(node)
  const { player } = await logIn(node, account.email)
  await query(sql`INSERT INTO session (player_id, expires_at, ip, revoked_at, revoked_reason)
    SELECT ${player.id}, now(), '192.0.2.' || n, now(), 'logout' FROM generate_series(1, 60) AS n`)
  let checked = 0
  for (let address = 1; address <= 60; address += 1) {
    const answers = await Promise.all([1, 2].map(() => from(`192.0.2.${address}`, account.email, 'Wrong-Password-1')))
    checked += answers.filter(({ status }) => status === 401).length
  }
  return checked > 90 && checked <= 100
}

describe('a log-in', () => {
  it('M1 says the same for a wrong password and for nobody', async () => {
    const { email } = await confirmedPlayer(node)
    const wrong = await login(email, 'Wrong-Password-1')
    expect(wrong.body).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' })
    expect((await login('nobody@example.com', 'Wrong-Password-1')).body).toEqual(wrong.body)
  })

  it('M1 is shut after five wrong passwords from anywhere, under every name of the account, but not for the owner’s known device', async () => {
    expect(await underAttack()).toEqual(asItShould)
  })

  it('M1 is shut for nobody too, so that an account is not told from none', async () => {
    const statuses = []
    for (let number = 0; number < 6; number += 1) statuses.push((await from('203.0.113.9', 'no_such_player', 'x')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('M1 counts fifty that arrive together', async () => {
    expect(await fiftyAtOnce()).toBe(5)
  })

  it('M1 lets fewer than twenty wrong passwords an hour through, however they are spread', async () => {
    expect(await fewInAnHour()).toBe(true)
  })

  it('M1 takes at most a hundred an hour even from addresses that all know the player', async () => {
    expect(await atMostAHundred()).toBe(true)
  })

  it('asks before it logs other devices out, and tells them', async () => {
    const account = await confirmedPlayer(node)
    const first = await logIn(node, account.email)
    expect((await login(account.email, PASSWORD)).body).toMatchObject({ status: 406, code: 'LOGGED_IN_ELSEWHERE' })
    expect((await node.call('Me', {}, first.accessToken)).status).toBe(200)
    const second = await logIn(node, account.email, true)
    expect((await node.call('Me', {}, first.accessToken)).body).toMatchObject({ status: 406, code: 'LOGGED_OUT_ELSEWHERE' })
    expect((await node.call('RefreshSession', { refreshToken: first.refreshToken })).body).toMatchObject({
      status: 401,
      code: 'SESSION_ENDED',
    })
    expect((await node.call('Me', {}, second.accessToken)).body.data).toMatchObject({
      me: { displayName: account.displayName, idVerified: false, lobbyCode: 'lagoon', level: 1 },
    })
  })

  it('is refused where the password was replaced while it was looked at', async () => {
    const { email } = await confirmedPlayer(node)
    const replaced = `UPDATE player SET password_hash = password_hash || 'A' WHERE email = '${email}'`
    const answer = await onceVerified(node, replaced, () => login(email, PASSWORD))
    expect(answer.body).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' })
    const { rows } = await query(
      sql<{ count: number }>`SELECT count(*)::integer FROM session JOIN player ON player.id = player_id WHERE email = ${email}`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  it('is answered on its path even beside a dead token', async () => {
    const account = await confirmedPlayer(node)
    const body = JSON.stringify({
      documentId: documentIdOf('Login'),
      variables: { input: { identifier: account.email, password: PASSWORD } },
    })
    expect((await node.post('/graphql/login', body, { authorization: 'Bearer dead' })).status).toBe(200)
  })
})

describe('G5 a long password', () => {
  it.each([
    ['64 letters', `Aa1!${'x'.repeat(60)}`],
    ['spaces at both ends and between', '  Moonlit  tide 1!  '],
    ['64 emoji and letters', `Aa1!${'🐙'.repeat(60)}`],
    ['scripts mixed', `Aa1!${'水Ωя'.repeat(20)}`],
  ])('G5 is taken whole, and logs in whole: %s', async (_, password) => {
    const account = signUp({ password })
    await node.call('Register', { input: account })
    await confirm(await tokenOfEmail(node, account.email))
    const cutOrTrimmed = [[...password].slice(0, -1).join(''), password.slice(0, 32), password.trim(), `${password} `]
    for (const almost of cutOrTrimmed.filter((text) => text !== password)) expect((await login(account.email, almost)).status).toBe(401)
    await query(sql`DELETE FROM login_attempt`)
    expect((await login(account.email, password)).status).toBe(200)
  })

  it('G5 is refused over the longest, and not cut', async () => {
    const { body } = await node.call('Register', { input: signUp({ password: `Aa1!${'🐙'.repeat(61)}` }) })
    expect(body.fieldErrorDetails).toMatchObject([{ field: 'password', code: 'tooLong' }])
  })
})

describe('M1 the row of the log-in catches', () => {
  it.each([
    ['a try that is not counted', 'take_login_attempt', 'v.failures + 1', 'v.failures', underAttack, asItShould],
    ['a lock that never shuts', 'take_login_attempt', 'v.locked_until > clock_timestamp()', 'false', underAttack, asItShould],
    ['tries that together count as one', 'take_login_attempt', 'v.failures + 1', 'LEAST(4, v.failures + 1)', fiftyAtOnce, 5],
    [
      'a lock that does not grow',
      'take_login_attempt',
      /LEAST\(interval '15 minutes'.*?\) END/s,
      "interval '10 seconds' END",
      fewInAnHour,
      true,
    ],
    ['an account without a limit of its own', 'take_throttle', 'v.hits <= p_limit', 'true', atMostAHundred, true],
  ] as const)('%s', async (_bug, name, from_, to, run, right) => {
    const { kysely } = node.app.services.database
    const { rows } = await sql<{ source: string }>`SELECT pg_get_functiondef(${name}::regproc) AS source`.execute(kysely)
    await plant(kysely, name, from_, to)
    const outcome = await run()
    await sql.raw(rows[0]?.source ?? '').execute(kysely)
    expect(outcome).not.toEqual(right)
  })
})
