import type { Notifications } from '@lagoon/domain/push/push'
import { parsePushClick, parsePushMessage } from '@lagoon/domain/push/readPush'

const isThere = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator && isSecureContext
const gestures = ['pointerup', 'keyup'] as const

/** The browser's notifications, as far as this page has them. */
export const browserNotifications: Notifications = {
  permission: () => (isThere() ? Notification.permission : 'absent'),
  ask: () => Notification.requestPermission(),
  onFirstGesture(run) {
    const once = () => {
      for (const gesture of gestures) window.removeEventListener(gesture, once)
      run()
    }
    for (const gesture of gestures) window.addEventListener(gesture, once)
  },
  listen(listener) {
    if (!isThere()) return
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const message = parsePushMessage(data)
      if (message !== undefined) listener(message)
    })
  },
  onClick(listener) {
    if (!isThere()) return
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const address = parsePushClick(data, window.location.origin)
      if (address !== undefined) listener(address)
    })
  },
}
