import type { GameAddress } from '@lagoon/domain/lobby/games/gameDetails.atoms'

/** Where a game is played: `/play?type=slot&id=moonlit-tides`. */
export const playHref = ({ type, id }: GameAddress): string => `/play?${new URLSearchParams({ type: type.toLowerCase(), id })}`
