import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { notify } from '../../notifications/notify.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

const tokens = async () =>
  (
    await sql<{ token: string; source_type: string }>`SELECT token, source_type FROM push_token ORDER BY token`.execute(
      node.app.services.database.kysely,
    )
  ).rows
const save = (token: string, accessToken?: string) => node.call('SavePushToken', { input: { token, sourceType: 'WEB_APP' } }, accessToken)

it('D8 keeps a token of a player under the label WEB_APP, once, until the session ends', async () => {
  const account = await confirmedPlayer(node)
  const session = await logIn(node, account.email)
  for (let time = 0; time < 3; time += 1) expect((await save('push-1', session.accessToken)).status).toBe(200)
  expect(await tokens()).toEqual([{ token: 'push-1', source_type: 'WEB_APP' }])
  await node.call('Logout', { accessToken: session.accessToken, refreshToken: session.refreshToken })
  expect(await tokens()).toEqual([])
})

it('D8 gives a browser’s token to whoever is logged in there now', async () => {
  const [ada, bo] = [await confirmedPlayer(node), await confirmedPlayer(node)]
  const [first, second] = [await logIn(node, ada.email), await logIn(node, bo.email)]
  await save('push-2', first.accessToken)
  await save('push-2', second.accessToken)
  await node.call('Logout', { accessToken: first.accessToken, refreshToken: first.refreshToken })
  expect(await tokens()).toEqual([{ token: 'push-2', source_type: 'WEB_APP' }])
})

it('D8 keeps one token of each session and of each visitor, the last', async () => {
  const [ada, bo] = [await confirmedPlayer(node), await confirmedPlayer(node)]
  const [first, second] = [await logIn(node, ada.email), await logIn(node, bo.email)]
  const { token: visitor } = (
    (await node.call('StartAnonymousSession')).body.data as unknown as { startAnonymousSession: { token: string } }
  ).startAnonymousSession
  await sql`DELETE FROM push_token`.execute(node.app.services.database.kysely)
  for (const n of [1, 2, 3]) {
    await save(`first-${n}`, first.accessToken)
    await save(`second-${n}`, second.accessToken)
    await node.call('SaveVisitorPushToken', { input: { token: `visitor-${n}`, sourceType: 'WEB_APP' } }, visitor)
  }
  expect((await tokens()).map(({ token }) => token)).toEqual(['first-3', 'second-3', 'visitor-3'])
})

it('D8 takes a token as long as an index holds, with a message for it, and refuses a longer one', async () => {
  const account = await confirmedPlayer(node)
  const { accessToken } = await logIn(node, account.email)
  // Random, so that the database cannot pack it smaller.
  const textOf = (length: number) => randomBytes(length).toString('base64url').slice(0, length)
  for (const length of [4_096, 2_501]) expect((await save(textOf(length), accessToken)).status).toBe(400)
  const longest = textOf(2_500)
  expect((await save(longest, accessToken)).status).toBe(200)
  const { kysely } = node.app.services.database
  const { id: playerId } = await kysely.selectFrom('player').select('id').where('email', '=', account.email).executeTakeFirstOrThrow()
  await notify(kysely, { playerId, key: 'longest', topic: 'SUPPORT', title: 'Support answered', text: 'Read it.', href: '/profile' })
  expect(await kysely.selectFrom('push_delivery').select('token').where('token', '=', longest).execute()).toHaveLength(1)
})

it('D8 refuses visitors and what is no token', async () => {
  const account = await confirmedPlayer(node)
  const { accessToken } = await logIn(node, account.email)
  expect((await save('push-3')).status).toBe(401)
  for (const token of ['', 'a b', 'a\r\nb', 'x'.repeat(4_097)]) expect((await save(token, accessToken)).status).toBe(400)
})
