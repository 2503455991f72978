import { loginReturnAddress } from '@lagoon/contract/account/addresses'
import { playAddress } from '@lagoon/contract/lobby/addresses'
import { RETURN_PARAMETER } from '@lagoon/contract/shell/addresses'
import { homeViewAtom, loadHomeAtom } from '@lagoon/domain/lobby/home/home.atoms'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { defineRoute } from '../defineRoute.ts'

/** The lobby. Who was sent here from a page of their own is asked to log in, and led back after. In a file of its own: it is a visitor's first page. */
export const home = defineRoute({
  load: async ({ set, domain, place }) => {
    const { status } = await set(knowSessionAtom)
    const back = place.query.get(RETURN_PARAMETER)
    // The log-in knows where it may lead on to, and leads who is in already there at once.
    if (back !== null && (status === 'visitor' || status === 'player')) return domain.page.goTo(loginReturnAddress(back), { replace: true })
    return set(loadHomeAtom)
  },
  view: homeViewAtom,
  events: ({ set, domain }) => ({
    onRetry: () => void set(loadHomeAtom, 'atOnce'),
    onResume: ({ game, token }) => domain.page.goTo(playAddress(game), { state: { token } }),
  }),
  screen: () => import('@lagoon/ui/screens/lobby/Home/Home').then(({ Home }) => Home),
})
