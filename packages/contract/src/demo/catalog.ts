import { offered } from '../lobby/lobby.rules.ts'
import { coralforgeSlots } from './catalog/coralforgeSlots.ts'
import { coralforgeTables } from './catalog/coralforgeTables.ts'
import { deepwaterSlots } from './catalog/deepwaterSlots.ts'
import { deepwaterTables } from './catalog/deepwaterTables.ts'
import { providers, type CatalogGame } from './catalog/game.ts'
import { northlightSlots } from './catalog/northlightSlots.ts'
import { northlightTables } from './catalog/northlightTables.ts'

export { providers }
export type { CatalogGame, ProviderId } from './catalog/game.ts'

/** A game with its place in the lobby, from 1. */
export interface RankedGame extends CatalogGame {
  readonly rank: number
}

/** What a provider certifies about a game; it replaces what the catalog says. */
export type CertifiedFigures = Partial<Pick<CatalogGame, 'returnToPlayerBp' | 'volatility' | 'paylines' | 'minStake' | 'maxStake'>>

/** First rows of the lobby, chosen so that every kind and every provider is met early. The others follow by kind. */
const front = [
  'moonlit-tides',
  'lantern-koi',
  'comet-line',
  'foundry-holdem',
  'pearl-diver',
  'lanternfish-alley',
  'porthole-twenty-one',
  'eight-arms-deep',
  'tidepool-keno',
  'sunken-cathedral',
  'lantern-jacks',
  'whale-song',
  'sky-lantern',
  'hearth-holdem',
  'jellyfish-waltz',
  'narwhal-run',
]

const all: readonly CatalogGame[] = [
  ...deepwaterSlots,
  ...coralforgeSlots,
  ...northlightSlots,
  ...deepwaterTables,
  ...coralforgeTables,
  ...northlightTables,
]

const placeOf = (game: CatalogGame) => {
  const place = front.indexOf(game.id)
  return place === -1 ? front.length : place
}

/** Every game of the three providers in the order of the lobby. Most are announced only: `isPlayable` says which run. */
export const catalog: readonly RankedGame[] = all
  .toSorted((a, b) => placeOf(a) - placeOf(b))
  .map((game, index) => ({ ...game, rank: index + 1 }))

/** One game of the catalog. Throws a RangeError on an id that it does not hold. */
export const demoGame = (id: string): RankedGame => {
  const found = catalog.find((game) => game.id === id)
  if (!found) throw new RangeError(`no game ${id} in the catalog`)
  return found
}

/** How many games can be played. */
export const openGames = catalog.filter((game) => game.isPlayable).length

/** How many games the lobby announces. */
export const announcedGames = offered(catalog).filter((game) => !game.isPlayable).length

/** Puts certified figures, by the id of the game, into the catalog. Throws a RangeError on an id that it does not hold. */
export const certify = (games: readonly RankedGame[], figures: Readonly<Record<string, CertifiedFigures>>): readonly RankedGame[] => {
  const unknown = Object.keys(figures).filter((id) => !games.some((game) => game.id === id))
  if (unknown.length > 0) throw new RangeError(`certified figures for games that are not in the catalog: ${unknown.join(', ')}`)
  return games.map((game) => ({ ...game, ...figures[game.id] }))
}
