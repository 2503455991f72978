import type { WithdrawDraft } from '@lagoon/contract/withdrawal/addresses'
import { payoutWays } from '@lagoon/contract/withdrawal/enums'

/** What an address says of a withdrawal that is being put together; a method that nobody knows is none. */
export const draftIn = (query: URLSearchParams): WithdrawDraft => {
  const way = payoutWays.find((known) => known === query.get('way'))
  const amount = query.get('amount')
  return { ...(way === undefined ? {} : { way }), ...(amount === null ? {} : { amount }) }
}
