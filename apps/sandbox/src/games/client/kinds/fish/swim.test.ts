import { describe, expect, test } from 'vitest'
import { fishes } from '@lagoon/games/fish/fishes'
import { fishGame } from '../../../rules/fish/fish.ts'
import type { FishFacts } from '../../../rules/fish/fish.ts'
import { crossingSeconds, nearest, swimmersAt } from './swim.ts'

describe.each([...fishes.values()])('the field of $id', (game) => {
  const { targets } = fishGame(game).facts as unknown as FishFacts

  test('is never empty, and never has a fish off its way', () => {
    for (let seconds = 0; seconds < 600; seconds += 0.5) {
      const swimmers = swimmersAt(targets, seconds)
      expect(swimmers.length).toBeGreaterThan(0)
      expect(swimmers.every(({ way, depth }) => way >= 0 && way <= 1 && depth > 0 && depth < 1)).toBe(true)
      expect(new Set(swimmers.map(({ key }) => key)).size).toBe(swimmers.length)
    }
  })

  test('has each fish come by as often as its game says', () => {
    for (const target of targets) {
      const keys = new Set<string>()
      for (let seconds = 100; seconds < 1_100; seconds += 0.25) for (const { key } of swimmersAt([target], seconds)) keys.add(key)
      const expected = 1_000 / target.everySeconds
      expect(Math.abs(keys.size - expected - crossingSeconds(target.pays) / target.everySeconds)).toBeLessThan(2)
    }
  })

  test('gives the fish of a kind that is nearest to its middle, or none', () => {
    const swimmers = swimmersAt(targets, 60)
    const [first] = swimmers
    const found = nearest(swimmers, first?.target.id ?? '')
    expect(found === undefined || found.target.id === first?.target.id).toBe(true)
    expect(nearest(swimmers, 'no such fish')).toBe(undefined)
  })
})
