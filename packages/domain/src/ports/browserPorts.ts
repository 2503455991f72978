import { browserClock } from './browserClock.ts'
import { browserStorage } from './browserStorage.ts'
import { takeEarly } from './earlyCalls.ts'
import { embeddedAnswers } from './embeddedAnswers.ts'
import type { Broadcast, Locks, Network, Ports } from './ports.ts'

const CHANNEL = 'lagoon'

const browserLocks: Locks = {
  async withLock(name, timeoutMs, run) {
    const manager = globalThis.navigator?.locks
    if (manager === undefined) return run()
    let isHeld = false
    try {
      return await manager.request(`${CHANNEL}.${name}`, { signal: AbortSignal.timeout(timeoutMs) }, () => {
        isHeld = true
        return run()
      })
    } catch (error) {
      if (isHeld) throw error
      return run()
    }
  },
}

const browserBroadcast = (): Broadcast => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    post: (text) => channel?.postMessage(text),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}

const browserNetwork: Network = {
  fetch: (url, request) => takeEarly(url, request) ?? globalThis.fetch(url, request),
  onOnline(listener) {
    globalThis.addEventListener('online', listener)
    return () => globalThis.removeEventListener('online', listener)
  },
}

/** The browser as the domain sees it. */
export const browserPorts = (): Ports => ({
  kept: browserStorage(),
  locks: browserLocks,
  broadcast: browserBroadcast(),
  clock: browserClock(),
  network: browserNetwork,
  answers: embeddedAnswers(globalThis.document),
  newId: () => crypto.randomUUID(),
})
