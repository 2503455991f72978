import type { TokenKind } from '../money/money.ts'
import { gameTypes, type GameType, type RoundState } from './enums.ts'

/** The kind of token that a win gives: bets of sweep tokens win prize tokens, every other kind wins itself. */
export const tokenWonBy = (bet: TokenKind): TokenKind => (bet === 'SWEEP' || bet === 'BONUS_SWEEP' ? 'PRIZE' : bet)

/** Whether bets of a kind count toward a player's limit of what they lose: those that win what can be withdrawn. */
export const countsAsLoss = (bet: TokenKind): boolean => tokenWonBy(bet) === 'PRIZE'

/** Whether a round is a win that can be shared: it is over, and gave more than it took. */
export const isWon = ({ state, bet, win }: { readonly state: RoundState; readonly bet: bigint; readonly win: bigint }): boolean =>
  state === 'SETTLED' && win > bet

/** How many times the bet a win is, in hundredths, rounded down; 0 where nothing was bet. */
export const timesOf = (bet: bigint, win: bigint): bigint => (bet === 0n ? 0n : (100n * win) / bet)

/** How many games of each type open; one that is only announced counts for none. */
export const countByType = (
  games: readonly { readonly type: GameType; readonly isPlayable: boolean }[],
): Readonly<Record<GameType, number>> =>
  Object.fromEntries(gameTypes.map((type) => [type, games.filter((game) => game.isPlayable && game.type === type).length])) as Record<
    GameType,
    number
  >

/** The most games that the lobby announces before they open. */
export const MOST_ANNOUNCED = 12

/** A game as far as its place in the lobby goes. */
interface Offered {
  readonly isPlayable: boolean
  readonly isFeatured: boolean
}

/** What the lobby shows of a catalog: every game that opens, in its order, and behind them a few that are announced, featured ones first. */
export const offered = <Game extends Offered>(games: readonly Game[]): readonly Game[] => {
  const announced = games.filter((game) => !game.isPlayable)
  const chosen = [...announced.filter((game) => game.isFeatured), ...announced.filter((game) => !game.isFeatured)]
  return [...games.filter((game) => game.isPlayable), ...chosen.slice(0, MOST_ANNOUNCED)]
}
