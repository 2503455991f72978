import { catalog } from '@lagoon/contract/demo/catalog'
import type { GameKind } from '@lagoon/games/engine'
import type { GameData } from '@lagoon/games/gameData'
import { blackjacks } from '@lagoon/games/blackjack/blackjacks'
import { crashes } from '@lagoon/games/crash/crashes'
import { fishes } from '@lagoon/games/fish/fishes'
import { holdemTables } from '@lagoon/games/holdemTable/holdemTables'
import { housePokers } from '@lagoon/games/housePoker/housePokers'
import { kenos } from '@lagoon/games/keno/kenos'
import { slots } from '@lagoon/games/slots/slots'
import { videoPokers } from '@lagoon/games/videoPoker/videoPokers'
import { describe, expect, test } from 'vitest'

/** Every game that is data on an engine, with what the catalog has to agree with. */
const games: readonly (GameData & { kind: GameKind })[] = [
  ...slots.values(),
  ...[
    ...kenos.values(),
    ...videoPokers.values(),
    ...crashes.values(),
    ...fishes.values(),
    ...housePokers.values(),
    ...blackjacks.values(),
    ...holdemTables.values(),
  ].map(({ kind, rules }) => ({ ...rules, kind })),
]

/** Kinds that the lobby shows under another type. */
const typeOf = (kind: GameKind) => (kind === 'VIDEO_POKER' ? 'POKER' : kind)

test.each(games)('the catalog knows $id as what it is, with its smallest and its largest stake', ({ id, name, kind, stakes }) => {
  const told = catalog.find((game) => game.id === id)
  expect(told).toMatchObject({ name, type: typeOf(kind), minStake: stakes.min, maxStake: stakes.max })
})

describe('every game', () => {
  test.each(games)('$id offers whole steps of its stake', ({ stakes: { step, min, max } }) => {
    expect([min % step, max % step]).toEqual([0n, 0n])
    expect(min).toBeGreaterThan(0n)
    expect(max).toBeGreaterThan(min)
  })
})
