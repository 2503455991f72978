import { kenos } from '@lagoon/games/keno/kenos'
import { videoPokers } from '@lagoon/games/videoPoker/videoPokers'
import type { GameRules } from './game.ts'
import { kenoGame } from './keno/keno.ts'
import { slotGames } from './slots/slot.ts'
import { videoPokerGame } from './videoPoker/videoPoker.ts'

/** What a game is called whose mathematics does not name it: `pearl-draw` is Pearl Draw. */
const named = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const all: readonly GameRules[] = [
  ...slotGames,
  ...[...kenos.values()].map((game) => kenoGame(game, named(game.id))),
  ...[...videoPokers.values()].map((game) => videoPokerGame(game, named(game.id))),
]

/** Every game that Deepwater runs, by its id in the platform's catalogue. */
export const games: ReadonlyMap<string, GameRules> = new Map(all.map((game) => [game.id, game]))
