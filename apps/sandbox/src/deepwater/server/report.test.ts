import { expect, test } from 'vitest'
import { spin } from '@lagoon/games/moonlitTides/spin'
import { seeded } from '@lagoon/games/random/seeded'
import { slotReport } from './report.ts'

test('the report adds up to the win, and its feature stays within 64 characters at the largest stake', () => {
  const random = seeded(11)
  let features = 0
  for (let round = 0; round < 4000; round++) {
    const outcome = spin(random, 10_000n)
    const report = slotReport(outcome)
    const lines = report.paylines.reduce((sum, { win }) => sum + BigInt(win), 0n)
    const beside = outcome.scatter.winMinor + (outcome.feature?.winMinor ?? 0n) + BigInt(report.jackpot ?? 0)
    expect(lines + beside).toBe(outcome.totalWinMinor)
    expect(report.feature?.length ?? 0).toBeLessThanOrEqual(64)
    if (report.feature) features++
  }
  expect(features).toBeGreaterThan(20)
})
