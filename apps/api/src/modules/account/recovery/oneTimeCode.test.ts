import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { plant } from '../../../../test/support/plant.ts'
import { codeSentTo, otherThan, playerWithPhone, type AskedCode } from '../../../../test/support/recovery.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

const query = <T>(text: ReturnType<typeof sql<T>>) => text.execute(node.app.services.database.kysely)
const ask = async (phone: string) => (await node.call('RequestRecoveryCode', { phone })).body
const asked = async (phone: string): Promise<AskedCode> =>
  ((await ask(phone)).data as unknown as { requestRecoveryCode: AskedCode }).requestRecoveryCode
const check = async (requestId: string, code: string) => {
  const { body } = await node.call('ConfirmRecoveryCode', { requestId, code })
  return (body.data as unknown as { confirmRecoveryCode: { outcome: string; triesLeft: number } }).confirmRecoveryCode
}
const aMinuteLater = () => query(sql`UPDATE throttle SET window_start = window_start - interval '61 seconds'`)

/** Row M2: what becomes of a code under guesses, reuse, age, a newer code and another request. */
const whatBecomesOfCodes = async () => {
  const { phone } = await playerWithPhone(node)
  const first = await asked(phone)
  const code = await codeSentTo(node, phone)
  const outcomes: Record<string, unknown> = {}
  const guesses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((step) => check(first.requestId, otherThan(code, step))))
  outcomes['guesses'] = guesses.filter(({ outcome }) => outcome === 'WRONG').length
  outcomes['right after the guesses'] = (await check(first.requestId, code)).outcome

  await aMinuteLater()
  const second = await asked(phone)
  const next = await codeSentTo(node, phone, 1)
  outcomes['of the earlier request'] = (await check(first.requestId, next)).outcome
  outcomes['right'] = (await check(second.requestId, next)).outcome
  outcomes['used'] = (await check(second.requestId, next)).outcome

  await aMinuteLater()
  const third = await asked(phone)
  const old = await codeSentTo(node, phone, 2)
  await query(sql`UPDATE one_time_code SET expires_at = clock_timestamp() WHERE id = ${third.requestId}`)
  outcomes['too old'] = (await check(third.requestId, old)).outcome

  await aMinuteLater()
  const fourth = await asked(phone)
  const replaced = await codeSentTo(node, phone, 3)
  await aMinuteLater()
  await asked(phone)
  outcomes['replaced'] = (await check(fourth.requestId, replaced)).outcome
  return outcomes
}
const right = {
  guesses: 5,
  'right after the guesses': 'EXPIRED',
  'of the earlier request': 'EXPIRED',
  right: 'VERIFIED',
  used: 'EXPIRED',
  'too old': 'EXPIRED',
  replaced: 'EXPIRED',
}

describe('M2 a one-time code', () => {
  it('has six digits and ten minutes, and says where it went without saying it', async () => {
    const { phone } = await playerWithPhone(node)
    const { maskedTo, expiresAt, resendAt } = await asked(phone)
    expect(await codeSentTo(node, phone)).toMatch(/^\d{6}$/)
    expect(maskedTo).toBe(`••• ••• ${phone.slice(-4)}`)
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(600_000)
    expect(Date.parse(resendAt) - Date.now()).toBeGreaterThan(50_000)
  })

  it('is tried five times, used once, and good for its own request alone', async () => {
    expect(await whatBecomesOfCodes()).toEqual(right)
  })

  it('is sent again after a minute at the earliest, and five times an hour', async () => {
    const { phone } = await playerWithPhone(node)
    await asked(phone)
    expect(await ask(phone)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) })
    const statuses = []
    for (let number = 0; number < 5; number += 1) {
      await query(sql`UPDATE throttle SET window_start = now() - interval '61 seconds' WHERE bucket LIKE 'codeTo:%'`)
      statuses.push((await ask(phone)).status ?? 200)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('is sent ten times a day at most, to a number that nobody has as to any other', async () => {
    const { phone } = await playerWithPhone(node)
    const another = await playerWithPhone(node)
    const before = node.texts.length
    const anHourLater = () =>
      query(sql`UPDATE throttle SET window_start = window_start - interval '61 minutes' WHERE bucket NOT LIKE 'codesToPerDay:%'`)
    const refusals: unknown[] = []
    for (const number of [phone, '+15550009997']) {
      for (let sent = 0; sent < 10; sent += 1) {
        await anHourLater()
        await asked(number)
      }
      await anHourLater()
      const refused = await ask(number)
      expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
      expect(refused.retryAfterSeconds).toBeGreaterThan(23 * 3_600)
      refusals.push(refused.message)
    }
    expect(refusals).toEqual(Array(2).fill('Too many codes were requested today. Try again tomorrow.'))
    await codeSentTo(node, phone, 9)
    expect(node.texts).toHaveLength(before + 10)
    await anHourLater()
    await asked(another.phone)
    await codeSentTo(node, another.phone)
    await query(sql`UPDATE throttle SET window_start = window_start - interval '1 day'`)
    await asked(phone)
    await codeSentTo(node, phone, 10)
  })

  it('behaves the same for a number that nobody has', async () => {
    const before = node.texts.length
    const stranger = await asked('+15550009999')
    expect(Object.keys(stranger).toSorted()).toEqual(['channel', 'expiresAt', 'maskedTo', 'requestId', 'resendAt'])
    expect((await ask('+15550009999')).status).toBe(429)
    const tries = []
    for (const code of ['000000', '111111', '222222', '333333', '444444', '555555']) tries.push(await check(stranger.requestId, code))
    expect(tries.map(({ outcome, triesLeft }) => `${outcome} ${triesLeft}`)).toEqual([
      'WRONG 4',
      'WRONG 3',
      'WRONG 2',
      'WRONG 1',
      'WRONG 0',
      'EXPIRED 0',
    ])
    expect(node.texts).toHaveLength(before)
    expect((await check('not-a-request', '000000')).outcome).toBe('EXPIRED')
  })

  it('of one player is nothing in the hands of another, and costs its owner no try', async () => {
    const [owner, thief] = [await confirmedPlayer(node), await confirmedPlayer(node)]
    const [ours, theirs] = [await logIn(node, owner.email), await logIn(node, thief.email)]
    const { body } = await node.call('RequestProfileCode', { channel: 'PHONE' }, ours.accessToken)
    const { requestId } = (body.data as unknown as { requestProfileCode: AskedCode }).requestProfileCode
    const code = await codeSentTo(node, owner.phone)
    const confirm = async (token: string) => (await node.call('ConfirmProfileCode', { requestId, code }, token)).body.data
    for (let number = 0; number < 6; number += 1)
      expect(await confirm(theirs.accessToken)).toEqual({ confirmProfileCode: { outcome: 'EXPIRED', triesLeft: 0, confirmed: null } })
    expect(await check(requestId, code)).toMatchObject({ outcome: 'EXPIRED' })
    expect(await confirm(ours.accessToken)).toEqual({ confirmProfileCode: { outcome: 'VERIFIED', triesLeft: 0, confirmed: owner.phone } })
  })
})

describe('M2 the row of the codes catches', () => {
  it.each([
    ['guesses without end', 'v.tries >= p_most_tries', 'false'],
    ['a code that is used twice', /closed_at = clock_timestamp\(\)/, 'closed_at = NULL'],
    ['a code that never grows old', 'v.expires_at <= clock_timestamp()', 'false'],
    ['a code that outlives the next one', 'v.closed_at IS NOT NULL', 'false'],
  ])('%s', async (_bug, from, to) => {
    const { kysely } = node.app.services.database
    const { rows } = await sql<{ source: string }>`SELECT pg_get_functiondef('try_code'::regproc) AS source`.execute(kysely)
    await plant(kysely, 'try_code', from, to)
    expect(await whatBecomesOfCodes()).not.toEqual(right)
    await sql.raw(rows[0]?.source ?? '').execute(kysely)
  })
})
