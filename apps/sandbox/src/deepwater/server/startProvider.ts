import { studios } from '../../games/rules/games.ts'
import { startGames, type StartOptions } from '../../games/server/startGames.ts'
import { seamlessWallet } from './seamlessWallet.ts'
import { walletClient } from './walletClient.ts'

/** Starts a provider with the games of Deepwater Studios, as `startGames` does. Every move of tokens is asked of the platform. */
export const startProvider = (options: StartOptions): Promise<() => Promise<void>> => {
  const { id, platformOrigin, secret, timeoutMs = 3000 } = options
  const wallet = seamlessWallet(walletClient({ id, platformOrigin, secret, timeoutMs }))
  const { name: studio, games } = studios.deepwater
  return startGames({ games, ...options, studio, openPurse: () => Promise.resolve({ wallet }) })
}
