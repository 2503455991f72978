import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { casesOf, countCases } from '@lagoon/testing/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn, sessionOf } from '../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { plant } from '../../test/support/plant.ts'
import { raceLogout, refresh, replayOutcomes, rightOutcomes } from '../../test/support/refreshFamily.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

const query = (text: ReturnType<typeof sql>) => text.execute(node.app.services.database.kysely)

describe('A10 a refresh token', () => {
  it('gives the same pair to its direct parent for a while, and ends the family for anything older', async () => {
    expect(await replayOutcomes(node)).toEqual(rightOutcomes)
  })

  it('gives ten tabs at once one and the same successor', async () => {
    const { email } = await confirmedPlayer(node)
    const { refreshToken } = await logIn(node, email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(node, refreshToken)))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.refreshToken}`)).size).toBe(1)
  })

  it('never lives past the eight hours of its session, nor does an access token', async () => {
    const { email } = await confirmedPlayer(node)
    const { refreshToken } = await logIn(node, email)
    await query(sql`UPDATE session SET expires_at = now() + interval '60 seconds' WHERE revoked_at IS NULL`)
    const next = await refresh(node, refreshToken)
    expect((decodeJwt(next.accessToken).exp ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 60_000)
    await query(sql`UPDATE session SET expires_at = now()`)
    expect((await refresh(node, next.refreshToken)).status).toBe(401)
    expect((await node.call('Me', {}, next.accessToken)).body).toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('is dead after the log-out, in every order of the two', async (context) => {
    countCases(context, 20)
    const { email } = await confirmedPlayer(node)
    const { player } = await logIn(node, email)
    for (let round = 0; round < 20; round += 1) expect(await raceLogout(node, player.id)).toMatchObject({ alive: 0 })
  })
})

describe('A6 a pair that never arrived', () => {
  const RUNS = casesOf(100)
  it.for([
    ['a second', 1],
    ['an hour', 3_600],
  ] as const)('A6 is given again to whoever asks %s later with the parent', async ([, seconds], context) => {
    countCases(context, RUNS)
    const { player } = await logIn(node, (await confirmedPlayer(node)).email)
    for (let run = 0; run < RUNS; run += 1) {
      const { refreshToken } = await sessionOf(node, player.id)
      const lost = await refresh(node, refreshToken)
      await query(sql`UPDATE refresh_token SET created_at = created_at - make_interval(secs => ${seconds}::integer)`)
      const found = await refresh(node, refreshToken)
      expect([found.status, found.refreshToken]).toEqual([200, lost.refreshToken])
      expect((await node.call('Me', {}, found.accessToken)).status).toBe(200)
    }
  })
})

describe('A10 the replays catch', () => {
  it.each([
    ['a parent that is good for ever', /AND \(v_child\.first_used_at IS NULL OR [^;]*?\)\) THEN/, 'THEN'],
    ['a replay that ends nothing', /UPDATE session s SET revoked_at = v_now, revoked_reason = 'reuse'[^;]*;/, ''],
    ['a parent that is never good again', 'v_token.generation >= v_session.generation - 2', 'false'],
  ])('%s', async (_bug, from, to) => {
    const { kysely } = node.app.services.database
    const { rows } = await sql<{ source: string }>`SELECT pg_get_functiondef('rotate_refresh'::regproc) AS source`.execute(kysely)
    await plant(kysely, 'rotate_refresh', from, to)
    expect(await replayOutcomes(node)).not.toEqual(rightOutcomes)
    await sql.raw(rows[0]?.source ?? '').execute(kysely)
  })
})
