import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { decidePopupAtom } from '@lagoon/domain/shell/popups/decidePopup.atoms'
import { popupQueueAtom, showPopupAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import { webSettings } from '@lagoon/domain/shell/shell.operations'
import { controlledBrowser } from '@lagoon/domain/testing/controlledPorts'
import { createApp } from '../boot/createApp.ts'
import { memoryAddressBar } from '../navigation/addressBar.ts'
import { createRouterInMemory } from '../navigation/router.ts'

/** A newer build on its way, which ends its fetch when the test says so. */
class FetchedWorker extends EventTarget {
  state = 'installing'
  readonly postMessage = vi.fn<(message: string) => void>()
  settle(state: 'installed' | 'activated' | 'redundant') {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** The browser's side of workers, with a release that it hears of when it looks for one. */
const controlledWorkers = () => {
  const container = new EventTarget()
  const worker = new FetchedWorker()
  const registration = {
    installing: null as FetchedWorker | null,
    waiting: null as FetchedWorker | null,
    update: async () => {
      if (worker.state === 'installing') registration.installing = worker
    },
  }
  worker.addEventListener('statechange', () => {
    registration.installing = null
    registration.waiting = worker.state === 'installed' ? worker : null
  })
  worker.postMessage.mockImplementation(() => worker.settle('activated'))
  return { worker, registration, container: Object.assign(container, { getRegistration: async () => registration }) }
}

/** A tab with version 1 of the app, which hears that the server runs version 2. */
const tabOf = async (browser: ReturnType<typeof controlledBrowser>) => {
  const bar = memoryAddressBar('/about-us')
  const tab = browser.openTab()
  const { domain } = createApp({
    ports: { ...tab, answers: { ...tab.answers, appVersion: 'v1' } },
    origin: 'https://lagoon.example',
    toasts: { show: () => undefined },
    routes: [],
    bar,
    loadRouter: async () => createRouterInMemory(bar),
    loadLine: () => Promise.reject(new Error('no line here')),
  })
  void domain.client.call(webSettings, {}, { isQuiet: true })
  await browser.pass(100)
  const queue = () => domain.store.get(popupQueueAtom).map(({ kind }) => kind)
  const confirm = () => {
    const [popup] = domain.store.get(popupQueueAtom)
    if (popup !== undefined) domain.store.set(decidePopupAtom, { popup, decision: 'confirm' })
  }
  return { domain, queue, confirm }
}

const open = async () => {
  const { worker, registration, container } = controlledWorkers()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('window', { location: { reload } })
  const browser = controlledBrowser(() => ({
    afterMs: 5,
    reply: { status: 503, body: { status: 503, message: 'no' }, headers: { 'app-version': 'v2' } },
  }))
  const tab = await tabOf(browser)
  return { ...tab, worker, registration, reload, another: () => tabOf(browser) }
}

type Opened = Awaited<ReturnType<typeof open>>
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

// The app fetches it when it is needed: here it is there before the clock stands still.
beforeAll(() => Promise.all([loadCalls(), import('./startAnew.ts')]))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an update starts the page anew as soon as its build is here, and nobody is asked again', async () => {
  const { queue, confirm, worker, reload, another } = await open()
  expect(queue()).toEqual(['update'])
  confirm()
  await pass(3_000)
  expect(reload).not.toHaveBeenCalled()
  worker.settle('installed')
  await pass(0)
  expect([worker.postMessage.mock.calls, reload.mock.calls.length]).toEqual([[['SKIP_WAITING']], 1])
  expect((await another()).queue()).toEqual([])
})

it('an update whose build takes too long leaves the page as it is, and is offered again once the build is here', async () => {
  const { queue, confirm, worker, reload } = await open()
  confirm()
  await pass(60_000)
  expect([queue(), reload.mock.calls.length]).toEqual([[], 0])
  worker.settle('installed')
  await pass(0)
  // Whoever plays on is not cut off from the pieces of their build.
  expect([queue(), worker.postMessage.mock.calls]).toEqual([['update'], []])
  confirm()
  await pass(0)
  expect([queue(), reload.mock.calls.length]).toEqual([[], 1])
})

it('an update whose build is lost after too long is offered again', async () => {
  const { queue, confirm, worker, reload } = await open()
  confirm()
  await pass(20_000)
  worker.settle('redundant')
  await pass(0)
  expect([queue(), reload.mock.calls.length]).toEqual([['update'], 0])
})

it('an update that the player did not wait for is offered to the page that comes', async () => {
  const { confirm, another } = await open()
  confirm()
  await pass(5_000)
  expect((await another()).queue()).toEqual(['update'])
})

it.each<[string, (opened: Opened) => void]>([
  ['at once', ({ registration }) => Object.assign(registration, { update: () => Promise.reject(new TypeError('no network')) })],
  ['while it is fetched', ({ worker }) => setTimeout(() => worker.settle('redundant'), 1_000)],
  [
    'as it takes over',
    ({ worker }) => {
      worker.postMessage.mockImplementation(() => worker.settle('redundant'))
      setTimeout(() => worker.settle('installed'), 1_000)
    },
  ],
])('an update whose build is lost %s leaves the page as it is, and is offered again', async (_, lose) => {
  const opened = await open()
  lose(opened)
  opened.confirm()
  await pass(1_000)
  expect([opened.queue(), opened.reload.mock.calls.length]).toEqual([['update'], 0])
  expect((await opened.another()).queue()).toEqual(['update'])
})

it('an update whose build never comes is offered again after a minute', async () => {
  const { queue, confirm, reload } = await open()
  confirm()
  await pass(67_000)
  expect(queue()).toEqual([])
  await pass(2_000)
  expect([queue(), reload.mock.calls.length]).toEqual([['update'], 0])
})

it('a page that lacks a piece starts anew after eight seconds at the latest', async () => {
  const { domain, queue, confirm, reload } = await open()
  confirm()
  await pass(60_000)
  reload.mockClear()
  domain.store.set(showPopupAtom, { kind: 'chunkFailure' })
  expect(queue()).toEqual(['chunkFailure'])
  confirm()
  await pass(7_900)
  expect(reload).not.toHaveBeenCalled()
  await pass(200)
  expect(reload).toHaveBeenCalledOnce()
})

it('where there are no workers the page starts anew at once', async () => {
  const { confirm, reload } = await open()
  vi.stubGlobal('navigator', {})
  confirm()
  await pass(0)
  expect(reload).toHaveBeenCalledOnce()
})
