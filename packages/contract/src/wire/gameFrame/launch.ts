/** In the query of a game's page: the token that the provider swaps for the session, once. */
export const LAUNCH_PARAMETER = 'launch'

/** The page of a game, on the provider's own origin. */
export const gamePagePath = (gameId: string): string => `/play/${encodeURIComponent(gameId)}`

/** Where the app opens a game in its frame. */
export const gameLaunchUrl = (origin: string, gameId: string, launchToken: string): string =>
  `${origin}${gamePagePath(gameId)}?${new URLSearchParams({ [LAUNCH_PARAMETER]: launchToken })}`
