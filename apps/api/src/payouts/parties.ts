import type { Party } from '@lagoon/contract/parties/parties'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { Services } from '../services.ts'
import type { PayoutProtocol } from './protocol.ts'

type Known = Pick<Services, 'config' | 'protocols'>

/** A provider of the settings that pays out, by its id; undefined where it was taken out of them since. */
export const payoutParty = ({ config }: Known, id: string): Party | undefined => config.payouts.find((party) => party.id === id)

/** The protocol that a provider of the settings speaks; the settings were refused if there is none. */
export const payoutProtocolOf = ({ protocols }: Known, party: Party): PayoutProtocol => {
  const protocol = protocols.payouts[party.protocol]
  if (!protocol) throw new Error(`no folder speaks the protocol of ${party.id}`)
  return protocol
}

/** Who pays out by a way: the first of the settings; undefined where nobody does. */
export const partyFor = (services: Known, way: PayoutWay): Party | undefined =>
  services.config.payouts.find((party) => payoutProtocolOf(services, party).ways.includes(way))
