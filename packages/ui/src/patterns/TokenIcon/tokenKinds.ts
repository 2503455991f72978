/** The five kinds of token, in the order of display. A story proves that these are the words of the domain. */
export const tokenKinds = ['GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP'] as const
export type TokenKind = (typeof tokenKinds)[number]

export interface TokenName {
  /** After an amount: `1 game token`. */
  readonly one: string
  /** After an amount: `250 game tokens`. */
  readonly many: string
  /** Alone: a label, a column, a choice. */
  readonly label: string
}

export const tokenNames: Readonly<Record<TokenKind, TokenName>> = {
  GAME: { one: 'game token', many: 'game tokens', label: 'Game tokens' },
  SWEEP: { one: 'sweep token', many: 'sweep tokens', label: 'Sweep tokens' },
  BONUS_SWEEP: { one: 'bonus sweep token', many: 'bonus sweep tokens', label: 'Bonus sweep tokens' },
  PRIZE: { one: 'prize token', many: 'prize tokens', label: 'Prize tokens' },
  TIP: { one: 'tip token', many: 'tip tokens', label: 'Tip tokens' },
}

/** Where tokens are that were set aside, after their amount: no game takes prize tokens, only a withdrawal holds them. */
export const heldWhere = (kind: TokenKind): string => (kind === 'PRIZE' ? 'being withdrawn' : 'in a game')
