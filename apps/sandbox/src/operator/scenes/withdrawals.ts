import { profileAddress } from '@lagoon/contract/account/addresses'
import type { Scene } from './scene.ts'

/** What becomes of a withdrawal (§8.10), as it comes to a player. */
export const withdrawals: readonly Scene[] = [
  {
    key: 'withdrawal-setting-not-found',
    clause: '§8.10',
    title: 'Withdrawal setting not found',
    set: [{ do: 'withdrawalTerms', terms: { withoutSettings: ['US', 'CA'] } }],
    open: profileAddress('withdraw'),
    then: 'As a player from the United States or Canada: the page says so, and where to go on.',
  },
  {
    key: 'withdrawal-refused',
    clause: '§8.10',
    title: 'A reviewer refuses a withdrawal',
    set: [],
    open: profileAddress('withdraw'),
    then: 'As a verified player, request a withdrawal. Then refuse it in the back office: its page says why, a popup says it on every other page, and the tokens are back.',
  },
  {
    key: 'withdrawal-waits-for-two',
    clause: '§8.10',
    title: 'A withdrawal needs two reviewers',
    set: [],
    open: profileAddress('withdraw'),
    then: 'As a verified player, request one of 2,000 tokens or more. It’s in review until a second reviewer of the back office has approved it.',
  },
]
