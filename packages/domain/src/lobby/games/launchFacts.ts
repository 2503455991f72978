import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import { gameTypes } from '@lagoon/contract/lobby/enums'
import type { Refusal } from '../../errors/callProblem.ts'

/** The game that has the tokens (TOKENS_AT_TABLE); undefined where the refusal does not name one that we know the page of. */
export const tableOf = ({ facts = {} }: Refusal): GameAddress | undefined => {
  const type = gameTypes.find((known) => known === facts['gameType'])
  const { gameId } = facts
  return type === undefined || gameId === undefined || gameId === '' ? undefined : { type, id: gameId }
}
