import { catalogue } from '@lagoon/contract/demo/catalogue'
import type { GameKind } from '@lagoon/games/engine'
import { kenos } from '@lagoon/games/keno/kenos'
import { videoPokers } from '@lagoon/games/videoPoker/videoPokers'
import { describe, expect, test } from 'vitest'

/** Every game that has an engine, with what the catalogue has to agree with. */
const games = [...Object.values(kenos), ...Object.values(videoPokers)].map(({ id, kind, rules: { stakes } }) => ({ id, kind, stakes }))

/** Kinds that the lobby shows under another type. */
const typeOf = (kind: GameKind) => (kind === 'VIDEO_POKER' ? 'POKER' : kind)

describe.each(games)('the catalogue about $id', ({ id, kind, stakes }) => {
  const told = catalogue.find((game) => game.id === id)

  test('knows it as what it is', () => {
    expect(told?.type).toBe(typeOf(kind))
  })

  test('names its smallest and its largest stake', () => {
    expect(stakes).toEqual(stakes.toSorted((a, b) => Number(a - b)))
    expect([told?.minStake, told?.maxStake]).toEqual([stakes[0], stakes.at(-1)])
  })
})
