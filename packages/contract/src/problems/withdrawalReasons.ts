import type { PayoutFailure, WithdrawalRefusal } from '../withdrawal/enums.ts'

/** Why a withdrawal was declined, in a sentence for the player: the same in the app, the list of notifications and an email. */
export const refusalWords: Readonly<Record<WithdrawalRefusal, string>> = {
  NAME_MISMATCH: 'The account isn’t in your verified name.',
  ACCOUNT_NOT_OWN: 'We couldn’t confirm that this account is yours.',
  TERMS_BROKEN: 'It goes against our terms. Contact support if you think this is a mistake.',
  DOCUMENTS_NEEDED: 'We need another document from you before we can pay out.',
  OTHER: 'We couldn’t pay it out.',
}

/** Why a payout did not arrive, in a sentence for the player. */
export const failureWords: Readonly<Record<PayoutFailure, string>> = {
  ACCOUNT_NOT_FOUND: 'The provider can’t find this account.',
  ACCOUNT_CLOSED: 'This account is closed.',
  ACCOUNT_FROZEN: 'This account can’t receive money right now.',
  NAME_MISMATCH: 'The name on the account doesn’t match your verified name.',
  NOT_ACCEPTED: 'The account’s provider doesn’t accept this payout.',
  LIMIT: 'It’s over the account’s limit. Try a smaller amount.',
  EXPIRED: 'It wasn’t completed in time.',
  NOT_CLAIMED: 'It was sent, but never claimed at the provider.',
  TRY_LATER: 'The provider had a problem. Try again later.',
  OTHER: 'The provider didn’t say why.',
}
