/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

import { chooseTab, ownAddress, PUSH_CLICKED, PUSH_SAID, readPush } from '@lagoon/domain/push/readPush'

declare let self: ServiceWorkerGlobalScope

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** To the tab that is looked at, or, where none is, as a notification of the system. */
const deliver = async (payload: string): Promise<void> => {
  const message = readPush(payload)
  if (message === undefined) return
  const tab = chooseTab(await windows())
  if (tab !== undefined) tab.postMessage({ source: PUSH_SAID, ...message })
  else {
    const data = { href: ownAddress(message.href, self.location.origin) }
    await self.registration.showNotification(message.title, { body: message.text, icon: '/icon.svg', tag: message.id, data })
  }
}

/** A page that is open leads itself there: what stands in a form of it is not lost without a question. */
const comeForward = async (data: unknown): Promise<void> => {
  const said: unknown = typeof data === 'object' && data !== null && 'href' in data ? data.href : undefined
  const href = ownAddress(said, self.location.origin)
  const tabs = await windows()
  const open = chooseTab(tabs) ?? tabs[0]
  if (open === undefined) return void (await self.clients.openWindow(href))
  open.postMessage({ source: PUSH_CLICKED, href })
  await open.focus()
}

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
// Home comes drawn from the server; every other address starts from the kept page, offline too.
registerRoute(new NavigationRoute(createHandlerBoundToURL('app.html'), { denylist: [/^\/$/, /^\/(graphql|stomp|wallet|health|ready)/] }))
// The update popup decides when: until the player confirms, the old worker goes on serving the old build.
self.addEventListener('message', ({ data }) => {
  if (data === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('push', (event) => event.waitUntil(deliver(event.data?.text() ?? '')))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(comeForward(event.notification.data))
})
clientsClaim()
