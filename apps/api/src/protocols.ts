import { identityFolders } from './identity/identity.ts'
import type { IdentityProtocol } from './identity/protocol.ts'
import { paymentFolders } from './payments/payments.ts'
import type { PaymentProtocol } from './payments/protocol.ts'
import { payoutFolders } from './payouts/payouts.ts'
import type { PayoutProtocol } from './payouts/protocol.ts'

/** The protocols that are spoken with the parties of the settings, by their names. */
export interface Protocols {
  readonly payments: Readonly<Record<string, PaymentProtocol>>
  readonly payouts: Readonly<Record<string, PayoutProtocol>>
  readonly identity: Readonly<Record<string, IdentityProtocol>>
}

/** Those of this release. */
export const ownProtocols: Protocols = { payments: paymentFolders, payouts: payoutFolders, identity: identityFolders }
