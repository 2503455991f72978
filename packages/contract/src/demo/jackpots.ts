import { minor, type Minor } from '../money/money.ts'

/** The jackpot of Moonlit Tides: so many moons on a line without a wave, and how many times the stake they add. */
export const moonlitTidesJackpot = { moons: 5, timesStake: 500n } as const

/** What that jackpot adds to the win of a round. */
export const jackpotFor = (bet: Minor): Minor => minor(bet * moonlitTidesJackpot.timesStake)
