import type { Party } from '@lagoon/contract/parties/parties'
import type { WebhookKind } from '@lagoon/contract/wire/webhooks/webhooks'
import { identityFolders, type IdentityProtocol } from './identity/identity.ts'
import type { Sender } from './kernel/inbox/sender.ts'
import { paymentFolders, type PaymentProtocol } from './payments/payments.ts'
import type { Services } from './services.ts'

/** The protocols that are spoken with the parties of the settings, by their names. */
export interface Protocols {
  readonly payments: Readonly<Record<string, PaymentProtocol>>
  readonly identity: Readonly<Record<string, IdentityProtocol>>
}

/** Those of this release. */
export const ownProtocols: Protocols = { payments: paymentFolders, identity: identityFolders }

/** Every party of the settings that sends webhooks. */
export const webhookSenders = (services: Services, protocols: Protocols): Sender[] => {
  const sendersOf = (kind: WebhookKind, parties: readonly Party[]): Sender[] =>
    parties.flatMap((party) => {
      const protocol = protocols[kind][party.protocol]
      return protocol ? [{ kind, name: party.id, ...protocol.webhook(services, party) }] : []
    })
  const { payments, identity } = services.config
  return [...sendersOf('payments', payments), ...sendersOf('identity', identity)]
}
