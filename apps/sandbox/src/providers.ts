import { startProvider as coralForge } from './coralForge/server/startProvider.ts'
import { startProvider as deepwater } from './deepwater/server/startProvider.ts'
import type { StartOptions } from './games/server/startGames.ts'
import { startProvider as northlight } from './northlight/server/startProvider.ts'

/** The game providers that run here, by the protocol that each speaks. */
export const providers: Readonly<Record<string, (options: StartOptions) => Promise<() => Promise<void>>>> = {
  deepwater,
  coralForge,
  northlight,
}
