import { studios } from '../../games/rules/games.ts'
import { startGames, type StartOptions } from '../../games/server/startGames.ts'
import { openCrash } from './crash/openCrash.ts'
import { openPurse } from './purse.ts'

/**
 * Starts a provider with the games of Northlight Games, as `startGames` does. Stakes are taken from a hold at once; the platform is
 * told afterwards, in batches.
 */
export const startProvider = (options: StartOptions): Promise<() => Promise<void>> => {
  const { id, platformOrigin, log, timeoutMs, backoffMs } = options
  const { name: studio, games } = studios.northlight
  return startGames({
    games,
    ...options,
    studio,
    openPurse: (folder) => openPurse(folder, { id, platformOrigin, log, timeoutMs, backoffMs }),
    openLive: openCrash(),
  })
}
