import { expect, test } from 'vitest'
import { fishes } from '@lagoon/games/fish/fishes'
import { fishUrl, hasPicture } from './fishArt.ts'

test.each([...fishes.values()].flatMap(({ id, rules }) => rules.targets.map((target) => [id, target.id] as const)))(
  'of %s the %s has a picture of its own',
  (_game, target) => {
    expect(hasPicture(target)).toBe(true)
    expect(fishUrl(target)).not.toBe(fishUrl('no such fish'))
    expect(decodeURIComponent(fishUrl(target))).not.toMatch(/undefined|NaN/)
  },
)
