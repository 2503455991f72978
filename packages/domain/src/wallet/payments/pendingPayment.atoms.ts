import { ownedAtom } from '../../session/ownedAtom.ts'

/** A payment that the player came back from and that is not settled. `check` asks the server for it, unseen. */
export interface PendingPayment {
  readonly paymentId: string
  readonly check: () => void
}

/** For home, which asks for no payments by itself. */
export const pendingPaymentAtom = ownedAtom<PendingPayment | undefined>(undefined)
