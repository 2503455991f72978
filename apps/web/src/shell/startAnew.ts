import type { PageUpdate } from '@lagoon/domain/ports/ports'

const LONGEST_CHANGE_MS = 8_000

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve()
    })
  })

/** Fetches the worker of a newer build, where there is one. */
const fetchWorker = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await registration.update()
  if (registration.installing !== null) await installed(registration.installing)
}

/** The worker that is in charge keeps its own build: without this a reload would bring the old pages back. */
const changeWorker = async (registration: ServiceWorkerRegistration): Promise<void> => {
  if (registration.waiting === null) return
  const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  registration.waiting.postMessage('SKIP_WAITING')
  await changed
}

/** Lets a newer build in. Answers `late` where that takes too long, and what to wait for then. */
const letBuildIn = async (registration: ServiceWorkerRegistration): Promise<{ readonly late: Promise<void> } | undefined> => {
  const tooLate = new Promise<'late'>((resolve) => setTimeout(resolve, LONGEST_CHANGE_MS, 'late'))
  for (const step of [fetchWorker, changeWorker]) {
    const done = step(registration).catch(() => undefined)
    if ((await Promise.race([done, tooLate])) === 'late') return { late: done }
  }
  return undefined
}

/**
 * Starts the page anew, with the newer build where there is one. An update that takes too long leaves the page as it is, which
 * would only come back the same; a page that cannot go on starts anew all the same.
 */
export const startAnew = async (update?: PageUpdate): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const missed = registration && (await letBuildIn(registration))
  if (update !== undefined && missed !== undefined) {
    await missed.late
    return update.onLate()
  }
  update?.beforeStart()
  window.location.reload()
}
