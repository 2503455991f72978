import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { minor, tokenKinds } from '@lagoon/contract/money/money'

export type TokenAmounts = BalanceSheet['tokens']

/** What a player has of each kind: what games hold is still theirs, and the game that holds it counts it too. */
export const totalsOf = ({ tokens, held }: BalanceSheet): TokenAmounts =>
  Object.fromEntries(tokenKinds.map((kind) => [kind, minor(tokens[kind] + held[kind])])) as TokenAmounts

/**
 * Of two states of a player's tokens what may be shown while a round is still being played out: a stake leaves at once, a win
 * waits. Repeated over every new state of the round it is the lowest of all.
 */
export const deferWins = (shown: TokenAmounts, next: TokenAmounts): TokenAmounts =>
  Object.fromEntries(tokenKinds.map((kind) => [kind, next[kind] < shown[kind] ? next[kind] : shown[kind]])) as TokenAmounts
