import type { RandomInt } from '../../random/randomInt.ts'
import type { Cell, SlotEvent, SlotOutcome, SlotWin } from '../outcome.ts'
import { drawWeighted } from '../weighted.ts'
import { cellsOf } from './count.ts'
import { unitsOf, type ReelsRules } from './rules.ts'
import { spinReels, sumOf, type Spin } from './spin.ts'

/** A round in its parts, for reports; `events` tells the same in the order of play. */
export interface ReelsRound extends SlotOutcome {
  readonly bought: Spin
  readonly scatter: { readonly count: number; readonly winMinor: bigint }
  readonly freeSpins: { readonly chosen: string | null; readonly spins: readonly Spin[]; readonly winMinor: bigint } | null
  readonly jackpotMinor: bigint | null
}

const jackpotLine = (rules: ReelsRules, { grid }: Spin): readonly Cell[] | null => {
  const { jackpot, wins } = rules
  if (!jackpot || wins.by !== 'LINES' || !grid.every((shown) => shown.includes(jackpot.symbol))) return null
  const rows = wins.paylines.find((line) => line.every((row, reel) => grid[reel]?.[row] === jackpot.symbol))
  return rows ? rows.map((row, reel): Cell => [reel, row]) : null
}

const playFreeSpins = (rules: ReelsRules, random: RandomInt, count: number, unitMinor: bigint): NonNullable<ReelsRound['freeSpins']> => {
  const { multipliers = [], strips = rules.strips, chosen: choices } = rules.freeSpins ?? {}
  const chosen = choices ? drawWeighted(random, choices) : null
  const spins = multipliers
    .slice(0, count)
    .map((multiplier, index) => spinReels(rules, random, { spin: index + 1, strips, multiplier, unitMinor, chosen }))
  return { chosen, spins, winMinor: sumOf(spins) }
}

/**
 * One whole round, the free spins resolved within it. `stakeMinor` is positive and a whole multiple of the units of the pay table.
 * The numbers drawn: those of the bought spin, then the chosen symbol, then those of each free spin.
 */
export const playReels = (rules: ReelsRules, stakeMinor: bigint, random: RandomInt): ReelsRound => {
  const unitMinor = stakeMinor / BigInt(unitsOf(rules))
  const bought = spinReels(rules, random, { spin: 0, strips: rules.strips, multiplier: 1, unitMinor, chosen: null })
  const events: SlotEvent[] = [...bought.events]

  const jackpotCells = jackpotLine(rules, bought)
  const jackpotMinor = jackpotCells && rules.jackpot ? BigInt(rules.jackpot.times) * stakeMinor : null
  if (jackpotCells && jackpotMinor !== null) events.push({ type: 'JACKPOT', spin: 0, cells: jackpotCells, winMinor: jackpotMinor })

  const cells = rules.scatter ? cellsOf(bought.grid, rules.scatter.symbol) : []
  const award = rules.scatter?.awards[cells.length]
  const scatter = { count: cells.length, winMinor: award ? BigInt(award.pay) * stakeMinor : 0n }
  if (rules.scatter && scatter.winMinor > 0n) {
    const win: SlotWin = { by: 'SCATTER', symbol: rules.scatter.symbol, cells, ...scatter }
    events.push({ type: 'WIN', spin: 0, wins: [win], winMinor: scatter.winMinor })
  }

  const freeSpins = award && award.freeSpins > 0 ? playFreeSpins(rules, random, award.freeSpins, unitMinor) : null
  if (freeSpins) {
    const multipliers = rules.freeSpins?.multipliers.slice(0, freeSpins.spins.length) ?? []
    events.push({ type: 'FREE_SPINS', multipliers, chosen: freeSpins.chosen })
    for (const spin of freeSpins.spins) events.push(...spin.events)
    events.push({ type: 'FREE_SPINS_END', winMinor: freeSpins.winMinor })
  }

  const totalWinMinor = bought.winMinor + scatter.winMinor + (freeSpins?.winMinor ?? 0n) + (jackpotMinor ?? 0n)
  events.push({ type: 'TOTAL', winMinor: totalWinMinor })
  return { stakeMinor, totalWinMinor, events, progress: null, bought, scatter, freeSpins, jackpotMinor }
}
