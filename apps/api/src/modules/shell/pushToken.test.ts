import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'

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

it('D8 refuses visitors and what is no token', async () => {
  const account = await confirmedPlayer(node)
  const { accessToken } = await logIn(node, account.email)
  expect((await save('push-3')).status).toBe(401)
  for (const token of ['', 'a b', 'a\r\nb', 'x'.repeat(4_097)]) expect((await save(token, accessToken)).status).toBe(400)
})
