import { trustedScript } from './trustedScript.ts'

const LATEST_START_MS = 30_000

/** Registers the worker when the page is at rest, after 30 s at the latest (§9). The page does without it where there is none. */
export const registerWhenIdle = (): void => {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(trustedScript('/sw.js')).catch(() => undefined)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: LATEST_START_MS })
  else setTimeout(register, LATEST_START_MS)
}
