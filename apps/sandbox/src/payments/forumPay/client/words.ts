import type { ForumPayState } from '@lagoon/contract/wire/forumPay/forumPay'
import type { Pace } from '../contract.ts'

export const stateWords: Readonly<Record<ForumPayState, string>> = {
  waiting: 'Waiting for money',
  processing: 'Seen, not confirmed yet',
  zero_confirmed: 'Trusted unconfirmed',
  confirmed: 'Confirmed',
  underpayment: 'Too little received',
  cancelled: 'Over',
  blocked: 'Blocked',
}
export const paceWords: Readonly<Record<Pace, string>> = { FAST: 'In seconds', SLOW: 'In 10 minutes', NEVER: 'Not by itself' }
