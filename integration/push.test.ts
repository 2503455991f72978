import { readPush } from '@lagoon/domain/push/readPush'
import { freePort } from '@lagoon/testing/freePort'
import pWaitFor from 'p-wait-for'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../apps/api/test/support/accounts.ts'
import { startNode, type TestNode } from '../apps/api/test/support/node.ts'
import { notify } from '../apps/api/src/notifications/notify.ts'
import { pushSettings } from '../apps/api/src/push/pushSettings.ts'
import { startPushService } from '../apps/sandbox/src/push/startPushService.ts'

const privateKey = Buffer.alloc(32, 7).toString('base64url')

let origin = ''
let node: TestNode
let stopService: () => Promise<void>
beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  stopService = await startPushService({ port })
  node = await startNode({ push: { kind: 'webPush', contact: 'mailto:hello@lagoon.test', privateKey, origins: [origin] } })
})
afterAll(async () => {
  await node?.app.stop()
  await stopService?.()
})

const applicationServerKey = pushSettings({ kind: 'webPush', contact: '', privateKey, origins: [] })?.vapidKey
const ask = async (path: string, method = 'GET', body?: object) => {
  const response = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  return response.status === 204 ? undefined : ((await response.json()) as never)
}
interface Subscribed {
  readonly id: string
  readonly subscription: object
}
interface Pushed {
  readonly text: string
  readonly ttl: number
  readonly urgency: string
}
const subscribe = (): Promise<Subscribed> => ask('/browsers', 'POST', { applicationServerKey }) as Promise<never>
const messages = async (id: string): Promise<readonly Pushed[]> => (await ask(`/browsers/${id}/messages`)) as never
const saved = async () => (await node.app.services.database.kysely.selectFrom('push_token').selectAll().execute()).length
const waiting = async () => (await node.app.services.database.kysely.selectFrom('push_delivery').selectAll().execute()).length
const input = (subscription: object) => ({ input: { token: JSON.stringify(subscription), sourceType: 'WEB_APP' } })

let keys = 0
const tell = (playerId: string) =>
  notify(node.app.services.database.kysely, {
    playerId,
    key: `test:${(keys += 1)}`,
    topic: 'SUPPORT',
    title: 'Support answered you',
    text: 'About your deposit of 120.00.',
    href: '/profile?tab=support',
  })
const arrive = (id: string, count: number) => pWaitFor(async () => (await messages(id)).length >= count, { timeout: 15_000 })

const loggedIn = async () => {
  const session = await logIn(node, (await confirmedPlayer(node)).email)
  const browser = await subscribe()
  expect((await node.call('SavePushToken', input(browser.subscription), session.accessToken)).status).toBe(200)
  return { ...session, browser }
}

it('D8 what a player is told reaches their browser encrypted, says no more than a lock screen may, and leads to its page', async () => {
  const { player, browser } = await loggedIn()
  await tell(player.id)
  await arrive(browser.id, 1)
  const [message] = await messages(browser.id)
  expect(readPush(message?.text ?? '')).toMatchObject({
    id: expect.stringMatching(/^notification:\d+$/),
    title: 'Support answered you',
    text: 'View your ticket.',
    href: '/profile?tab=support',
  })
  expect(message).toMatchObject({ urgency: 'high' })
  expect(message?.text).not.toContain('120')
  await pWaitFor(async () => (await waiting()) === 0)
})

it('D8 the token of a visitor gets nothing, until the player of this browser logs in', async () => {
  const { player, accessToken } = await loggedIn()
  const started = await node.call('StartAnonymousSession')
  const { token } = (started.body.data as unknown as { startAnonymousSession: { token: string } }).startAnonymousSession
  const browser = await subscribe()
  expect((await node.call('SaveVisitorPushToken', input(browser.subscription), token)).status).toBe(200)
  expect((await node.call('SaveVisitorPushToken', input(browser.subscription))).status).toBe(401)
  await tell(player.id)
  const before = await saved()
  expect((await node.call('SavePushToken', input(browser.subscription), accessToken)).status).toBe(200)
  // It is the player's now, in place of the one that their session had.
  expect(await saved()).toBe(before - 1)
  await tell(player.id)
  await arrive(browser.id, 1)
  expect(await messages(browser.id)).toHaveLength(1)
})

it('D8 a browser that takes no more is forgotten, and a service that is busy is asked again', async () => {
  const { player, browser } = await loggedIn()
  await ask(`/browsers/${browser.id}/mood`, 'POST', { status: 429, retryAfterSeconds: 1 })
  await tell(player.id)
  await pWaitFor(async () => node.logged().includes('could not be handed over'))
  expect(await messages(browser.id)).toHaveLength(0)
  await ask(`/browsers/${browser.id}/mood`, 'POST', { status: 201 })
  await arrive(browser.id, 1)

  const before = await saved()
  await ask(`/browsers/${browser.id}`, 'DELETE')
  await tell(player.id)
  await pWaitFor(async () => (await saved()) === before - 1, { timeout: 15_000 })
  expect(await waiting()).toBe(0)
})

it('D8 nothing goes to who logged out, to who wants none, or to an address that is no push service', async () => {
  const [gone, quiet] = [await loggedIn(), await loggedIn()]
  await node.call('SaveNotifications', { isOn: false }, quiet.accessToken)
  await node.call('Logout', { accessToken: gone.accessToken, refreshToken: gone.refreshToken })
  for (const { player } of [gone, quiet]) await tell(player.id)
  await pWaitFor(async () => (await waiting()) === 0, { timeout: 15_000 })
  for (const { browser } of [gone, quiet]) expect(await messages(browser.id)).toEqual([])

  const { subscription } = await subscribe()
  for (const token of ['push-1', JSON.stringify({ ...subscription, endpoint: 'http://localhost:5432/' })])
    expect((await node.call('SavePushToken', { input: { token, sourceType: 'WEB_APP' } }, quiet.accessToken)).status).toBe(400)
})
