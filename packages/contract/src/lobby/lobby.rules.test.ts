import { expect, it } from 'vitest'
import { catalog } from '../demo/catalog.ts'
import { countByType } from './lobby.rules.ts'

it('counts the games of a kind that open, and none that is only announced', () => {
  const games = [
    { type: 'SLOT', isPlayable: true },
    { type: 'SLOT', isPlayable: false },
    { type: 'FISH', isPlayable: false },
  ] as const
  expect(countByType(games)).toEqual({ SLOT: 1, KENO: 0, FISH: 0, POKER: 0, CRASH: 0, BLACKJACK: 0 })
  expect(Object.values(countByType(catalog)).reduce((sum, count) => sum + count, 0)).toBe(26)
})
