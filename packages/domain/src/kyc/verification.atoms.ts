import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { refetchShownAtom } from '../kernel/shown.atoms.ts'
import { verifyPlayerAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'

/**
 * The verification took a step, told by the server. What it opens and closes stands on many pages (what stands in the way of buying,
 * the settings of withdrawals, the case itself): whatever is shown is asked for anew.
 */
export const receiveVerificationAtom = atom(null, (_get, set, { isIdVerified }: Extract<PlayerMessage, { topic: 'verification' }>) => {
  set(verifyPlayerAtom, isIdVerified)
  return set(refetchShownAtom)
})
