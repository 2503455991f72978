import { genders, type Gender } from '@lagoon/contract/account/enums'

export const genderWords: Readonly<Record<Gender, string>> = { FEMALE: 'Female', MALE: 'Male', OTHER: 'Other or prefer not to say' }

/** For a Select. */
export const genderOptions = genders.map((id) => ({ id, label: genderWords[id] }))
