import { tokenKinds, type TokenKind } from '@lagoon/contract/money/money'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import type { GameAddress } from '@lagoon/contract/lobby/addresses'

/** The game that the address of a play names (`/play?type=slot&id=moonlit-tides`); undefined for any other. */
export const playedIn = (query: URLSearchParams): GameAddress | undefined => {
  const type = gameTypeOf(query.get('type'))
  const id = query.get('id')
  return type === undefined || id === null ? undefined : { type, id }
}

/** The token that was chosen on the game's page. It stays with the entry of the history, so a reload keeps it. */
export const tokenIn = (state: unknown): TokenKind | undefined =>
  typeof state === 'object' && state !== null && 'token' in state ? tokenKinds.find((kind) => kind === state.token) : undefined
