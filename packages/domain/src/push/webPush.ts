import type { OpenPush } from './push.ts'

/** The door to the browser's own push service (§1). The subscription is the token, as JSON. */
export const openWebPush: OpenPush = async ({ vapidKey }) => {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
  return {
    async token() {
      try {
        return JSON.stringify(await subscribe())
      } catch (error) {
        // Subscribed under another key, which the platform has no more: nothing it sends would come.
        const old = error instanceof DOMException && error.name === 'InvalidStateError' ? await pushManager.getSubscription() : null
        if (old === null) throw error
        await old.unsubscribe()
        return JSON.stringify(await subscribe())
      }
    },
    async forget() {
      await (await pushManager.getSubscription())?.unsubscribe()
    },
  }
}
