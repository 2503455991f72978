import { expect, test, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { atTheDesk } from '../operator/desk.ts'
import { logInByForm } from '../testing/logIn.ts'
import { origin, ports } from '../testing/ports.ts'
import { reached } from '../testing/reached.ts'

const player = 'marina@lagoon.localhost'
const service = `http://localhost:${ports.push}`

interface Shown {
  readonly title: string
  readonly body?: string
  readonly data: unknown
}

/** Of the worker's scope what is used here. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly ExtendableEvent: new (type: string) => Event
  shown?: Shown[]
}

interface Subscribed {
  readonly id: string
  readonly subscription: object
}

/**
 * This browser has no notifications of the system, and none subscribes without its vendor's network. At these calls of the browser a
 * stand-in answers: the permission is granted, and the push service of the sandbox holds the keys and decrypts. All before and after
 * is the product's own.
 */
const subscribeAtTheSandbox = async (context: BrowserContext) => {
  const browsers: string[] = []
  await context.exposeFunction('subscribeAtTheSandbox', async (applicationServerKey: string) => {
    const response = await fetch(`${service}/browsers`, { method: 'POST', body: JSON.stringify({ applicationServerKey }) })
    const { id, subscription } = (await response.json()) as Subscribed
    browsers.push(id)
    return subscription
  })
  await context.addInitScript(() => {
    let now: object | null = null
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
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
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

test.use({ serviceWorkers: 'allow' })

test('a visitor’s browser is known at log-in, gets what the player is told, and a click opens its page', async ({ page, context }) => {
  const browsers = await subscribeAtTheSandbox(context)
  const savedAs = (path: string) => page.waitForResponse((response) => response.url().endsWith(`/graphql/${path}`) && response.ok())

  const asVisitor = savedAs('anonymous/push/token')
  await page.goto('/')
  await asVisitor
  const asPlayer = savedAs('push/token')
  await logInByForm(page, player)
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

  // Nobody looks at the app: the system is asked to show it.
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('there is no worker')
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      scope.shown?.push({ title, ...(options?.body !== undefined && { body: options.body }), data: options?.data as unknown })
    }
  })
  const href = '/profile?tab=settings'
  const blank = await context.newPage()
  const deliverBehind = await delivery(context, blank)
  await page.goto('about:blank')
  await deliverBehind(JSON.stringify({ id: 'n1', title: 'Support answered you', text: 'Read the answer.', href }))
  const shown = () => worker.evaluate(() => (self as unknown as WorkerScope).shown)
  await expect.poll(shown).toEqual([{ title: 'Support answered you', body: 'Read the answer.', data: { href } }])

  await page.goto('/games')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  // The page hears its worker once it follows notifications.
  await expect(async () => {
    await worker.evaluate(
      (data) => {
        const scope = self as unknown as WorkerScope
        scope.dispatchEvent(
          Object.assign(new scope.ExtendableEvent('notificationclick'), { notification: { close: () => undefined, data } }),
        )
      },
      { href },
    )
    await expect(page).toHaveURL(href, { timeout: 1_500 })
  }).toPass({ timeout: 60_000 })
  const notifications = page.getByRole('switch', { name: 'Notifications in this browser' })
  await expect(notifications).toBeChecked()
  await reached(page.getByText(/^This browser tells you about /), 'account', 'profile-settings', 'notifications-on')
  await blank.close()

  await notifications.focus()
  await page.keyboard.press(' ')
  await expect(notifications).not.toBeChecked()
  await reached(page.getByText('No pop-ups.'), 'account', 'profile-settings', 'notifications-off')
})
