import type { BalanceSheet } from '../money/balanceSheet.ts'

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

/** The tabs of the bottom bar and of the header: the one a path belongs to. */
export type Place = 'home' | 'games' | 'wallet' | 'rewards' | 'menu' | 'history'
