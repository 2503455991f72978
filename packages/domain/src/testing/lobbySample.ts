import type { GameFacts, GameTile, LobbyContent } from '../lobby/lobby.state.ts'
import { catalog, demoGame, providers, type RankedGame } from '@lagoon/contract/demo/catalog'
import { certifiedFigures } from '@lagoon/contract/demo/certifiedFigures'
import { offered } from '@lagoon/contract/lobby/lobby.rules'
import { minor } from '@lagoon/contract/money/money'

const tileOf = ({ id, name, type, providerId, isPlayable, isNew, isFeatured }: RankedGame): GameTile => ({
  id,
  name,
  type,
  providerId,
  providerName: providers.find((provider) => provider.id === providerId)?.name ?? providerId,
  isPlayable,
  isNew,
  isFeatured,
})

/** Every game of the catalog as a card shows it. */
export const everyGame: readonly GameTile[] = catalog.map(tileOf)

/** The games of the demo as a card shows them, in the order of the lobby. */
export const sampleGames: readonly GameTile[] = offered(everyGame)

/** One game of the catalog by its id. Throws a RangeError on an id that it does not hold. */
export const sampleGame = (id: string): GameTile => {
  const found = everyGame.find((tile) => tile.id === id)
  if (!found) throw new RangeError(`no game ${id} in the sample`)
  return found
}

/** A game that somebody has played, so it is open, whatever the catalog announces today. */
export const playedGame = (id: string): GameTile => ({ ...sampleGame(id), isPlayable: true })

/** What the page of a game says. A return to player stands there only once its provider has certified one. */
export const factsOf = (id: string): GameFacts => {
  const { summary, rules, volatility, paylines, minStake, maxStake, tokens, returnToPlayerBp } = {
    ...demoGame(id),
    ...certifiedFigures[id],
  }
  return {
    game: sampleGame(id),
    summary,
    volatility,
    minStake: minor(minStake),
    maxStake: minor(maxStake),
    rules,
    tokens,
    related: everyGame.filter((game) => game.isPlayable && game.type === sampleGame(id).type && game.id !== id).slice(0, 6),
    ...(paylines !== null && { paylines }),
    ...(returnToPlayerBp !== null && returnToPlayerBp !== undefined && { returnToPlayerBp }),
  }
}

export const sampleLobby: LobbyContent = {
  games: sampleGames,
  promotions: [
    {
      id: 'the-long-tide',
      title: 'The long tide',
      summary: 'Every Sunday in March, play ten rounds of any open game and get bonus sweep tokens.',
      publishedAt: '2026-03-01T09:00:00Z',
      run: { from: '2026-03-01T00:00:00Z', until: '2026-03-29T23:59:59Z' },
    },
    {
      id: 'welcome',
      title: 'Welcome tokens',
      summary: 'Confirm your email to get free game tokens and sweep tokens.',
      publishedAt: '2026-02-02T09:00:00Z',
      run: { from: '2026-02-02T09:00:00Z' },
    },
  ],
  news: [
    {
      id: 'moonlit-tides-is-open',
      title: 'Moonlit Tides is open',
      summary: 'Five reels by Deepwater Studios, with a jackpot to win.',
      publishedAt: '2026-02-26T09:00:00Z',
    },
    {
      id: 'every-spin-is-in-your-history',
      title: 'Every spin is in your history',
      summary: 'See the reels, winning lines, bet, and win of every round.',
      publishedAt: '2026-02-12T09:00:00Z',
    },
    {
      id: 'five-kinds-of-token',
      title: 'Five kinds of tokens, and what each one does',
      summary: 'Each has its own color and shape on every page.',
      publishedAt: '2026-02-09T09:00:00Z',
    },
  ],
}

export const sampleFacts: GameFacts = factsOf('moonlit-tides')

/** The lobby of a player who has played some games: they are open, wherever they stand. */
export const lobbyWith = (played: readonly string[]): LobbyContent => ({
  ...sampleLobby,
  games: sampleGames.map((game) => (played.includes(game.id) ? playedGame(game.id) : game)),
})
