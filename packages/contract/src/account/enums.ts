export const genders = ['FEMALE', 'MALE', 'OTHER'] as const
export type Gender = (typeof genders)[number]

/** What the verification of an identity needs and the profile may lack (§5). */
export const kycFields = ['dateOfBirth', 'gender', 'address', 'city'] as const
export type KycField = (typeof kycFields)[number]

/** What an identity is checked by: it may not change under a check, or after it. */
export const identityFields = ['firstName', 'lastName', 'dateOfBirth'] as const
export type IdentityField = (typeof identityFields)[number]

/** Why those fields are locked. */
export const identityLocks = ['BEING_CHECKED', 'VERIFIED'] as const
export type IdentityLock = (typeof identityLocks)[number]

export const socialNetworks = ['facebook', 'twitter', 'tiktok', 'instagram'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** How a one-time code reaches the player. */
export const codeChannels = ['EMAIL', 'PHONE'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** What a player is logged in on. */
export const deviceKinds = ['PHONE', 'TABLET', 'COMPUTER'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** Limits that players set for themselves: of what they spend on packages, and of what they lose in games. */
export const ownLimits = ['depositLimit', 'lossLimit'] as const
export type OwnLimitName = (typeof ownLimits)[number]

/** How many days a limit of the player's own counts before it starts anew. */
export const limitDays = ['1', '7', '30'] as const
export type LimitDays = (typeof limitDays)[number]

/** Up to 30 days it is a break; from half a year on it is a self-exclusion. */
export const breakLengths = ['day', 'week', 'month', 'halfYear', 'year'] as const
export type BreakLength = (typeof breakLengths)[number]

/** Parts of the settings that open where they stand, one at a time. */
export const settingsParts = ['language', ...ownLimits, 'changePassword', 'sessions', 'takeBreak'] as const
export type SettingsPart = (typeof settingsParts)[number]

/** The id that stands for every session of the player but this one. */
export const everySession = 'all'
