import { describe, expect, test } from 'vitest'
import { roundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { seeded } from '@lagoon/games/random/seeded'
import * as v from 'valibot'
import { picturesOf } from '../../client/kinds/slots/art/art.ts'
import { turnsOf } from '../../client/kinds/slots/showRound.ts'
import { slotGames } from './slot.ts'
import type { SlotFacts, SlotView } from './slotView.ts'

describe.each(slotGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const facts = game.facts as unknown as SlotFacts
  const limits = { minStake: '1', maxStake: '1000000' }

  test('what its turns show adds up to what it won, and its report is one that a platform takes', () => {
    const random = seeded(11)
    const [largest = 0n] = game.stakesWithin(limits).slice(-1)
    for (let round = 0; round < 2_000; round++) {
      const { view, ended } = game.begin(null, largest, () => random, null)
      const turns = turnsOf((view as unknown as SlotView).events)
      expect(turns.reduce((sum, { won }) => sum + won, 0n)).toBe(ended?.totalWinMinor)
      expect(
        turns.every(({ spin }) => spin.grid.length === facts.strips.length && spin.grid.every((shown) => shown.length === facts.rows)),
      ).toBe(true)
      expect(v.safeParse(roundReport, ended?.report).issues).toBeUndefined()
    }
  })

  test('has a picture and a name for every symbol of its reels', () => {
    const symbols = new Set(facts.strips.flat())
    expect([...symbols].filter((symbol) => !(symbol in picturesOf(id)))).toEqual([])
    expect([...symbols].filter((symbol) => !(symbol in facts.names))).toEqual([])
  })
})
