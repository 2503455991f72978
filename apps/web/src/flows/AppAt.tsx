import { useEffect, useState } from 'react'
import { browserPorts } from '@lagoon/domain/ports/browserPorts'
import type { OpenLine } from '@lagoon/domain/realtime/line'
import { toasts } from '@lagoon/ui/kit/ToastRegion/toasts'
import { App } from '../boot/App.tsx'
import { createApp } from '../boot/createApp.ts'
import { memoryAddressBar } from '../navigation/addressBar.ts'
import { createRouterInMemory } from '../navigation/router.ts'
import { routeTable } from '../routes/table.ts'
import { followLinks } from '../shell/followLinks.ts'

/** A live line on which nothing is said. */
const silentLine: OpenLine = () => ({ drop: () => undefined, close: () => undefined })

const appAt = (address: string) => {
  const bar = memoryAddressBar(address)
  return createApp({
    ports: browserPorts(),
    origin: window.location.origin,
    toasts,
    routes: routeTable,
    bar,
    loadRouter: async () => createRouterInMemory(bar),
    loadLine: async () => silentLine,
  })
}

/** The real app at an address: its routes, guards, atoms and adapters. Only the network answers from a scenario. */
export const AppAt = ({ address }: { address: string }) => {
  const [{ domain, navigation }] = useState(() => appAt(address))
  useEffect(
    function openAndStayInTheStory() {
      void navigation.start()
      return followLinks((to) => void navigation.navigate(to))
    },
    [navigation],
  )
  return <App store={domain.store} />
}
