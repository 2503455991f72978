import type { RandomInt } from '../../random/randomInt.ts'
import type { Cell, HeldPearl, SlotEvent, SlotOutcome } from '../outcome.ts'
import { cellsOf } from '../reels/count.ts'
import { unitsOf } from '../reels/rules.ts'
import { spinReels } from '../reels/spin.ts'
import type { SlotProgress } from '../slot.ts'
import { drawWeighted } from '../weighted.ts'
import type { HoldRules } from './rules.ts'

/** Progress is kept and sent as JSON, and in a proof it is anybody's: its type says what it should be. */
const growthIn = (progress: unknown): unknown => {
  if (progress === null || progress === undefined) return {}
  return typeof progress === 'object' && 'growth' in progress ? progress.growth : undefined
}

/** How often the jackpot of this stake has grown since it was last paid. Throws a RangeError on progress of another form. */
export const growthOf = ({ jackpot }: HoldRules, stakeMinor: bigint, progress: SlotProgress | null | undefined): number => {
  const growth = growthIn(progress)
  if (typeof growth !== 'object' || growth === null || Array.isArray(growth)) throw new RangeError('the progress is not of this game')
  const steps = (growth as SlotProgress['growth'])[String(stakeMinor)] ?? 0
  if (!Number.isInteger(steps) || steps < 0 || steps > jackpot.mostSteps) throw new RangeError('the progress is not of this game')
  return steps
}

/** What the jackpot of this stake stands at, in minor units. */
export const jackpotOf = (rules: HoldRules, stakeMinor: bigint, progress: SlotProgress | null | undefined): bigint => {
  const { start, step } = rules.jackpot
  const units = BigInt(start + step * growthOf(rules, stakeMinor, progress))
  return (units * stakeMinor) / BigInt(unitsOf(rules.reels))
}

const sumOf = (pearls: readonly HeldPearl[]): bigint => pearls.reduce((sum, { winMinor }) => sum + winMinor, 0n)

/** Places of the window that hold no pearl, reel by reel, from top to bottom. */
const openCells = ({ reels }: HoldRules, held: readonly HeldPearl[]): Cell[] =>
  reels.strips
    .flatMap((_, reel) => Array.from({ length: reels.rows }, (__, row): Cell => [reel, row]))
    .filter(([reel, row]) => !held.some(({ cell }) => cell[0] === reel && cell[1] === row))

/** The respins: every open place turns, until they are used up or none is open. Answers every pearl that is held then. */
const playRespins = (
  rules: HoldRules,
  random: RandomInt,
  first: readonly HeldPearl[],
  unitMinor: bigint,
  events: SlotEvent[],
): HeldPearl[] => {
  const held = [...first]
  let left = rules.respins.count
  while (left > 0 && openCells(rules, held).length > 0) {
    const landed = openCells(rules, held).flatMap((cell): HeldPearl[] => {
      if (random(rules.respins.of) >= rules.respins.hits) return []
      return [{ cell, winMinor: BigInt(drawWeighted(random, rules.pearl.values)) * unitMinor }]
    })
    held.push(...landed)
    left = landed.length > 0 ? rules.respins.count : left - 1
    events.push({ type: 'RESPIN', landed, respinsLeft: left })
  }
  return held
}

/**
 * One whole round. `stakeMinor` is positive and a whole multiple of the units of the pay table. The numbers drawn: the stops; the value of
 * each pearl in the window, reel by reel from top to bottom; in each respin for every open place whether a pearl lands, and its value.
 */
export const playHold = (
  rules: HoldRules,
  stakeMinor: bigint,
  random: RandomInt,
  progress: SlotProgress | null | undefined,
): SlotOutcome => {
  const { reels, pearl, jackpot } = rules
  const unitMinor = stakeMinor / BigInt(unitsOf(reels))
  const bought = spinReels(reels, random, { spin: 0, strips: reels.strips, multiplier: 1, unitMinor, chosen: null })
  const events: SlotEvent[] = [...bought.events]
  const first = cellsOf(bought.grid, pearl.symbol).map((cell): HeldPearl => ({
    cell,
    winMinor: BigInt(drawWeighted(random, pearl.values)) * unitMinor,
  }))
  if (first.length > 0) events.push({ type: 'PEARLS', pearls: first })

  const before = growthOf(rules, stakeMinor, progress)
  const [grown] = cellsOf(bought.grid, jackpot.symbol)
  const steps = grown && before < jackpot.mostSteps ? before + 1 : before
  const growth = (count: number): SlotProgress => ({ growth: { ...progress?.growth, [String(stakeMinor)]: count } })
  const jackpotMinor = jackpotOf(rules, stakeMinor, growth(steps))
  if (grown) events.push({ type: 'GROW', cell: grown, jackpotMinor })

  let totalWinMinor = bought.winMinor
  let after = steps
  if (first.length >= pearl.trigger) {
    events.push({ type: 'HOLD', pearls: first, respins: rules.respins.count, jackpotMinor })
    const held = playRespins(rules, random, first, unitMinor, events)
    const winMinor = sumOf(held)
    const cells = held.map(({ cell }) => cell)
    events.push({ type: 'WIN', spin: 0, wins: [{ by: 'PEARLS', symbol: pearl.symbol, count: held.length, cells, winMinor }], winMinor })
    totalWinMinor += winMinor
    if (openCells(rules, held).length === 0) {
      events.push({ type: 'JACKPOT', spin: 0, cells, winMinor: jackpotMinor })
      totalWinMinor += jackpotMinor
      after = 0
    }
  }
  events.push({ type: 'TOTAL', winMinor: totalWinMinor })
  return { stakeMinor, totalWinMinor, events, progress: growth(after) }
}
