import type { TokenKind } from '../money/money.ts'
import { gameTypes, type GameType } from './enums.ts'

/** The kind of token that a win gives: bets of sweep tokens win prize tokens, every other kind wins itself. */
export const tokenWonBy = (bet: TokenKind): TokenKind => (bet === 'SWEEP' || bet === 'BONUS_SWEEP' ? 'PRIZE' : bet)

/** How many games there are of each type. */
export const countByType = (games: readonly { readonly type: GameType }[]): Readonly<Record<GameType, number>> =>
  Object.fromEntries(gameTypes.map((type) => [type, games.filter((game) => game.type === type).length])) as Record<GameType, number>
