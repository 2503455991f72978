import type { ResultOf } from '@lagoon/domain/client/operation'
import { toLobby } from '@lagoon/domain/lobby/lobby.adapter'
import type { LobbyContent } from '@lagoon/domain/lobby/lobby.state'

/** The lobby that the server laid into the page beside its picture of home; undefined on every other page. */
export const readLobby = (page: Document): LobbyContent | undefined => {
  const text = page.getElementById('lobby')?.textContent
  if (text === undefined || text === null || text === '') return undefined
  try {
    // Written by our own server into our own page, from the same operation that the app would call.
    return toLobby(JSON.parse(text) as ResultOf<'Lobby'>['lobby'])
  } catch {
    // Cut off, or of another release: the app asks for it.
    return undefined
  }
}
