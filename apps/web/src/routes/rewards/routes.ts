import { anySignal } from '@lagoon/domain/client/anySignal'
import { mayEarnFreeSpin, mayEnterAsPlayer } from '@lagoon/domain/guards/guards'
import { webSettings } from '@lagoon/domain/shell/shell.operations'
import { constant, defineRoute } from '../defineRoute.ts'

const SETTINGS_TIMEOUT_MS = 10_000
const nothing = () => undefined

/** rewards: what the operator gives so far is booked without a claim, so nothing waits here. */
export const rewards = defineRoute({
  guard: mayEnterAsPlayer,
  view: constant({ state: 'nothing' }),
  events: () => ({ onClaim: nothing, onClaimAll: nothing }),
  screen: () => import('@lagoon/ui/screens/rewards/Rewards/Rewards').then(({ Rewards }) => Rewards),
})

/** earn-free-spin: the operator may open the page; there is no wheel behind it yet, and the page says so. */
export const earnFreeSpin = defineRoute({
  guard: async (visit, { domain, signal }) => {
    if (visit.isLoggedIn) return mayEarnFreeSpin(visit)
    const answer = await domain.client.call(
      webSettings,
      {},
      { isQuiet: true, signal: anySignal(signal, AbortSignal.timeout(SETTINGS_TIMEOUT_MS)) },
    )
    return mayEarnFreeSpin(answer.ok ? { ...visit, earnFreeSpin: answer.value.webSettings.earnFreeSpin } : visit)
  },
  view: constant({ state: 'notAvailable' }),
  events: () => ({ onSpin: nothing }),
  screen: () => import('@lagoon/ui/screens/rewards/EarnFreeSpin/EarnFreeSpin').then(({ EarnFreeSpin }) => EarnFreeSpin),
})
