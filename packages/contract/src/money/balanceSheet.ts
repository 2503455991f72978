import type { Amount, Minor, TokenKind } from './money.ts'

/** All five balances at one moment; `version` grows with every move, a lower one is older and is dropped. */
export interface BalanceSheet {
  readonly version: bigint
  /** What can be spent. */
  readonly tokens: Readonly<Record<TokenKind, Minor>>
  /** Put aside for games: at a table, or held for stakes. Still the player's, and not in `tokens`. */
  readonly held: Readonly<Record<TokenKind, Minor>>
}

/** One kind of a balance sheet. */
export interface Balance extends Amount {
  readonly held: Minor
}
