import type { GameFilters } from '@lagoon/contract/lobby/gameFilters'
import type { GameTile } from '../lobby.state.ts'

/**
 * The words of a text as a search compares them: without case, accents and apostrophes, so that `Captain’s`, `captain's` and
 * `captains` are one; a dash parts words, and `&` is `and`.
 */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ´`]/gu, '')
    .replace(/&/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Every word of the search stands in the text, whole or in part. */
const holds = (text: string, search: readonly string[]): boolean => {
  const whole = wordsOf(text).join(' ')
  return search.every((word) => whole.includes(word))
}

/**
 * The games that fit all filters, in the order of the lobby. A search looks at name, provider and type; games that fit by
 * their name alone come first.
 */
export const findGames = (games: readonly GameTile[], filters: GameFilters): readonly GameTile[] => {
  const search = wordsOf(filters.search)
  // Only signs were typed: that names no game.
  if (search.length === 0 && filters.search.trim() !== '') return []
  const chosen = games.filter(
    (game) =>
      (filters.providerIds.length === 0 || filters.providerIds.includes(game.providerId)) &&
      (!filters.isPlayableOnly || game.isPlayable) &&
      (!filters.isNewOnly || game.isNew) &&
      holds(`${game.name} ${game.providerName} ${game.type}`, search),
  )
  const isByName = ({ name }: GameTile) => holds(name, search)
  return [...chosen.filter(isByName), ...chosen.filter((game) => !isByName(game))]
}
