import { loadStatsAtom } from '@lagoon/domain/account/profile/stats.atoms'
import { mayEnterOnMobile } from '@lagoon/domain/guards/guards'
import { withdrawViewAtom } from '@lagoon/domain/withdrawal/withdraw.atoms'
import { defineRoute } from '../defineRoute.ts'

/** mobileWithdraw, and profile?tab=withdraw. */
export const withdraw = defineRoute({
  guard: mayEnterOnMobile,
  load: ({ set }) => set(loadStatsAtom),
  view: withdrawViewAtom,
  events: () => ({ onContinue: () => undefined }),
  screen: () => import('@lagoon/ui/screens/withdrawal/Withdraw/Withdraw').then(({ Withdraw }) => Withdraw),
})
