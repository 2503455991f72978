import type { Amount, Minor } from '../money/money.ts'

/** What the player holds (§3): all five kinds in their order, and what of the prize tokens was won and can be withdrawn. */
export interface Holdings {
  readonly balances: readonly Amount[]
  /** Prize tokens won so far. */
  readonly winnings: Minor
  readonly withdrawableWinnings: Minor
}

export type WalletView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'balances'; readonly holdings: Holdings }
  /** Not one token of any kind. */
  | { readonly state: 'zeroBalances'; readonly holdings: Holdings }
