import { describe, expect, it } from 'vitest'
import type { SlotEvent } from '@lagoon/games/slots/outcome'
import { slotReport } from './report.ts'

const grid = [['scatter'], ['moon'], ['scatter'], ['shell'], ['scatter']]
const spun: SlotEvent = { type: 'SPIN', spin: 0, stops: [0, 0, 0, 0, 0], grid, multiplier: 1 }
const scatters: SlotEvent = {
  type: 'WIN',
  spin: 0,
  wins: [{ by: 'SCATTER', symbol: 'scatter', count: 3, cells: [], winMinor: 200n }],
  winMinor: 200n,
}
const line: SlotEvent = {
  type: 'WIN',
  spin: 2,
  wins: [{ by: 'LINE', line: 4, rows: [0, 0, 0, 0, 0], symbol: 'moon', count: 3, cells: [], winMinor: 1_515n }],
  winMinor: 1_515n,
}
const earned: readonly SlotEvent[] = [
  spun,
  scatters,
  { type: 'FREE_SPINS', multipliers: [1, 1, 2, 2, 3, 3], chosen: null },
  { ...spun, spin: 2, grid: [['moon'], ['moon'], ['moon'], ['shell'], ['shell']] },
  line,
  { type: 'FREE_SPINS_END', winMinor: 1_515n },
  { type: 'TOTAL', winMinor: 1_715n },
]

describe('the report of a round', () => {
  it('names the feature that it earned, with its free spins and what they won', () => {
    expect(slotReport({ events: earned }, 'Rising tide').feature).toBe('Rising tide: 6 free spins 15.15, scatters 2.00')
  })

  it('shows the reels that brought the free spins, and none of their lines', () => {
    expect(slotReport({ events: earned }, 'Rising tide')).toMatchObject({ matrix: grid, paylines: [], jackpot: null })
  })

  it('keeps to what a platform takes: the free spins stay where not all of it fits', () => {
    const { feature } = slotReport({ events: earned }, 'A name as long as a provider may give to one')
    expect(feature).toBe('A name as long as a provider may give to one: 6 free spins 15.15')
  })

  it('names no feature where none was earned', () => {
    expect(slotReport({ events: [spun, { type: 'TOTAL', winMinor: 0n }] }, 'Rising tide').feature).toBeNull()
    expect(slotReport({ events: [spun, scatters, { type: 'TOTAL', winMinor: 200n }] }, 'Rising tide').feature).toBe('Wins: scatters 2.00')
  })
})
