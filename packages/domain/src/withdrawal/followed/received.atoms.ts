import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { refetchShownAtom } from '../../kernel/shown.atoms.ts'
import { atom } from '../../store.ts'

/** A withdrawal took a step, told by the server: whatever shows one, its list or what can be withdrawn asks again. */
export const receiveWithdrawalAtom = atom(null, (_get, set, _message: Extract<PlayerMessage, { topic: 'withdrawal' }>) =>
  set(refetchShownAtom),
)
