import type { Audience, GameTile } from '@lagoon/domain/lobby/lobby.state'
import { places } from '../shell/places.ts'

type GameAddress = Pick<GameTile, 'id' | 'type'>

const pathOf = ({ id, type }: GameAddress) => `${type.toLowerCase()}/${id}`

/** The page on which a player opens a game (§2): `/game-details/slot/moonlit-tides`. Visitors are sent home from it. */
export const gameHref = (game: GameAddress): string => `/game-details/${pathOf(game)}`

/** What everybody may read about a game (§2): `/game-info/slot/moonlit-tides`. */
export const gameInfoHref = (game: GameAddress): string => `/game-info/${pathOf(game)}`

/** Where a card leads whoever sees it. */
export const gameHrefFor = (audience: Audience): ((game: GameAddress) => string) => (audience === 'player' ? gameHref : gameInfoHref)

/** The log-in that leads on to the game (§4). */
export const logInToGameHref = (game: GameAddress): string => `${places.logIn}?${new URLSearchParams({ return: gameHref(game) })}`
