import { expect, test } from 'vitest'
import { gridOf, HEIGHT, pathTo, pointAt, WIDTH } from './curve.ts'

test('the curve starts at the foot, rises, and stays inside the picture whatever the multiplier', () => {
  for (const crashedAt of [100, 101, 250, 1_000, 123_456]) {
    const flight = { crashedAt }
    const [foot, top] = [pointAt(flight, 100), pointAt(flight, crashedAt)]
    expect(foot.x).toBeLessThanOrEqual(top.x)
    expect(foot.y).toBeGreaterThanOrEqual(top.y)
    expect(top.x).toBeLessThan(WIDTH)
    expect(top.y).toBeGreaterThan(0)
    expect(foot.y).toBeLessThan(HEIGHT)
    expect(pathTo(flight, crashedAt)).not.toContain('NaN')
  }
})

test('two to four lines carry a multiplier, the first one the bet itself', () => {
  for (const crashedAt of [100, 121, 310, 1_000, 9_999, 250_000]) {
    const grid = gridOf({ crashedAt })
    expect(grid[0]).toBe(100)
    expect(grid.at(-1)).toBeLessThanOrEqual(Math.max(crashedAt, 120))
    expect(grid.length).toBeGreaterThanOrEqual(2)
    expect(grid.length).toBeLessThanOrEqual(4)
  }
})
