import type { DocumentRequest } from '../account/profile.state.ts'
import type { KycField } from '@lagoon/contract/account/enums'

/** The details that go to the identity provider, as they stand in the profile. Shown before anything is sent. */
export interface KycDetails {
  readonly fullName: string
  /** `1991-08-14`. */
  readonly dateOfBirth: string
  readonly gender: string
  readonly address: string
  readonly city: string
  readonly country: string
}

/** Before the verification starts: everything is there, or what is not is said. */
export type StartKycView =
  | { readonly state: 'ready'; readonly details: KycDetails }
  | { readonly state: 'fieldsMissing'; readonly details: Partial<KycDetails>; readonly missing: readonly KycField[] }
  /** `ofAgeOn` is the day on which the player turns 18, `2026-11-20`. */
  | { readonly state: 'underAge'; readonly dateOfBirth: string; readonly ofAgeOn: string }
  | { readonly state: 'starting'; readonly details: KycDetails }
  | { readonly state: 'providerUnavailable'; readonly details: KycDetails }

/** The photos are taken at the provider, in a window of its own; what came of it is the provider's word to the server. */
export type StartPhotoVerificationView =
  | { readonly state: 'ready'; readonly provider: string; readonly isStarting: boolean }
  | { readonly state: 'providerWindow'; readonly provider: string }
  | { readonly state: 'leftBeforeEnd'; readonly provider: string; readonly isStarting: boolean }

/** The word of the provider or of the support team (§4). Instants are RFC 3339. */
export type KycOutcomeView =
  | { readonly state: 'completed'; readonly completedAt: string }
  | { readonly state: 'pending'; readonly submittedAt: string }
  | { readonly state: 'unsuccessful'; readonly reason: string; readonly canTryAgain: boolean }
  /** Everything that is needed is asked for at once; `until` is when the request lapses, absent where it does not. */
  | { readonly state: 'resubmitNeeded'; readonly requests: readonly DocumentRequest[]; readonly until?: string }
  | { readonly state: 'underManualVerification'; readonly since: string }
