import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { acceptLobbyAtom } from '@lagoon/domain/lobby/home/home.atoms'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { adoptFontsLater } from './boot/adoptFontsLater.ts'
import { App } from './boot/App.tsx'
import { createHouse } from './boot/createHouse.ts'
import { readLobby } from './boot/readLobby.ts'
import { followTheme } from './boot/wearTheme.ts'
import { whenAtRest } from './boot/whenAtRest.ts'
import { followLinks } from './shell/followLinks.ts'

/** How long home, as drawn for a visitor, waits for the answer who the player is. */
const PATIENCE_MS = 1_500

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

const start = async (): Promise<void> => {
  // The shell can be read already: what follows is done in short tasks, so that a touch never waits behind all of it.
  await nextTask()
  const house = createHouse(createBrowserRouter)
  const { domain, router } = house
  const { store, session, ports } = domain
  followTheme(ports.kept)
  const lobby = readLobby(document)
  if (lobby !== undefined) store.set(acceptLobbyAtom, lobby)
  followLinks((address) => void router.navigate(address))

  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no place for the app')
  const app = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  )
  const isDrawn = lobby !== undefined && window.location.pathname === '/' && root.firstElementChild !== null
  const knows = store.set(knowSessionAtom)
  if (isDrawn && session.read() === undefined) {
    await nextTask()
    startTransition(() => void hydrateRoot(root, app))
  } else {
    // Drawn for a visitor, and a player has come: one change to their home, not two.
    if (isDrawn) await Promise.race([knows, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    root.replaceChildren()
    createRoot(root).render(app)
  }
  adoptFontsLater(router)
  whenAtRest(house)
}

void start()
