import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import { gameTypes } from '@lagoon/contract/lobby/enums'
import { minor } from '@lagoon/contract/money/money'
import type { Refusal } from '../../errors/callProblem.ts'
import type { ReachedLimit } from '../lobby.state.ts'

/** The game that has the tokens (TOKENS_AT_TABLE); undefined where the refusal does not name one that we know the page of. */
export const tableOf = ({ facts = {} }: Refusal): GameAddress | undefined => {
  const type = gameTypes.find((known) => known === facts['gameType'])
  const { gameId } = facts
  return type === undefined || gameId === undefined || gameId === '' ? undefined : { type, id: gameId }
}

const amountIn = (text: string | undefined) => (text !== undefined && /^\d{1,30}$/.test(text) ? minor(text) : undefined)

/** The limit that is reached (LIMIT_REACHED); undefined where half of it is not said. */
export const reachedLimitOf = ({ facts = {} }: Refusal): ReachedLimit | undefined => {
  const [limit, left] = [amountIn(facts['limit']), amountIn(facts['left'])]
  const days = Number(facts['days'])
  const { resetsAt = '' } = facts
  const isWhole = limit !== undefined && left !== undefined && Number.isSafeInteger(days) && days > 0 && !Number.isNaN(Date.parse(resetsAt))
  return isWhole ? { limit, left, days, resetsAt } : undefined
}
