import { amount } from '@lagoon/contract/demo/money'
import { jackpotFor } from '@lagoon/contract/demo/jackpots'
import { formatMinor, minor, type Amount, type Minor } from '@lagoon/contract/money/money'
import type { PaylineWin, SlotRoundRow } from '../lobby/histories/slotHistory.state.ts'

type Reels = Pick<SlotRoundRow, 'matrix' | 'paylines'> & { readonly matrix: readonly (readonly string[])[] }
type SlotWin = Reels & { readonly bet: Amount; readonly win: Amount }

const line = (number: number, rows: readonly number[], symbol: string, count: number, win: bigint): PaylineWin => ({
  line: number,
  rows,
  symbol,
  count,
  win: minor(win),
})
const sumOf = (lines: readonly PaylineWin[]): bigint => lines.reduce((sum, { win }) => sum + win, 0n)

/** Reels of Moonlit Tides on which nothing won; what the others won is what the game's own paytable gives. */
export const quietReels: Reels = {
  matrix: [
    ['moon', 'pearl', 'q'],
    ['q', 'shell', 'a'],
    ['lantern', 'shell', 'moon'],
    ['j', 'a', 'ten'],
    ['fish', 'moon', 'ten'],
  ],
  paylines: [],
}

const twoLines = [line(3, [2, 2, 2, 2, 2], 'ten', 4, 320n), line(18, [0, 2, 0, 2, 0], 'moon', 4, 5_000n)]
/** Two lines won, the wave in both. */
export const linesRound: SlotWin = {
  bet: amount('SWEEP', 200n),
  win: amount('PRIZE', sumOf(twoLines)),
  matrix: [
    ['moon', 'j', 'ten'],
    ['scatter', 'fish', 'wild'],
    ['moon', 'pearl', 'ten'],
    ['shell', 'fish', 'wild'],
    ['j', 'shell', 'a'],
  ],
  paylines: twoLines,
}

const oneLine = [line(14, [0, 1, 0, 1, 0], 'a', 3, 250n)]
/** One line won a little more than the stake. */
export const smallRound: SlotWin = {
  bet: amount('GAME', 200n),
  win: amount('GAME', sumOf(oneLine)),
  matrix: [
    ['a', 'k', 'q'],
    ['shell', 'a', 'lantern'],
    ['wild', 'k', 'ten'],
    ['shell', 'q', 'scatter'],
    ['lantern', 'lotus', 'fish'],
  ],
  paylines: oneLine,
}

const moons = [line(1, [1, 1, 1, 1, 1], 'moon', 5, 10_000n)]
const jackpotBet = amount('GAME', 100n)
/** Five moons on a line without a wave: the line's own win, and the jackpot. */
export const jackpotRound: SlotWin & { readonly jackpot: Minor } = {
  bet: jackpotBet,
  jackpot: jackpotFor(jackpotBet.minor),
  win: amount('GAME', sumOf(moons) + jackpotFor(jackpotBet.minor)),
  matrix: [
    ['lotus', 'moon', 'j'],
    ['k', 'moon', 'q'],
    ['j', 'moon', 'pearl'],
    ['j', 'moon', 'a'],
    ['a', 'moon', 'k'],
  ],
  paylines: moons,
}

/** What three tide stars paid, and the free spins that they brought. */
const tide = { stars: 200n, spins: 6, spinsWon: 1_515n }
/** Three tide stars brought the rising tide. */
export const featureRound: SlotWin & { readonly feature: string } = {
  bet: amount('GAME', 100n),
  win: amount('GAME', tide.stars + tide.spinsWon),
  feature: `Rising tide: ${tide.spins} free spins ${formatMinor(tide.spinsWon, 'always')}, scatters ${formatMinor(tide.stars, 'always')}`,
  matrix: [
    ['ten', 'scatter', 'fish'],
    ['j', 'lotus', 'scatter'],
    ['pearl', 'lantern', 'k'],
    ['j', 'lotus', 'q'],
    ['k', 'scatter', 'fish'],
  ],
  paylines: [],
}
