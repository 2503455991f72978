/** How far the check of a player's identity has come (§4). */
export const verificationStates = [
  'notStarted',
  'completed',
  'pending',
  'unsuccessful',
  'resubmitNeeded',
  'underManualVerification',
] as const
export type VerificationState = (typeof verificationStates)[number]
