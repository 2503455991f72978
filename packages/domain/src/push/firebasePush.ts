import { deleteApp, initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken } from 'firebase/messaging'
import type { OpenPush } from './push.ts'

/** The door to Firebase. Our own worker takes the messages, so only the token is asked for here. */
export const openFirebasePush: OpenPush = async ({ vapidKey, firebase }) => {
  if (firebase === null) throw new Error('there are no names of a Firebase project')
  const serviceWorkerRegistration = await navigator.serviceWorker.ready
  const app = initializeApp(firebase)
  const messaging = getMessaging(app)
  return {
    token: () => getToken(messaging, { vapidKey, serviceWorkerRegistration }),
    async forget() {
      await deleteToken(messaging)
      await deleteApp(app)
    },
  }
}
