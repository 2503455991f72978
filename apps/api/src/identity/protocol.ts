import type { DocumentKind, DocumentFault, RefusalReason, VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Result } from '@lagoon/contract/result/result'
import type { Proof, SentEvent, WebhookCall } from '../kernel/inbox/sender.ts'

/** A check of a player's identity that is to be begun or gone on with at its provider. */
export interface IdentityOrder {
  /** The name by which this provider knows the player, always the same (`playerReference`), or it takes them for another person. */
  readonly reference: string
  readonly level: VerificationLevel
  /** What the documents are compared with. */
  readonly player: {
    readonly firstName: string
    readonly lastName: string
    /** `1991-08-14`. */
    readonly dateOfBirth: string
    readonly gender: string
    readonly address: string
    readonly city: string
    readonly state: string
    readonly zip: string
    /** ISO 3166-1 alpha-2. */
    readonly country: string
    readonly email: string
    readonly phone: string
  }
}

/** What the provider's frame is opened with. */
export interface IdentitySession {
  /** The provider's id of the person that is checked: the same for every session and level of a player. */
  readonly applicantId: string
  /** Of one player and one level, for minutes. */
  readonly accessToken: string
  readonly expiresAt: Date
  /** The page of the frame, without the token: that goes in by a message. */
  readonly frameUrl: string
}

/** A document that is asked for again. */
export interface RequestedDocument {
  readonly document: DocumentKind
  readonly fault: DocumentFault
  /** The provider's own words for the player, where it has any. */
  readonly comment: string | null
}

/** What a provider says of a level, in a webhook or when asked. None is its last word: who was approved may be refused by a later one. */
export type IdentityReading = {
  readonly level: VerificationLevel
  /** By the provider's clock, to the millisecond: it decides which of two readings holds. */
  readonly at: Date
  /** How many times the player has submitted, where the provider says. */
  readonly attempts: number | null
  /** Date of birth on the document, `1991-08-14`, where the provider gives it: the age is judged by it. */
  readonly documentBirthDate: string | null
  /** A hash by which the same document is known again, where the provider gives one; never its number. */
  readonly documentHash: string | null
} & (
  | { readonly word: 'STARTED' | 'PENDING' | 'COMPLETED' | 'MANUAL' | 'RESET' }
  | { readonly word: 'RESUBMIT'; readonly documents: readonly RequestedDocument[] }
  | { readonly word: 'UNSUCCESSFUL'; readonly isFinal: boolean; readonly reason: RefusalReason }
)

/** Whom a webhook is about: by the provider's id of the person. `reference` is what we called the player there, and must be theirs. */
export interface IdentitySubject {
  readonly applicantId: string
  readonly reference: string
}

/**
 * What a folder `identity/<protocol>` is to the platform: how the providers of one kind are spoken to. The calls reject when no
 * answer came or it could not be read; then nothing is known.
 */
export interface IdentityProtocol {
  /** Opens a session for a level: begins the check, goes on with it, or renews a token that runs out. */
  readonly open: (party: Party, order: IdentityOrder, signal: AbortSignal) => Promise<IdentitySession>
  /** Asks how the level stands. Null: the provider does not know the person (yet). */
  readonly read: (
    party: Party,
    asked: { readonly applicantId: string; readonly level: VerificationLevel },
    signal: AbortSignal,
  ) => Promise<(IdentityReading & IdentitySubject) | null>
  readonly notices: {
    readonly verify: (party: Party, call: WebhookCall) => Result<Proof, 'BAD_SIGNATURE'>
    /** Null: this is no notice that could ever be used. */
    readonly read: (party: Party, body: Buffer) => SentEvent | null
    /** What a verified notice says. `ask`: only that something changed, and the provider is to be asked. `ignore`: nothing of use, kept with the reason. */
    readonly say: (
      party: Party,
      event: { readonly body: Buffer },
    ) =>
      | { readonly of: IdentitySubject; readonly reading: IdentityReading }
      | { readonly of: IdentitySubject; readonly level: VerificationLevel; readonly ask: true }
      | { readonly ignore: string }
  }
  /**
   * What the web app calls at the provider itself (§7): its name as players read it, its origin, and the two keys of which one goes
   * into the header `client-key`.
   */
  readonly browserAccess: (party: Party) => {
    readonly name: string
    readonly origin: string
    readonly clientKeys: { readonly id: string; readonly addressProof: string }
  }
}
