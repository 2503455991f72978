import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { OpenLine } from '@lagoon/domain/realtime/line'
import { App } from '../boot/App.tsx'
import { createHouse, memoryRouter } from '../boot/createHouse.ts'
import { followLinks } from '../shell/followLinks.ts'

/** A live line on which nothing is said. */
const silentLine: OpenLine = () => ({ drop: () => undefined, close: () => undefined })

/** The real app at an address: its routes, guards, atoms and adapters. Only the network answers from a scenario. */
export const AppAt = ({ address }: { address: string }) => {
  const [{ domain, router }] = useState(() => createHouse(memoryRouter(address), async () => silentLine))
  useEffect(
    function stayInTheStory() {
      return followLinks((to) => void router.navigate(to))
    },
    [router],
  )
  return (
    <App store={domain.store}>
      <RouterProvider router={router} />
    </App>
  )
}
