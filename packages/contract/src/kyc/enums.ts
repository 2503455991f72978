/** What is verified: who the player is, then where they live. */
export const verificationLevels = ['IDENTITY', 'ADDRESS'] as const
export type VerificationLevel = (typeof verificationLevels)[number]

/** How far a level of the verification has come (§4). */
export const verificationStates = [
  'NOT_STARTED',
  'COMPLETED',
  'PENDING',
  'UNSUCCESSFUL',
  'RESUBMIT_NEEDED',
  'UNDER_MANUAL_VERIFICATION',
] as const
export type VerificationState = (typeof verificationStates)[number]

/** What may be asked for again. */
export const documentKinds = ['IDENTITY', 'SELFIE', 'ADDRESS', 'PROFILE'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What is wrong with a document, in the few kinds that a player can do something about. */
export const documentFaults = [
  'UNREADABLE',
  'SIDE_MISSING',
  'DAMAGED',
  'SCREENSHOT',
  'EXPIRED',
  'UNSUITABLE',
  'TOO_OLD',
  'LANGUAGE',
  'FACE_NOT_VISIBLE',
  'DATA_MISMATCH',
  'OTHER',
] as const
export type DocumentFault = (typeof documentFaults)[number]

/** Why a verification did not succeed, as far as a player is told: nothing that tells of another account or of how fraud is found. */
export const refusalReasons = ['UNDER_AGE', 'TOO_MANY_ATTEMPTS', 'NOT_FINISHED', 'NOT_CONFIRMED'] as const
export type RefusalReason = (typeof refusalReasons)[number]
