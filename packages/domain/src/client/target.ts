import { parseUrl } from '@lagoon/contract/text/parseUrl'

/** Whose server a call goes to. Decided by origin, before anything else is looked at. */
export type Target = 'platform' | 'identityProvider' | 'gameProvider' | 'ipLookup' | 'foreign'

/** Origins that are not ours, from the configuration. */
export interface ForeignOrigins {
  readonly identityProvider: readonly string[]
  readonly gameProviders: readonly string[]
  readonly ipLookup: readonly string[]
}

/** Whose server an address belongs to. */
export const targetOf = (address: string, ourOrigin: string, foreign: ForeignOrigins): Target => {
  const origin = parseUrl(address, ourOrigin)?.origin ?? 'null'
  if (origin === ourOrigin) return 'platform'
  if (foreign.identityProvider.includes(origin)) return 'identityProvider'
  if (foreign.gameProviders.includes(origin)) return 'gameProvider'
  return foreign.ipLookup.includes(origin) ? 'ipLookup' : 'foreign'
}
