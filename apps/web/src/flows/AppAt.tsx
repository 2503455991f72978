import { useEffect, useState } from 'react'
import { browserPorts } from '@lagoon/domain/ports/browserPorts'
import type { Ports } from '@lagoon/domain/ports/ports'
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

const never = new Promise<never>(() => undefined)

/** The browser as long as the story stands: what was asked for later would be asked of another story's scenario. */
const portsUntil = (ended: AbortSignal): Ports => {
  const { clock, network, ...ports } = browserPorts()
  return {
    ...ports,
    clock: { ...clock, after: (ms, run) => clock.after(ms, () => void (ended.aborted || run())) },
    network: { ...network, fetch: (url, request) => (ended.aborted ? never : network.fetch(url, request)) },
  }
}

const appAt = (address: string) => {
  const bar = memoryAddressBar(address)
  const ending = new AbortController()
  const app = createApp({
    ports: portsUntil(ending.signal),
    origin: window.location.origin,
    toasts,
    routes: routeTable,
    bar,
    loadRouter: async () => createRouterInMemory(bar),
    loadLine: async () => silentLine,
  })
  return { ...app, end: () => ending.abort() }
}

/** The real app at an address: its routes, guards, atoms and adapters. Only the network answers from a scenario. */
export const AppAt = ({ address }: { address: string }) => {
  const [{ domain, navigation, end }] = useState(() => appAt(address))
  useEffect(
    function openAndStayInTheStory() {
      void navigation.start()
      const unfollow = followLinks((to) => void navigation.navigate(to))
      return () => {
        unfollow()
        end()
      }
    },
    [navigation, end],
  )
  return <App store={domain.store} />
}
