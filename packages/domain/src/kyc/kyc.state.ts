import type { KycField } from '@lagoon/contract/account/enums'
import type { DocumentFault, DocumentKind, RefusalReason, VerificationLevel, VerificationState } from '@lagoon/contract/kyc/enums'
import type { DocumentType } from '@lagoon/contract/wire/sumsub/requirements'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'

/** The details that go to the identity provider, as they stand in the profile. Shown before anything is sent. */
export interface KycDetails {
  readonly fullName: string
  /** `1991-08-14`. */
  readonly dateOfBirth: string
  readonly gender: string
  readonly address: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** A document that has to be sent again, and what is wrong with it. */
export interface DocumentRequest {
  readonly document: DocumentKind
  readonly fault: DocumentFault
  /** The provider's own words for the player; absent where it has none. */
  readonly comment?: string
}

/** A step that the case took. */
export interface CaseStep {
  readonly level: VerificationLevel
  readonly state: VerificationState
  /** RFC 3339. */
  readonly at: string
}

/** What a word about the case is told with, whatever it is. */
export interface CaseFacts {
  /** Of the level that the word is about. */
  readonly level: VerificationLevel
  readonly isIdVerified: boolean
  readonly isAddressVerified: boolean
  /** Whether a proof of address is asked of the player at all. */
  readonly isAddressAsked: boolean
  /** Oldest first. */
  readonly timeline: readonly CaseStep[]
}

/** The word of the provider or of the support team (§4). Instants are RFC 3339, absent where nobody said them. */
export type KycOutcomeView = CaseFacts &
  (
    | { readonly state: 'completed'; readonly completedAt?: string }
    /** The identity is known; a proof of address is to follow. */
    | { readonly state: 'addressAsked' }
    /** `expectedBy`: when there usually is an answer. */
    | { readonly state: 'pending'; readonly submittedAt?: string; readonly expectedBy?: string }
    | { readonly state: 'unsuccessful'; readonly decidedAt?: string; readonly refusal: RefusalReason; readonly canTryAgain: boolean }
    /** Everything that is needed is asked for at once; `until` is when the request lapses, absent where it does not. */
    | {
        readonly state: 'resubmitNeeded'
        readonly requests: readonly DocumentRequest[]
        readonly until?: string
        /** How often the player may still send; absent where nobody counts. */
        readonly attemptsLeft?: number
      }
    | { readonly state: 'underManualVerification'; readonly since?: string; readonly expectedBy?: string }
  )

/** The tab that says how far the verification is. */
export type ProfileVerificationView =
  | NotLoaded
  /** `isBegun`: at the provider, where nothing was sent yet. */
  | (CaseFacts & { readonly state: 'notStarted'; readonly missing: readonly KycField[]; readonly isBegun: boolean })
  | KycOutcomeView

/** How far the verification is, in a word. */
export type VerificationStatus = 'notStarted' | KycOutcomeView['state']

/** Documents of which the provider accepts one; empty where it does not say. */
export type AcceptedDocuments = readonly DocumentType[]

interface Ready {
  readonly level: VerificationLevel
  readonly details: KycDetails
  readonly accepted: AcceptedDocuments
}

/** Before the verification starts: everything is there, or what is not is said. */
export type StartKycView =
  | NotLoaded
  | ({ readonly state: 'ready' | 'starting' | 'providerUnavailable' } & Ready)
  | { readonly state: 'fieldsMissing'; readonly details: Partial<KycDetails>; readonly missing: readonly KycField[] }
  /** `ofAgeOn` is the day on which the player is of age where they live, `2026-11-20`. */
  | { readonly state: 'underAge'; readonly dateOfBirth: string; readonly ofAgeOn: string }
  /** There is nothing to start: how the case stands. */
  | KycOutcomeView

interface AtProvider {
  /** Its name. */
  readonly provider: string
  readonly level: VerificationLevel
  /** Whether a proof of address belongs to the way. */
  readonly isAddressAsked: boolean
}

/** The photos are taken in the provider's own frame; what came of it is the provider's word to the server. */
export type StartPhotoVerificationView =
  | NotLoaded
  | ({ readonly state: 'ready' | 'leftBeforeEnd'; readonly accepted: AcceptedDocuments } & AtProvider)
  /** `accessToken` goes into the frame by a message; a newer one does not draw the frame anew. */
  | ({ readonly state: 'providerWindow'; readonly frameUrl: string; readonly accessToken: string; readonly isReady: boolean } & AtProvider)
  /** The frame says that everything is sent, and the server is asked. */
  | ({ readonly state: 'sent' | 'frameBlocked' | 'providerUnavailable' } & AtProvider)
  /** There is nothing to send: how the case stands. */
  | KycOutcomeView
