import { winningsAtom } from '../account/profile/stats.atoms.ts'
import { atom } from '../store.ts'
import type { WithdrawView } from './withdrawal.state.ts'

/** The server has no settings for any country yet (§8), so all that is known is what could be withdrawn. */
export const withdrawViewAtom = atom((get): WithdrawView => {
  const won = get(winningsAtom)
  return won.state === 'loaded' ? { state: 'settingsNotFound', available: won.value.withdrawableWinnings } : won
})
