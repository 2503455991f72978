import type { Party } from '@lagoon/contract/parties/parties'
import type { identityProtocols } from '../config/protocols.ts'
import type { Services } from '../services.ts'
import type { IdentityProtocol } from './protocol.ts'
import { sumsub } from './sumsub/sumsub.ts'

/** One folder for each protocol. */
export const identityFolders = { sumsub } satisfies Record<(typeof identityProtocols)[number], IdentityProtocol>

type Known = Pick<Services, 'config' | 'protocols'>

/** An identity provider with the protocol that it speaks. */
export interface Speaker {
  readonly party: Party
  readonly protocol: IdentityProtocol
}

/** An identity provider of the settings by its id, or the first of them, where new cases begin; undefined where there is none. */
export const identityProvider = ({ config, protocols }: Known, id?: string | null): Speaker | undefined => {
  const party = typeof id === 'string' ? config.identity.find((each) => each.id === id) : config.identity[0]
  const protocol = party && protocols.identity[party.protocol]
  return party && protocol && { party, protocol }
}
