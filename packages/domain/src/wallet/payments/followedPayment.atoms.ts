import { askPlayedAgainAtom } from '../../lobby/home/lobbyOffline.atoms.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { pendingPaymentAtom } from './pendingPayment.atoms.ts'

/** Whether a page of a payment is shown. It may be none for a moment, where one gives way to the next that has begun to follow already. */
export const isPaymentShownAtom = atom(false)

/** The payment that an open page follows, or that the last one did; `askAgain` asks the server for it at once. */
export const followedPaymentAtom = ownedAtom<{ readonly id: string; readonly askAgain: () => void } | undefined>(undefined)

/** A payment took a step: who shows it, or home, which waits for it, has the server asked at once. */
export const receivePaymentAtom = atom(null, (get, set, { paymentId }: { readonly paymentId: string }) => {
  const followed = get(isPaymentShownAtom) ? get(followedPaymentAtom) : undefined
  const pending = get(pendingPaymentAtom)
  if (followed?.id === paymentId) followed.askAgain()
  else if (pending?.paymentId === paymentId) pending.check()
  const askHomeAgain = get(askPlayedAgainAtom)
  if (askHomeAgain !== undefined) void set(askHomeAgain)
})
