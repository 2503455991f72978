import type { PayoutFailure, WithdrawalRefusal } from '@lagoon/contract/withdrawal/enums'

/** Why a withdrawal was refused, in a sentence for the player. */
export const refusalWords: Readonly<Record<WithdrawalRefusal, string>> = {
  NAME_MISMATCH: 'The name on the account isn’t yours.',
  ACCOUNT_NOT_OWN: 'The account belongs to somebody else.',
  TERMS_BROKEN: 'It doesn’t meet our terms.',
  DOCUMENTS_NEEDED: 'We need more documents from you first.',
  OTHER: 'We couldn’t approve it.',
}

/** Why a payout did not arrive, in a sentence for the player. */
export const failureWords: Readonly<Record<PayoutFailure, string>> = {
  ACCOUNT_NOT_FOUND: 'The account couldn’t be found.',
  ACCOUNT_CLOSED: 'The account is closed.',
  ACCOUNT_FROZEN: 'The account can’t take money now.',
  NAME_MISMATCH: 'The name on the account doesn’t match yours.',
  NOT_ACCEPTED: 'The account doesn’t take this kind of payment.',
  LIMIT: 'It’s above a limit of the account.',
  EXPIRED: 'The card or account has expired.',
  NOT_CLAIMED: 'Nobody claimed the money in time.',
  TRY_LATER: 'The provider couldn’t send it now.',
  OTHER: 'It couldn’t be paid out.',
}
