import { ownedAtom } from '../../session/ownedAtom.ts'

/** A payment that the player came back from and that is not settled. `check` asks the server for it, unseen. */
export interface PendingPayment {
  readonly paymentId: string
  readonly check: () => void
}

/** For home while the lobby is closed: a player's home asks for its open payment itself. */
export const pendingPaymentAtom = ownedAtom<PendingPayment | undefined>(undefined)
