/** The ways money leaves (§3), in the order of display. */
export const payoutWays = ['BANK', 'CARD', 'CRYPTO', 'SKRILL', 'CASH_APP', 'SEAMLESS_CHEX'] as const
export type PayoutWay = (typeof payoutWays)[number]

/** How a withdrawal stands, as its player is told. SENDING includes a payout whose answer never came: it is being asked about. */
export const withdrawalStates = [
  'REQUESTED',
  'IN_REVIEW',
  'APPROVED',
  'SENDING',
  'SENT',
  'PAID',
  'REFUSED',
  'FAILED',
  'RETURNED',
  'CANCELLED',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Who has a withdrawal in hand. */
export const withdrawalHolders = ['PLAYER', 'PLATFORM', 'PROVIDER', 'BANK'] as const
export type WithdrawalHolder = (typeof withdrawalHolders)[number]

/** What stands between a player and a withdrawal, in the order in which it is to be cleared. */
export const withdrawalObstacles = [
  'EMAIL_NOT_CONFIRMED',
  'NO_COUNTRY_IN_PROFILE',
  'WITHDRAWAL_SETTING_NOT_FOUND',
  'KYC_REQUIRED',
  'ADDRESS_PROOF_REQUIRED',
  'DEBT',
] as const
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number]

/** Why prize tokens of the balance cannot be withdrawn yet. */
export const redemptionBlocks = ['PLAYTHROUGH', 'BONUS', 'PENDING_REVERSAL'] as const
export type RedemptionBlock = (typeof redemptionBlocks)[number]

/** What a limit of withdrawals counts. STATE is the most for one withdrawal where the player lives. */
export const withdrawalLimitKinds = ['DAY', 'MONTH', 'STATE'] as const
export type WithdrawalLimitKind = (typeof withdrawalLimitKinds)[number]

/** Why the reviewers refused a withdrawal, as far as a player is told. */
export const withdrawalRefusals = ['NAME_MISMATCH', 'ACCOUNT_NOT_OWN', 'TERMS_BROKEN', 'DOCUMENTS_NEEDED', 'OTHER'] as const
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number]

/** Why a payout did not arrive, in the few words that a player is told. */
export const payoutFailures = [
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_CLOSED',
  'ACCOUNT_FROZEN',
  'NAME_MISMATCH',
  'NOT_ACCEPTED',
  'LIMIT',
  'EXPIRED',
  'NOT_CLAIMED',
  'TRY_LATER',
  'OTHER',
] as const
export type PayoutFailure = (typeof payoutFailures)[number]

/** How the linking of an account at its provider stands. */
export const accountCaptureStates = ['OPEN', 'LINKED', 'FAILED', 'EXPIRED'] as const
export type AccountCaptureState = (typeof accountCaptureStates)[number]
