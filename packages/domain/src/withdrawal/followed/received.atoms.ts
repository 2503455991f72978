import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { minor } from '@lagoon/contract/money/money'
import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { refetchShownAtom } from '../../kernel/shown.atoms.ts'
import { showPopupAtom } from '../../shell/popups/popups.atoms.ts'
import { atom } from '../../store.ts'

/**
 * A withdrawal took a step, told by the server: whatever shows one, its list or what can be withdrawn asks again. That it was declined
 * a popup says, unless its own page stands open and says it.
 */
export const receiveWithdrawalAtom = atom(null, (get, set, { withdrawalId, declined }: Extract<PlayerMessage, { topic: 'withdrawal' }>) => {
  if (declined !== undefined && get(domainAtom).page.address() !== withdrawalAddress(withdrawalId)) {
    const { amount, destination, reason } = declined
    const withdrawal = { withdrawalId, amount: { kind: 'PRIZE', minor: minor(BigInt(amount)) }, method: destination, reason } as const
    set(showPopupAtom, { kind: 'withdrawDeclined', withdrawal })
  }
  return set(refetchShownAtom)
})
