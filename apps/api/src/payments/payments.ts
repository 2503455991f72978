import type { Party } from '@lagoon/contract/parties/parties'
import type { paymentProtocols } from '../config/protocols.ts'
import type { Services } from '../services.ts'
import { forumPay } from './forumPay/forumPay.ts'
import { mzzpay } from './mzzpay/mzzpay.ts'
import { nuvei } from './nuvei/nuvei.ts'
import type { Watch } from './polling/schedule.ts'
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

/** How a provider's payments are watched. Of a party that was taken out of the settings nothing more is expected. */
export const watchOf = (services: Known, partyId: string): Watch => {
  const party = paymentParty(services, partyId)
  const protocol = party && protocolOf(services, party)
  return {
    graceMinutes: protocol?.graceMinutes ?? 0,
    watchDays: protocol?.watchDays ?? 0,
    isNotified: protocol?.notices !== undefined,
  }
}
