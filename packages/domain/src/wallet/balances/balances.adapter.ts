import type { ResultOf } from '../../client/operation.ts'
import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { minor, tokenKinds, type Minor, type TokenKind } from '@lagoon/contract/money/money'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'

type WireAmounts = readonly { readonly kind: TokenKind; readonly amount: string }[]
interface WireSheet {
  readonly version: string
  readonly tokens: WireAmounts
  readonly held?: WireAmounts | undefined
}

/** Minor units leave the wire here: decimal digits become a branded bigint. A kind that is not named holds nothing. */
const toAmounts = (wire: WireAmounts): Record<TokenKind, Minor> => {
  const of = (kind: TokenKind): Minor => minor(wire.find((token) => token.kind === kind)?.amount ?? '0')
  return Object.fromEntries(tokenKinds.map((kind) => [kind, of(kind)])) as Record<TokenKind, Minor>
}
const toSheet = ({ version, tokens, held = [] }: WireSheet): BalanceSheet => ({
  version: BigInt(version),
  tokens: toAmounts(tokens),
  held: toAmounts(held),
})

/** Of any answer that carries the balances. */
export const fromAnswer = ({ balances }: Pick<ResultOf<'Balances'>, 'balances'>): BalanceSheet => toSheet(balances)
export const fromMessage = (message: Extract<PlayerMessage, { topic: 'balances' }>): BalanceSheet => toSheet(message)

/** A sheet that is older than the one at hand is dropped: answers and messages overtake each other. */
export const newer = (at: BalanceSheet | undefined, next: BalanceSheet): BalanceSheet =>
  at !== undefined && at.version >= next.version ? at : next
