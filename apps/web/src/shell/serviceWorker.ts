import { trustedScript } from './trustedScript.ts'

const LATEST_START_MS = 30_000
const LONGEST_CHANGE_MS = 8_000

/** Registers the worker when the page is at rest, after 30 s at the latest (§9). The page does without it where there is none. */
export const registerWhenIdle = (): void => {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(trustedScript('/sw.js')).catch(() => undefined)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: LATEST_START_MS })
  else setTimeout(register, LATEST_START_MS)
}

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve()
    })
  })

/** The worker that is in charge keeps its own build: without this a reload would bring the old pages back. */
const changeWorker = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await registration.update()
  if (registration.installing !== null) await installed(registration.installing)
  if (registration.waiting === null) return
  const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  registration.waiting.postMessage('SKIP_WAITING')
  await changed
}

/** Fetches the worker of a newer build, where there is one, and lets it take over. Gives up after a while: the reload comes anyway. */
export const activateWaitingWorker = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration === undefined) return
  await Promise.race([changeWorker(registration).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, LONGEST_CHANGE_MS))])
}
