import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { tokenKinds } from '@lagoon/contract/money/money'

export type TokenAmounts = BalanceSheet['tokens']

/**
 * Of two states of a player's tokens what may be shown while a round is still being played out: a stake leaves at once, a win
 * waits. Repeated over every new state of the round it is the lowest of all.
 */
export const withhold = (shown: TokenAmounts, next: TokenAmounts): TokenAmounts =>
  Object.fromEntries(tokenKinds.map((kind) => [kind, next[kind] < shown[kind] ? next[kind] : shown[kind]])) as TokenAmounts
