import type { VerificationState } from '@lagoon/contract/kyc/enums'
import type { Party } from '@lagoon/contract/parties/parties'
import type { identityProtocols } from '../config/protocols.ts'
import type { Webhook } from '../kernel/inbox/sender.ts'
import type { Services } from '../services.ts'

/** A check of a player's identity that is to be begun at its provider. */
export interface IdentityOrder {
  /** The same for a player every time, or the provider takes them for another person. */
  readonly playerId: string
  /** Which checks are made, by the provider's name. */
  readonly level: string
}

export interface StartedIdentity {
  /** The provider's id of the check. */
  readonly reference: string
  /** What the provider's frame is opened with: an address, or a token of one player for minutes. */
  readonly opening: string
}

/** What a provider says of a check. None is its last word: a player who was approved may be refused by a later one. */
export interface IdentityReading {
  readonly state: VerificationState
  /** The level that this is said of; what was said of a lower one proves nothing for a higher. */
  readonly level: string
}

/**
 * What a folder `identity/<protocol>` is to the platform: how the providers of one kind are spoken to. The calls reject when no
 * answer came or it could not be read; then nothing is known.
 */
export interface IdentityProtocol {
  readonly start: (party: Party, order: IdentityOrder) => Promise<StartedIdentity>
  /** Asks how a check stands. Null: the provider does not know it (yet). */
  readonly read: (party: Party, reference: string) => Promise<IdentityReading | null>
  /** What the party posts to `/webhooks/identity/<id of the party>`. */
  readonly webhook: (services: Services, party: Party) => Webhook
}

/** One folder for each protocol. */
export const identityFolders = {} satisfies Record<(typeof identityProtocols)[number], IdentityProtocol>
