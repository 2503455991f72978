import { startProvider as sumsub } from './server/startProvider.ts'
import type { StartIdentityProvider } from './startOptions.ts'

/** The identity providers that run here, by the protocol that each speaks. */
export const identityServers: Readonly<Record<string, StartIdentityProvider>> = { sumsub: (options) => sumsub(options) }
