import type { ReachedLimit } from '@lagoon/domain/lobby/lobby.state'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'
import { dateFormat } from '../../words/dateFormat.ts'

const instant = dateFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

export const reachedLimitTitle = 'You’ve reached your loss limit'

/** What a player is told whose loss limit leaves too little for a bet: which limit, what is left of it, and when it resets. */
export const reachedLimitWords = (reached: ReachedLimit | undefined): string => {
  if (reached === undefined) return 'You can bet again when your limit resets. Nothing was taken from your balance.'
  const { limit, left, days, resetsAt } = reached
  const amount = `${formatTokens(limit, 'full')} ${limit === 100n ? 'token' : 'tokens'}`
  const span = days === 1 ? 'per day' : `per ${days} days`
  const rest = left === 0n ? 'you’ve reached it' : `you have ${formatTokens(left, 'fixed')} of it left, less than the minimum bet`
  return `Your loss limit is ${amount} ${span}, and ${rest}. You can bet again on ${instant.format(new Date(resetsAt))}.`
}
