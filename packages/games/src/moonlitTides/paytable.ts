import type { LineSymbol } from './symbols.ts'

/** Minimum bet and the step between stakes, minor units: one minor unit on each of the twenty lines. */
export const STAKE_STEP = 20n

/** Times the stake of one line for three, four and five from the left. */
export const linePays: Readonly<Record<LineSymbol, readonly [bigint, bigint, bigint]>> = {
  moon: [120n, 500n, 2000n],
  pearl: [75n, 300n, 1000n],
  lantern: [60n, 200n, 600n],
  fish: [50n, 160n, 500n],
  shell: [40n, 125n, 400n],
  lotus: [36n, 100n, 300n],
  a: [25n, 60n, 200n],
  k: [25n, 60n, 200n],
  q: [20n, 45n, 150n],
  j: [20n, 45n, 150n],
  ten: [13n, 32n, 120n],
}

/** Tide stars anywhere: times the whole stake, and how many free spins the rising tide brings. */
export const scatterPays = {
  3: { pay: 2n, freeSpins: 6 },
  4: { pay: 10n, freeSpins: 8 },
  5: { pay: 50n, freeSpins: 10 },
} as const satisfies Record<number, { pay: bigint; freeSpins: number }>

/** What the lines of a free spin are multiplied by; the water rises with every second spin. `index` counts from 0. */
export const tideMultiplier = (index: number): bigint => 1n + BigInt(Math.floor(index / 2))

/** Five moons without a wild on any line of the bought spin: times the whole stake, once per round, beside the line's own pay. */
export const JACKPOT_PAY = 500n
