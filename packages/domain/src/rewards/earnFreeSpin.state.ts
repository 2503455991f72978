import type { Amount } from '@lagoon/contract/money/money'

/** The one spin of a visitor. The server draws; the wheel shows it. `prizes` stand on the wheel in this order. */
export type EarnFreeSpinView =
  | { readonly state: 'ready'; readonly prizes: readonly Amount[] }
  | { readonly state: 'spinning'; readonly prizes: readonly Amount[] }
  /** `restsOn` is the index of the prize that was drawn; it is kept for this visitor up to `keptUntil` (RFC 3339). */
  | { readonly state: 'won'; readonly prizes: readonly Amount[]; readonly restsOn: number; readonly keptUntil: string }
  /** `kept` is the prize of that spin while it still waits to be booked. */
  | { readonly state: 'alreadyUsed'; readonly kept?: { readonly prize: Amount; readonly until: string } }
  | { readonly state: 'notAvailable' }
