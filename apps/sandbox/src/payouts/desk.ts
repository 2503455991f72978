import type { DeskEntry, DeskState, ProviderDesk } from '../payments/desk.ts'
import type { PayoutChoices, PayoutWish } from './outcomes.ts'

export interface PayoutDeskState extends DeskState<PayoutChoices, PayoutWish> {
  /** The newest first. */
  readonly payouts: readonly DeskEntry[]
}
export type PayoutDesk = ProviderDesk<PayoutDeskState, PayoutWish>
