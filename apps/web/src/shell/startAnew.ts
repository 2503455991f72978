import type { PageUpdate } from '@lagoon/domain/ports/ports'

const LONGEST_CHANGE_MS = 8_000
/** After so long an update that is still on its way is offered again all the same. */
const LONGEST_FETCH_MS = 60_000

const pause = <T>(ms: number, then: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, then))

/** Waits until a worker has come so far; rejects where it is lost. */
const untilWorker = (worker: ServiceWorker, state: ServiceWorkerState) =>
  new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === state) resolve()
      else if (worker.state === 'redundant') reject(new Error('the new build is lost'))
    })
  })

/** Fetches the worker of a newer build, where there is one. */
const fetchWorker = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await registration.update()
  if (registration.installing !== null) await untilWorker(registration.installing, 'installed')
}

/** The worker that is in charge keeps its own build: without this a reload would bring the old pages back. */
const changeWorker = async ({ waiting }: ServiceWorkerRegistration): Promise<void> => {
  if (waiting === null) return
  const changed = untilWorker(waiting, 'activated')
  waiting.postMessage('SKIP_WAITING')
  await changed
}

/** Lets a newer build in, where there is one. Answers what to wait for where that takes too long, or is lost. */
const letBuildIn = async (registration: ServiceWorkerRegistration): Promise<{ readonly over: Promise<unknown> } | undefined> => {
  const tooLate = pause(LONGEST_CHANGE_MS, 'late' as const)
  for (const step of [fetchWorker, changeWorker]) {
    const done = step(registration).then(
      () => 'in' as const,
      () => 'lost' as const,
    )
    if ((await Promise.race([done, tooLate])) !== 'in') return { over: Promise.race([done, pause(LONGEST_FETCH_MS, 'late')]) }
  }
  return undefined
}

/**
 * Starts the page anew, with the newer build where there is one. An update that is lost or takes too long leaves the page as it is, which
 * would only come back the same; a page that cannot go on starts anew all the same.
 */
export const startAnew = async (update?: PageUpdate): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const missed = registration && (await letBuildIn(registration))
  if (update !== undefined && missed !== undefined) {
    await missed.over
    return update.onLate()
  }
  update?.beforeStart()
  window.location.reload()
}
