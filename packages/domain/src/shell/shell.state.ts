import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'

export type HeaderView =
  | { readonly state: 'visitor' }
  | {
      readonly state: 'player'
      readonly displayName: string
      readonly email: string
      /** Absent until the first answer; the header keeps the room. */
      readonly balances?: BalanceSheet
      readonly connection: 'live' | 'reconnecting'
    }
