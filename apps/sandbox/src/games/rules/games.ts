import { blackjacks } from '@lagoon/games/blackjack/blackjacks'
import { crashes } from '@lagoon/games/crash/crashes'
import { fishes } from '@lagoon/games/fish/fishes'
import { holdemTables } from '@lagoon/games/holdemTable/holdemTables'
import { housePokers } from '@lagoon/games/housePoker/housePokers'
import { kenos } from '@lagoon/games/keno/kenos'
import { videoPokers } from '@lagoon/games/videoPoker/videoPokers'
import { blackjackGame } from './blackjack/blackjack.ts'
import { crashGame } from './crash/crash.ts'
import { fishGame } from './fish/fish.ts'
import type { GameRules } from './game.ts'
import { holdemTableGame } from './holdemTable/holdemTable.ts'
import { housePokerGame } from './housePoker/housePoker.ts'
import { kenoGame } from './keno/keno.ts'
import { slotGames } from './slots/slot.ts'
import { videoPokerGame } from './videoPoker/videoPoker.ts'

const byId = (games: readonly GameRules[]): ReadonlyMap<string, GameRules> => new Map(games.map((game) => [game.id, game]))

const deepwater: readonly GameRules[] = [
  ...slotGames,
  ...[...kenos.values()].map(kenoGame),
  ...[...videoPokers.values()].map(videoPokerGame),
]
const coralForge: readonly GameRules[] = [
  ...[...blackjacks.values()].map(blackjackGame),
  ...[...housePokers.values()].map(housePokerGame),
  ...[...holdemTables.values()].map(holdemTableGame),
]
const northlight: readonly GameRules[] = [...[...fishes.values()].map(fishGame), ...[...crashes.values()].map(crashGame)]

/** What each studio is called by players, and its games by their ids in the platform's catalog. */
export const studios = {
  deepwater: { name: 'Deepwater Studios', games: byId(deepwater) },
  coralForge: { name: 'Coral Forge', games: byId(coralForge) },
  northlight: { name: 'Northlight Games', games: byId(northlight) },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly games: ReadonlyMap<string, GameRules> }>>

/** The games of all studios. */
export const games: ReadonlyMap<string, GameRules> = byId([...deepwater, ...coralForge, ...northlight])
