import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ANSWERS_ELEMENT } from '@lagoon/contract/http/embeddedAnswers'
import { browserPorts } from '@lagoon/domain/ports/browserPorts'
import { loadPlayerLine } from '@lagoon/domain/realtime/loadPlayerLine'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { showPopupAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import { toasts } from '@lagoon/ui/kit/ToastRegion/toasts'
import { App } from './boot/App.tsx'
import { createApp } from './boot/createApp.ts'
import { followTheme } from './boot/applyTheme.ts'
import { whenAtRest } from './boot/whenAtRest.ts'
import { browserAddressBar } from './navigation/addressBar.ts'
import type { Navigation } from './navigation/navigation.ts'
import { routeTable } from './routes/table.ts'
import { followLinks } from './shell/followLinks.ts'
import { watchRestoredPage } from './shell/restoredPage.ts'
import { watchLostPieces } from './shell/lostPieces.ts'

/** How long a page, as rendered for a visitor, waits for its data, or for the answer who the player is. */
const PATIENCE_MS = 1_500
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))

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
  // The shell can be read already: what follows is done in short tasks, so that a touch never waits behind all of it.
  await nextTask()
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
  const opened = firstPage(running.navigation)
  const settled = running.navigation.start()
  // Before the page stands: a touch may come at any time.
  whenAtRest(running)
  if (isRendered && session.read() === undefined) {
    await Promise.race([settled, patience()])
    await nextTask()
    // Rendered for the address that was asked for, not for one that the page led on to.
    if (window.location.pathname === pathname) startTransition(() => void hydrateRoot(root, app))
    else createRoot(root).render(app)
  } else {
    // Rendered for a visitor, and a player has come: one change to their page, not two.
    if (isRendered) await Promise.race([Promise.all([store.set(knowSessionAtom), opened]), patience()])
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

void start()
