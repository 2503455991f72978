import { profileAddress } from '../account/addresses.ts'
import type { KycField } from '../account/enums.ts'
import type { ProfileTab } from '../account/profileTabs.ts'

/**
 * Steps of the verification that have an address of their own, under its tab: what is known of the player, what the photos need, and
 * the provider's frame.
 */
export const verificationPlaces = ['details', 'photos', 'frame'] as const
export type VerificationPlace = (typeof verificationPlaces)[number]

/** The parameter that names the step. */
export const STEP_PARAMETER = 'step'
/** The parameter that names the field of the profile which a player comes for. */
export const FIELD_PARAMETER = 'field'
/** What `for` says of a player whom the verification sent to the profile. */
export const FOR_VERIFICATION = 'verification'

/** The tab that says how the verification stands, or a step of it. */
export const verificationAddress = (step?: VerificationPlace): string =>
  profileAddress('verification', step === undefined ? {} : { [STEP_PARAMETER]: step })

/** The tab of the profile that holds each field which the verification needs. */
export const tabOfKycField: Readonly<Record<KycField, ProfileTab>> = {
  dateOfBirth: 'personal-info',
  gender: 'personal-info',
  address: 'contact-details',
  city: 'contact-details',
}

/** The field of the profile, for a player whom the verification sends there. */
export const missingFieldAddress = (field: KycField): string =>
  profileAddress(tabOfKycField[field], { for: FOR_VERIFICATION, [FIELD_PARAMETER]: field })
