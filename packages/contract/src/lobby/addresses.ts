import { addressOf, withQuery } from '../addresses/address.ts'
import type { GameType } from './enums.ts'

/** What names a game in an address. */
export interface GameAddress {
  readonly id: string
  readonly type: GameType
}

const gameOf = ({ id, type }: GameAddress) => ({ type: type.toLowerCase(), id })

export const gamesRoute = '/games'
export const gamesOfTypeRoute = '/games/:type'
/** The list of games, of one type or of all: `/games/slot`. */
export const gamesAddress = (type?: GameType): string =>
  type === undefined ? gamesRoute : addressOf(gamesOfTypeRoute, { type: type.toLowerCase() })

/** What everybody may read about a game; the second without header and footer. */
export const gameInfoRoute = '/games/:type/:id'
export const aloneGameInfoPath = '/game-info'
export const aloneGameInfoRoute = `${aloneGameInfoPath}/:type/:id` as const
/** `/game-info/slot/moonlit-tides`. */
export const gameInfoAddress = (game: GameAddress): string => addressOf(aloneGameInfoRoute, gameOf(game))

/** Where a player opens a game; visitors are sent home from it. The last part is for display, and never loaded. */
export const gameDetailsPath = '/game-details'
export const gameDetailsRoute = `${gameDetailsPath}/:type/:id` as const
export const namedGameDetailsRoute = `${gameDetailsRoute}/:url` as const
/** `/game-details/slot/moonlit-tides`. */
export const gameDetailsAddress = (game: GameAddress): string => addressOf(gameDetailsRoute, gameOf(game))

export const playRoute = '/play'
/** Where a game is played: `/play?type=slot&id=moonlit-tides`. */
export const playAddress = (game: GameAddress): string => withQuery(playRoute, gameOf(game))

export const winRoute = '/win'

/** Where anybody checks the proof of a round, without an account and without a server. */
export const verifyRoute = '/verify'
