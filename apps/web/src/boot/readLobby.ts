import type { ResultOf } from '@lagoon/domain/contract/operation'

type WireLobby = ResultOf<'Lobby'>['lobby']

/** The lobby that the server laid into the page beside its picture of home; undefined on every other page. */
export const readLobby = (page: Document): WireLobby | undefined => {
  const text = page.getElementById('lobby')?.textContent
  if (text === undefined || text === null || text === '') return undefined
  // Written by our own server into our own page, from the same operation that the app would call.
  return JSON.parse(text) as WireLobby
}
