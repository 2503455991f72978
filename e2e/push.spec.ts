import { expect, test, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { atTheDesk } from './desk.ts'
import { logIn } from './logIn.ts'
import { ports } from './ports.ts'

const player = 'marina@lagoon.localhost'
const service = `http://localhost:${ports.push}`

/** Of the worker's scope what is used here. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event
}

interface Subscribed {
  readonly id: string
  readonly subscription: object
}

/**
 * A browser without its vendor's network cannot subscribe: at that one call the push service of the sandbox stands in, which holds the
 * keys and decrypts. All before and after it is the product's own.
 */
const subscribeAtTheSandbox = async (context: BrowserContext) => {
  const browsers: string[] = []
  await context.grantPermissions(['notifications'])
  await context.exposeFunction('subscribeAtTheSandbox', async (applicationServerKey: string) => {
    const response = await fetch(`${service}/browsers`, { method: 'POST', body: JSON.stringify({ applicationServerKey }) })
    const { id, subscription } = (await response.json()) as Subscribed
    browsers.push(id)
    return subscription
  })
  await context.addInitScript(() => {
    let now: object | null = null
    const sandbox = window as unknown as { subscribeAtTheSandbox(key: string): Promise<object> }
    PushManager.prototype.subscribe = async (options) =>
      (now ??= {
        ...(await sandbox.subscribeAtTheSandbox(String(options?.applicationServerKey))),
        unsubscribe: async () => ((now = null), true),
      }) as PushSubscription
    PushManager.prototype.getSubscription = async () => now as PushSubscription | null
  })
  return browsers
}

const messagesOf = async (browser: string): Promise<readonly { readonly text: string }[]> =>
  (await (await fetch(`${service}/browsers/${browser}/messages`)).json()) as never

/** Hands a message to the page's worker, as the browser does once it has decrypted it. */
const delivery = async (context: BrowserContext, page: Page) => {
  const session: CDPSession = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: `http://localhost:${ports.web}`, registrationId, data })
}

test('a visitor’s browser is known at log-in, gets what the player is told, and a click opens its page', async ({ page, context }) => {
  const browsers = await subscribeAtTheSandbox(context)
  const savedAs = (path: string) => page.waitForResponse((response) => response.url().endsWith(`/graphql/${path}`) && response.ok())

  const asVisitor = savedAs('anonymous/push/token')
  await page.goto('/')
  await asVisitor
  const asPlayer = savedAs('push/token')
  await logIn(page, player)
  await asPlayer

  await atTheDesk({ on: 'platform', command: { do: 'push', player, title: 'High tide tonight', text: 'Free spins until midnight.' } })
  const browser = browsers.at(-1) ?? ''
  await expect(async () => expect(await messagesOf(browser)).toHaveLength(1)).toPass()
  const [message] = await messagesOf(browser)
  expect(JSON.parse(message?.text ?? '')).toMatchObject({ title: 'High tide tonight', text: 'Free spins until midnight.', href: '/' })

  // It came by the socket as well: it is shown once.
  const deliver = await delivery(context, page)
  await expect(page.getByText('High tide tonight')).toHaveCount(1)
  await deliver(message?.text ?? '')
  await page.waitForTimeout(500)
  await expect(page.getByText('High tide tonight')).toHaveCount(1)

  // Nobody looks at the app: the system shows it.
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('there is no worker')
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as WorkerScope
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data: data as unknown }))
    })
  const answered = JSON.stringify({ id: 'n1', title: 'Support answered you', text: 'Read the answer.', href: '/profile?tab=settings' })
  const blank = await context.newPage()
  const deliverBehind = await delivery(context, page)
  await page.goto('about:blank')
  await expect(async () => {
    await deliverBehind(answered)
    expect(await shown()).toContainEqual({
      title: 'Support answered you',
      body: 'Read the answer.',
      data: { href: '/profile?tab=settings' },
    })
  }).toPass()

  await page.goto('/games')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  // The page hears its worker once it follows notifications.
  await expect(async () => {
    await worker.evaluate(async () => {
      const scope = self as unknown as WorkerScope
      const [notification] = await scope.registration.getNotifications()
      if (notification !== undefined) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
      else {
        const { registration } = scope
        await registration.showNotification('Support answered you', { data: { href: '/profile?tab=settings' } })
      }
    })
    await expect(page).toHaveURL('/profile?tab=settings', { timeout: 1_500 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('switch', { name: 'Notifications in this browser' })).toBeChecked()
  await blank.close()

  await page.getByRole('switch', { name: 'Notifications in this browser' }).focus()
  await page.keyboard.press(' ')
  await expect(page.getByRole('switch', { name: 'Notifications in this browser' })).not.toBeChecked()
})
