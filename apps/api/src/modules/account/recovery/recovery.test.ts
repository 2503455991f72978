import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn, PASSWORD } from '../../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { onceVerified } from '../../../../test/support/onceVerified.ts'
import { codeSentTo, playerWithPhone, resetTokenOf, type AskedCode } from '../../../../test/support/recovery.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

const NEW = 'Harbour-7-Lights'
const query = <T>(text: ReturnType<typeof sql<T>>) => text.execute(node.app.services.database.kysely)
const login = (identifier: string, password: string) => node.call('Login', { input: { identifier, password } })
const forget = (email: string) => node.call('ForgotPassword', { email })
const askByPhone = async (phone: string): Promise<AskedCode> =>
  ((await node.call('RequestRecoveryCode', { phone })).body.data as unknown as { requestRecoveryCode: AskedCode }).requestRecoveryCode
const reset = async (token: string, password = NEW) => (await node.call('ResetPassword', { token, password })).body.data
const done = { resetPassword: { outcome: 'DONE' } }
const expired = { resetPassword: { outcome: 'EXPIRED' } }
const isOpen = async (token: string) => (await node.call('PasswordResetIsOpen', { token })).body.data

describe('a forgotten password', () => {
  it('is asked about with the same answer for an address that nobody has, which gets no email', async () => {
    const { email } = await confirmedPlayer(node)
    const before = node.emails.length
    for (const address of [email.toUpperCase(), 'nobody@example.com']) {
      expect((await forget(address)).body).toEqual({ data: { forgotPassword: true } })
      expect((await forget(address)).body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) })
    }
    await resetTokenOf(node, email)
    expect(node.emails.slice(before).map(({ to }) => to)).toEqual([email])
    expect((await forget('nobody@')).body.fieldErrorDetails).toMatchObject([{ field: 'email', code: 'invalid' }])
  })

  it('gets ten links a day at most, known or not', async () => {
    const { email } = await confirmedPlayer(node)
    const before = node.emails.length
    const anHourLater = () =>
      query(sql`UPDATE throttle SET window_start = window_start - interval '61 minutes' WHERE bucket NOT LIKE 'resetsToPerDay:%'`)
    for (const address of [email, 'nobody.today@example.com']) {
      for (let sent = 0; sent < 10; sent += 1) {
        await anHourLater()
        expect((await forget(address)).status).toBe(200)
      }
      await anHourLater()
      const { body } = await forget(address)
      expect(body).toMatchObject({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many password resets were requested today. Try again tomorrow.',
      })
      expect(body.retryAfterSeconds).toBeGreaterThan(23 * 3_600)
    }
    await eventually(() => (node.emails.length >= before + 10 ? true : undefined))
    expect(node.emails.slice(before).map(({ to }) => to)).toEqual(Array(10).fill(email))
  })

  it('is replaced by the link, once, and every session of the player ends', async () => {
    const account = await confirmedPlayer(node)
    const { accessToken, refreshToken } = await logIn(node, account.email)
    await forget(account.email)
    const token = await resetTokenOf(node, account.email)
    expect(await isOpen(token)).toEqual({ passwordResetIsOpen: true })
    expect((await login(account.email, PASSWORD)).status).toBe(406)

    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)))
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(done))).toHaveLength(1)
    expect(await reset(token)).toEqual(expired)
    expect(await isOpen(token)).toEqual({ passwordResetIsOpen: false })
    expect((await node.call('Me', {}, accessToken)).body).toMatchObject({ status: 401, code: 'SESSION_ENDED' })
    expect((await node.call('RefreshSession', { refreshToken })).status).toBe(401)
    expect((await login(account.email, PASSWORD)).status).toBe(401)
    expect((await login(account.email, NEW)).status).toBe(200)
    await eventually(() => node.emails.find(({ to, subject }) => to === account.email && subject === 'Your password was changed'))
  })

  it('keeps the old one when the link is over half an hour old, when the new one is weak, and when a newer reset was done', async () => {
    const account = await confirmedPlayer(node)
    await forget(account.email)
    const token = await resetTokenOf(node, account.email)
    const { rows } = await query(
      sql<{ minutes: number }>`SELECT extract(epoch FROM max(expires_at) - now())::float8 / 60 AS minutes FROM password_reset`,
    )
    expect(rows[0]?.minutes).toBeLessThanOrEqual(30)
    expect((await node.call('ResetPassword', { token, password: 'short' })).body.fieldErrorDetails).toMatchObject([
      { field: 'password', code: 'tooShort' },
    ])
    await query(sql`UPDATE password_reset SET expires_at = now()`)
    expect(await reset(token)).toEqual(expired)
    expect(await reset('never-given-out')).toEqual(expired)
    expect((await login(account.email, PASSWORD)).status).toBe(200)

    await query(sql`UPDATE password_reset SET expires_at = now() + interval '20 minutes'`)
    await query(sql`DELETE FROM throttle`)
    const before = node.emails.length
    await forget(account.email)
    await eventually(() => (node.emails.length > before ? true : undefined))
    expect(await reset(await resetTokenOf(node, account.email))).toEqual(done)
    expect(await reset(token)).toEqual(expired)
  })

  it('is replaced by phone too: a code takes the place of the email', async () => {
    const account = await playerWithPhone(node)
    const { requestId } = await askByPhone(account.phone)
    const code = await codeSentTo(node, account.phone)
    const answer = (await node.call('ConfirmRecoveryCode', { requestId, code })).body.data as unknown as {
      confirmRecoveryCode: { outcome: string; resetToken: string }
    }
    expect(answer.confirmRecoveryCode.outcome).toBe('VERIFIED')
    expect(await reset(answer.confirmRecoveryCode.resetToken)).toEqual(done)
    expect((await login(account.email, NEW)).status).toBe(200)
  })

  it('is not replaced by a number that its player never confirmed, and the answer does not tell', async () => {
    const account = await confirmedPlayer(node)
    const [unconfirmed, nobodys] = [await askByPhone(account.phone), await askByPhone('+15550009998')]
    expect(Object.keys(unconfirmed)).toEqual(Object.keys(nobodys))
    // What is sent leaves in order: once a later code is there, an earlier one would be too.
    const other = await playerWithPhone(node)
    await askByPhone(other.phone)
    await codeSentTo(node, other.phone)
    expect(node.texts.filter(({ to }) => to === account.phone)).toEqual([])

    const { accessToken } = await logIn(node, account.email)
    const asked = (await node.call('RequestProfileCode', { channel: 'PHONE' }, accessToken)).body.data as unknown as {
      requestProfileCode: AskedCode
    }
    const code = await codeSentTo(node, account.phone)
    await node.call('ConfirmProfileCode', { requestId: asked.requestProfileCode.requestId, code }, accessToken)
    await query(sql`DELETE FROM throttle`)
    await askByPhone(account.phone)
    expect(await codeSentTo(node, account.phone, 1)).toMatch(/^\d{6}$/)
  })

  it('leaves no token, code or password in clear, neither in the database nor in the log', async () => {
    const account = await playerWithPhone(node)
    await forget(account.email)
    await askByPhone(account.phone)
    const token = await resetTokenOf(node, account.email)
    const code = await codeSentTo(node, account.phone)
    await reset(token, 'Canary-Pass-77')
    const { rows } = await query(sql<{
      text: string
    }>`SELECT t::text AS text FROM password_reset t UNION ALL SELECT c::text FROM one_time_code c
      UNION ALL SELECT l::text FROM outgoing_message l UNION ALL SELECT p::text FROM player p`)
    const kept = rows.map(({ text }) => text).join('\n') + node.logged()
    expect(kept).not.toContain(token)
    expect(kept).not.toContain('Canary-Pass-77')
    expect(kept).not.toMatch(new RegExp(`[(,"]${code}[),"]`))
  })
})

describe('a change of the password', () => {
  const change = (token: string, input: Record<string, unknown>) =>
    node.call('ChangePassword', { input: { currentPassword: PASSWORD, password: NEW, logOutOthers: true, ...input } }, token)

  it('needs the current one, and shuts after five wrong ones', async () => {
    const account = await confirmedPlayer(node)
    const { accessToken } = await logIn(node, account.email)
    const statuses = []
    for (let number = 0; number < 6; number += 1) statuses.push((await change(accessToken, { currentPassword: `Wrong-${number}` })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect((await change(accessToken, {})).body).toMatchObject({ code: 'LOCKED_OUT', retryAfterSeconds: expect.any(Number) })
    expect((await node.call('Me', {}, accessToken)).status).toBe(200)
    expect((await change(accessToken, { password: 'weak' })).body.fieldErrorDetails).toMatchObject([
      { field: 'password', code: 'tooShort' },
    ])
  })

  it.each([
    ['the password', "UPDATE player SET password_hash = password_hash || 'A' WHERE id = ", 403, 'WRONG_CURRENT_PASSWORD'],
    ['the session', "UPDATE session SET revoked_at = now(), revoked_reason = 'password' WHERE player_id = ", 401, 'SESSION_ENDED'],
  ])('does nothing where another call takes away %s meanwhile', async (_what, statement, status, code) => {
    const account = await confirmedPlayer(node)
    const { accessToken, player } = await logIn(node, account.email)
    const answer = await onceVerified(node, `${statement} '${player.id}'`, () => change(accessToken, {}))
    expect(answer.body).toMatchObject({ status, code })
    expect((await login(account.email, NEW)).status).toBe(401)
  })

  it.each([
    [true, 401],
    [false, 200],
  ])('with the others logged out: %s, answers the other session %i and keeps this one', async (logOutOthers, status) => {
    const account = await confirmedPlayer(node)
    const other = await logIn(node, account.email)
    // Another device beside this one: its session is hidden while this one begins, as two log-ins never both stand.
    await query(sql`UPDATE session SET revoked_at = now(), revoked_reason = 'logout' WHERE player_id = ${other.player.id}`)
    const here = await logIn(node, account.email)
    await query(sql`UPDATE session SET revoked_at = NULL, revoked_reason = NULL WHERE player_id = ${other.player.id}`)
    expect((await change(here.accessToken, { logOutOthers })).body.data).toEqual({ changePassword: { othersLoggedOut: logOutOthers } })
    expect((await node.call('Me', {}, here.accessToken)).status).toBe(200)
    expect((await node.call('Me', {}, other.accessToken)).status).toBe(status)
    expect((await node.call('Login', { input: { identifier: account.email, password: NEW, logOutOthers: true } })).status).toBe(200)
  })
})
