import { profileAddress } from '@lagoon/contract/account/addresses'
import { NEW_ACCOUNT, withdrawAddress, withdrawToAddress } from '@lagoon/contract/withdrawal/addresses'
import type { PayoutFailure, WithdrawalRefusal } from '@lagoon/contract/withdrawal/enums'
import { failureWords, refusalWords } from '@lagoon/contract/problems/withdrawalReasons'
import type { FollowedWithdrawal } from '@lagoon/domain/withdrawal/followed/followed.state'

/** What mends it, in one press. */
type Mend = 'account' | 'documents' | 'again' | 'support'

const refusalMends: Readonly<Record<WithdrawalRefusal, Mend>> = {
  NAME_MISMATCH: 'account',
  ACCOUNT_NOT_OWN: 'account',
  TERMS_BROKEN: 'support',
  DOCUMENTS_NEEDED: 'documents',
  OTHER: 'support',
}
const failureMends: Readonly<Record<PayoutFailure, Mend>> = {
  ACCOUNT_NOT_FOUND: 'account',
  ACCOUNT_CLOSED: 'account',
  ACCOUNT_FROZEN: 'account',
  NAME_MISMATCH: 'account',
  NOT_ACCEPTED: 'account',
  LIMIT: 'again',
  EXPIRED: 'again',
  NOT_CLAIMED: 'again',
  TRY_LATER: 'again',
  OTHER: 'again',
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
  const reason =
    refusal === undefined
      ? failure && { words: failureWords[failure], mend: failureMends[failure] }
      : { words: refusalWords[refusal], mend: refusalMends[refusal] }
  if (reason === undefined) return undefined
  return { words: refusalNote === undefined ? reason.words : `${reason.words} ${refusalNote}`, way: wayOf(reason.mend, withdrawal) }
}
