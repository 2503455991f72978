/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

import { chooseTab, PUSH_SAID, readPush } from '@lagoon/domain/push/readPush'

declare let self: ServiceWorkerGlobalScope

const windows = () => self.clients.matchAll({ type: 'window' })

/** To the tab that is looked at, or, where none is, as a notification of the system. */
const deliver = async (payload: string): Promise<void> => {
  const message = readPush(payload)
  if (message === undefined) return
  const tab = chooseTab(await windows())
  if (tab !== undefined) tab.postMessage({ source: PUSH_SAID, ...message })
  else await self.registration.showNotification(message.title, { body: message.text, icon: '/icon.svg', tag: message.id })
}

const comeForward = async (): Promise<void> => {
  const [open] = await windows()
  if (open === undefined) await self.clients.openWindow('/')
  else await open.focus()
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
  event.waitUntil(comeForward())
})
clientsClaim()
