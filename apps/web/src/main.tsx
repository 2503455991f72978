import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ANSWERS_ELEMENT } from '@lagoon/contract/http/embeddedAnswers'
import { browserPorts } from '@lagoon/domain/ports/browserPorts'
import { loadPlayerLine } from '@lagoon/domain/realtime/loadPlayerLine'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { showPopupAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import { replaced } from '@lagoon/ui/patterns/FormField/replacedFields'
import { toasts } from '@lagoon/ui/kit/ToastRegion/toasts'
import { App } from './boot/App.tsx'
import { createApp } from './boot/createApp.ts'
import { followTheme } from './boot/applyTheme.ts'
import { whenIdle } from './boot/whenIdle.ts'
import { browserAddressBar } from './navigation/addressBar.ts'
import type { Navigation } from './navigation/navigation.ts'
import { routeTable } from './routes/table.ts'
import { passEmptyMarkup } from './shell/emptyMarkup.ts'
import { followLinks } from './shell/followLinks.ts'
import { keepInstallOffer } from './shell/installOffer.ts'
import { watchRestoredPage } from './shell/restoredPage.ts'
import { watchLostPieces } from './shell/lostPieces.ts'

/** How long a page that is rendered for a visitor, and can be drawn by the app, waits for its data, or for the answer who the player is. */
const PATIENCE_MS = 1_500
/** True once it is done; false where that takes too long. */
const inTime = (task: Promise<unknown>) =>
  Promise.race([task.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))])

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Settles when the first page is open, whether its data are there or not. */
const firstPage = ({ currentAddress, subscribe }: Navigation) =>
  new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (currentAddress() === undefined) return
      stop()
      resolve()
    })
  })

const start = async (): Promise<void> => {
  // First of all: it is made once, and nobody knows how soon.
  keepInstallOffer(window)
  // The shell can be read already: what follows is done in short tasks, so that a touch never waits behind all of it.
  await nextTask()
  passEmptyMarkup()
  const running = createApp({
    ports: browserPorts(),
    origin: window.location.origin,
    toasts,
    routes: routeTable,
    bar: browserAddressBar,
    loadRouter: async () => (await import('./navigation/router.ts')).createRouterOverBar,
    loadLine: async () => (await loadPlayerLine()).openStompLine,
  })
  const { store, session, ports } = running.domain
  followTheme(ports.kept)
  watchLostPieces(() => store.set(showPopupAtom, { kind: 'chunkFailure' }))
  watchRestoredPage({ page: window, sessionKey: () => session.read()?.sessionKey })
  followLinks((address) => void running.navigation.navigate(address))

  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no place for the app')
  const app = <App store={store} />
  const isRendered = document.getElementById(ANSWERS_ELEMENT) !== null
  const { pathname } = window.location
  const isVisitor = session.read() === undefined
  const opened = firstPage(running.navigation)
  const settled = running.navigation.start()
  // Before the page stands: a touch may come at any time.
  whenIdle(running)
  const drawAnew = () => {
    replaced.page = { fields: root.querySelectorAll('form [name]'), focused: document.activeElement, pathname }
    root.replaceChildren()
    createRoot(root).render(app)
  }
  // In place of the bars that the server sent, if it did: they go with the first look of the app.
  if (!isRendered) return createRoot(root).render(app)
  // However long its scripts take: until the app can draw the page, the one that stands there is better than none.
  await opened
  if (isVisitor) {
    const isSettled = await inTime(settled)
    await nextTask()
    // Rendered for the address that was asked for, not for one that the page led on to.
    if (isSettled && window.location.pathname === pathname) startTransition(() => void hydrateRoot(root, app))
    else drawAnew()
  } else {
    // Rendered for a visitor, and a player has come: one change to their page, not two.
    await inTime(store.set(knowSessionAtom))
    drawAnew()
  }
}

void start()
