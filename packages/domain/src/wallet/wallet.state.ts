import type { NotLoaded } from '../kernel/notLoaded.state.ts'
import type { Balance } from '@lagoon/contract/money/balanceSheet'
import type { Minor } from '@lagoon/contract/money/money'

/** What the player holds (§3): all five kinds in their order, and what of the prize tokens was won and can be withdrawn. */
export interface Holdings {
  readonly balances: readonly Balance[]
  /** Prize tokens won so far. */
  readonly winnings: Minor
  readonly withdrawableWinnings: Minor
}

export type WalletView =
  | NotLoaded
  | { readonly state: 'balances'; readonly holdings: Holdings }
  /** Not one token of any kind. */
  | { readonly state: 'zeroBalances'; readonly holdings: Holdings }
