import type { RoundType } from '@lagoon/contract/lobby/enums'
import { historyAddress } from '@lagoon/contract/lobby/historyAddress'
import { roundResults } from '@lagoon/contract/lobby/roundResults'
import type { RoundFilter } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { isDay } from '@lagoon/domain/lobby/histories/roundFilter'

const resultNames = { WON: 'won', LOST: 'lost' } as const

/** The filter that an address names: `&game=pearl-draw&result=won&from=2026-03-01&to=2026-03-02`. What cannot be read leaves nothing out. */
export const filterIn = (query: URLSearchParams): RoundFilter => {
  const [game, from, to] = [query.get('game'), query.get('from'), query.get('to')]
  const result = roundResults.find((one) => resultNames[one] === query.get('result'))
  const isOrdered = from === null || to === null || from <= to
  return {
    ...(game !== null && /^[\w-]{1,64}$/.test(game) && { gameId: game }),
    ...(result !== undefined && { result }),
    ...(isOrdered && from !== null && isDay(from) && { from }),
    ...(isOrdered && to !== null && isDay(to) && { to }),
  }
}

/** Address of a history that is narrowed. */
export const filteredAddress = (type: RoundType, { gameId, result, from, to }: RoundFilter): string => {
  const query = new URLSearchParams({
    ...(gameId !== undefined && { game: gameId }),
    ...(result !== undefined && { result: resultNames[result] }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  })
  return query.size === 0 ? historyAddress(type) : `${historyAddress(type)}&${query}`
}
