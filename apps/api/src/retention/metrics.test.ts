import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { retentions } from './retention.ts'
import { sweepAll } from './sweep.ts'

const SECRET = 'a secret of monitoring for tests, long enough'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ metricsSecret: SECRET })
  // The node sweeps by itself when it starts, and then not for ten minutes.
  await eventually(async () => ((await linesOf(retentions.at(-1)?.table ?? '')).length === 2 ? true : undefined))
})
afterAll(() => node?.app.stop())

const ask = (authorization?: string) => node.get('/metrics', authorization === undefined ? {} : { authorization })
const linesOf = async (table: string): Promise<readonly string[]> =>
  (await (await ask(`Bearer ${SECRET}`)).text()).split('\n').filter((line) => line.includes(`{retention="${table}"}`))
const figuresOf = async (table: string) => {
  const [failures, succeededAt] = (await linesOf(table)).map((line) => Number(line.split(' ')[1]))
  return { failures, succeededAt }
}
const sweepFailures = () =>
  node
    .logged()
    .split('\n')
    .filter((line) => line.includes('a sweep failed'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

it('a sweep that fails is counted under its name and told in the log, and its last success stays where it was', async () => {
  const { services } = node.app
  const broken = retentions.map((one) => (one.table === 'notification' ? { ...one, isOver: sql<boolean>`1 / 0 = 1` } : one))
  await sweepAll(services)
  const [before, others] = [await figuresOf('notification'), await figuresOf('session')]
  expect(before).toEqual({ failures: 0, succeededAt: expect.closeTo(Date.now() / 1_000, -2) })
  expect(sweepFailures()).toEqual([])
  for (let turn = 1; turn <= 2; turn += 1) await sweepAll(services, broken)
  expect(await figuresOf('notification')).toEqual({ failures: 2, succeededAt: before.succeededAt })
  expect(await figuresOf('session')).toEqual({ failures: 0, succeededAt: expect.any(Number) })
  expect((await figuresOf('session')).succeededAt).toBeGreaterThan(others.succeededAt ?? Infinity)
  expect(sweepFailures()).toMatchObject([
    { level: 'error', sweep: 'notification', failures: 1, reason: 'division by zero' },
    { level: 'error', sweep: 'notification', failures: 2, reason: 'division by zero' },
  ])
  await sweepAll(services)
  const after = await figuresOf('notification')
  expect(after.failures).toBe(2)
  expect(after.succeededAt).toBeGreaterThan(before.succeededAt ?? Infinity)
})

it('a sweep that never succeeded has a count and no time', async () => {
  const { services } = node.app
  await services.database.kysely.deleteFrom('sweep').where('name', '=', 'throttle').execute()
  expect(await linesOf('throttle')).toEqual(['lagoon_sweep_failures_total{retention="throttle"} 0'])
  await sweepAll(services, [{ table: 'throttle', isOver: sql<boolean>`1 / 0 = 1` }])
  expect(await linesOf('throttle')).toEqual(['lagoon_sweep_failures_total{retention="throttle"} 1'])
})

it('is read with the secret of monitoring alone', async () => {
  for (const stranger of [undefined, '', SECRET, 'Bearer ', `Bearer ${SECRET}x`, `Basic ${SECRET}`]) {
    const answer = await ask(stranger)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await answer.text()).not.toContain('lagoon_')
  }
  const answer = await ask(`Bearer ${SECRET}`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ])
})

it('is not there where the platform has no such secret', async () => {
  const without = await startNode()
  const answer = await without.get('/metrics', { authorization: `Bearer ${SECRET}` })
  expect(await answer.text()).not.toContain('lagoon_')
  await without.app.stop()
})
