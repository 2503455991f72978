import type { Minor, TokenKind } from './money.ts'

/** All five balances at one moment; `version` grows with every move, a lower one is older and is dropped. */
export interface BalanceSheet {
  readonly version: bigint
  readonly tokens: Readonly<Record<TokenKind, Minor>>
}
