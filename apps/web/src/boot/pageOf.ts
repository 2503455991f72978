import type { Location } from 'react-router-dom'
import type { Page } from '@lagoon/domain/ports/ports'
import type { Standing } from '../routes/entrance.ts'
import type { Router } from './createHouse.ts'
import { letNewWorkerIn } from '../shell/serviceWorker.ts'

export const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

/** The page as the domain moves it: by the router, which is made after the domain. */
export const pageOf = (router: () => Router | undefined): Page => ({
  address() {
    const state = router()?.state
    return state === undefined ? '' : addressOf(state.navigation.location ?? state.location)
  },
  goTo: (address, how) => void router()?.navigate(address, how),
  reload: () => void letNewWorkerIn().finally(() => window.location.reload()),
})

/** Where the player stands, for those who decide about the next page. */
export const standingOf = (router: () => Router | undefined): Standing => ({
  address() {
    const state = router()?.state
    return state?.initialized ? addressOf(state.location) : undefined
  },
  openedState() {
    const state = router()?.state
    return (state?.navigation.location ?? state?.location)?.state as unknown
  },
})
