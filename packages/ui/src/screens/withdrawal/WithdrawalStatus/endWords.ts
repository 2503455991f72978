import { profileAddress } from '@lagoon/contract/account/addresses'
import { NEW_ACCOUNT, withdrawAddress, withdrawToAddress } from '@lagoon/contract/withdrawal/addresses'
import type { PayoutFailure, WithdrawalRefusal } from '@lagoon/contract/withdrawal/enums'
import type { FollowedWithdrawal } from '@lagoon/domain/withdrawal/followed/followed.state'

/** What mends it, in one press. */
type Mend = 'account' | 'documents' | 'again' | 'support'

interface Reason {
  readonly words: string
  readonly mend: Mend
}

const refusals: Readonly<Record<WithdrawalRefusal, Reason>> = {
  NAME_MISMATCH: { words: 'The account isn’t in your verified name.', mend: 'account' },
  ACCOUNT_NOT_OWN: { words: 'We couldn’t confirm that this account is yours.', mend: 'account' },
  TERMS_BROKEN: { words: 'It goes against our terms. Contact support if you think this is a mistake.', mend: 'support' },
  DOCUMENTS_NEEDED: { words: 'We need another document from you before we can pay out.', mend: 'documents' },
  OTHER: { words: 'We couldn’t pay it out.', mend: 'support' },
}

const failures: Readonly<Record<PayoutFailure, Reason>> = {
  ACCOUNT_NOT_FOUND: { words: 'The provider can’t find this account.', mend: 'account' },
  ACCOUNT_CLOSED: { words: 'This account is closed.', mend: 'account' },
  ACCOUNT_FROZEN: { words: 'This account can’t receive money right now.', mend: 'account' },
  NAME_MISMATCH: { words: 'The name on the account isn’t yours as we know it.', mend: 'account' },
  NOT_ACCEPTED: { words: 'The account’s provider doesn’t accept this payout.', mend: 'account' },
  LIMIT: { words: 'It’s more than this account may receive at once. Try a smaller amount.', mend: 'again' },
  EXPIRED: { words: 'It wasn’t completed in time.', mend: 'again' },
  NOT_CLAIMED: { words: 'It was sent, but never claimed at the provider.', mend: 'again' },
  TRY_LATER: { words: 'The provider had a problem. Try again later.', mend: 'again' },
  OTHER: { words: 'The provider didn’t say why.', mend: 'again' },
}

export interface Ending {
  /** Why, in a sentence, and what the reviewer added. */
  readonly words: string
  readonly way: { readonly href: string; readonly label: string }
}

/** The way on, with the amount as it was: nothing is typed twice. */
const wayOf = (mend: Mend, { way, amount }: FollowedWithdrawal): Ending['way'] => {
  const draft = { way, amount: String(amount / 100n) }
  switch (mend) {
    case 'account':
      return way === 'SKRILL' || way === 'CASH_APP' || way === 'SEAMLESS_CHEX'
        ? { href: withdrawToAddress(draft), label: 'Check the account' }
        : { href: withdrawToAddress(draft, NEW_ACCOUNT), label: 'Use another account' }
    case 'documents':
      return { href: profileAddress('verification'), label: 'Add documents' }
    case 'again':
      return { href: withdrawAddress(draft), label: 'Request again' }
    case 'support':
      return { href: profileAddress('support'), label: 'Contact support' }
  }
}

/** Why a withdrawal was declined, failed or came back, and the one button that mends it; undefined where nothing is said of it. */
export const endingOf = (withdrawal: FollowedWithdrawal): Ending | undefined => {
  const { refusal, failure, refusalNote } = withdrawal
  const reason = refusal === undefined ? failure && failures[failure] : refusals[refusal]
  if (reason === undefined) return undefined
  return { words: refusalNote === undefined ? reason.words : `${reason.words} ${refusalNote}`, way: wayOf(reason.mend, withdrawal) }
}
