import { describe, expect, test } from 'vitest'
import { catalog } from '@lagoon/contract/demo/catalog'
import { certifiedFigures } from '@lagoon/contract/demo/certifiedFigures'
import { percent } from './figures.ts'
import { games, studios } from './games.ts'

const playable = catalog.filter(({ isPlayable }) => isPlayable)
const byProvider = new Map(Object.entries(studios).map(([studio, { games: own }]) => [studio.toLowerCase(), own]))

describe('the catalog', () => {
  test.each(playable.map((game) => [game.id, game] as const))(
    'opens %s, which its provider runs under the same name and at its stakes',
    (id, offered) => {
      const game = byProvider.get(offered.providerId)?.get(id)
      expect(game?.name).toBe(offered.name)
      const stakes = game?.stakesWithin({ minStake: String(offered.minStake), maxStake: String(offered.maxStake) }) ?? []
      expect(stakes[0]).toBe(offered.minStake)
      expect(stakes.at(-1) ?? 0n).toBeGreaterThan(offered.maxStake / 2n)
      expect(stakes.every((stake) => game?.takesStake(stake))).toBe(true)
    },
  )

  test.each(Object.entries(certifiedFigures).filter(([id]) => games.has(id)))(
    'says the return of %s that its rules give',
    (id, { returnToPlayerBp }) => {
      expect(games.get(id)?.facts).toMatchObject({
        figures: expect.arrayContaining([['Return to player', percent(returnToPlayerBp ?? 0)]]),
      })
    },
  )
})
