import type { Party } from '@lagoon/contract/parties/parties'
import type { paymentProtocols } from '../config/protocols.ts'
import type { Services } from '../services.ts'
import { forumPay } from './forumPay/forumPay.ts'
import { mzzpay } from './mzzpay/mzzpay.ts'
import { nuvei } from './nuvei/nuvei.ts'
import type { PaymentProtocol } from './protocol.ts'
import { skrill } from './skrill/skrill.ts'

/** One folder for each protocol. */
export const paymentFolders: Readonly<Record<(typeof paymentProtocols)[number], PaymentProtocol>> = { nuvei, mzzpay, skrill, forumPay }

type Known = Pick<Services, 'config' | 'protocols'>

/** A payment provider of the settings by its id; undefined where it was taken out of them since. */
export const paymentParty = ({ config }: Known, id: string): Party | undefined => config.payments.find((party) => party.id === id)

/** The protocol that a payment provider of the settings speaks; the settings were refused if there is none. */
export const protocolOf = ({ protocols }: Known, party: Party): PaymentProtocol => {
  const protocol = protocols.payments[party.protocol]
  if (!protocol) throw new Error(`no folder speaks the protocol of ${party.id}`)
  return protocol
}

/** How long after its session a provider's payment is still waited for; none where the provider was taken out of the settings. */
export const graceMinutesOf = (services: Known, partyId: string): number => {
  const party = paymentParty(services, partyId)
  return party ? protocolOf(services, party).graceMinutes : 0
}
