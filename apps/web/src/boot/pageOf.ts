import type { Location } from 'react-router-dom'
import type { Page } from '@lagoon/domain/ports/ports'
import type { Router } from './createHouse.ts'
import { letNewWorkerIn } from '../shell/serviceWorker.ts'

export const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

/** The page as the domain moves it: by the router, which is made after the domain. */
export const pageOf = (router: () => Router | undefined): Page => ({
  address() {
    const state = router()?.state
    return state === undefined ? '' : addressOf(state.navigation.location ?? state.location)
  },
  goTo: (address) => void router()?.navigate(address),
  reload: () => void letNewWorkerIn().finally(() => window.location.reload()),
})
