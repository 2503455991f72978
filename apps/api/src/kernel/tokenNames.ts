import type { TokenKind } from '@lagoon/contract/money/money'

/** What tokens of a kind are called after an amount, and in a sentence. */
export const tokenNames: Readonly<Record<TokenKind, string>> = {
  GAME: 'game tokens',
  SWEEP: 'sweep tokens',
  BONUS_SWEEP: 'bonus sweep tokens',
  PRIZE: 'prize tokens',
  TIP: 'tip tokens',
}
