import { identityWebhook } from './identity/notices.ts'
import type { Sender } from './kernel/inbox/sender.ts'
import { linkCapturedAccount } from './modules/withdrawal/accounts/capture.ts'
import { paymentWebhook } from './payments/notices.ts'
import { protocolOf } from './payments/payments.ts'
import { payoutWebhook } from './payouts/notices.ts'
import type { Services } from './services.ts'

/** Every party of the settings that sends webhooks. */
export const webhookSenders = (services: Services): Sender[] => {
  const { config, protocols } = services
  const payments = config.payments.flatMap((party): Sender[] => {
    const { notices } = protocolOf(services, party)
    return notices ? [{ kind: 'payments', name: party.id, ...paymentWebhook(services, party, notices) }] : []
  })
  const identity = config.identity.flatMap((party): Sender[] => {
    const protocol = protocols.identity[party.protocol]
    return protocol ? [{ kind: 'identity', name: party.id, ...identityWebhook(services, { party, protocol }) }] : []
  })
  const payouts = config.payouts.flatMap((party): Sender[] => {
    const notices = protocols.payouts[party.protocol]?.notices
    return notices ? [{ kind: 'payouts', name: party.id, ...payoutWebhook(services, party, notices, linkCapturedAccount) }] : []
  })
  return [...payments, ...payouts, ...identity]
}
