import { amount } from './money.ts'

/** What the rewards of the demo bring. What a new player is given is in `wallet/welcomeGrant`. */
export const demoRewards = {
  /** Five days in a row. */
  daily: [amount('GAME', 150_000n), amount('BONUS_SWEEP', 100n)],
  /** A friend who was invited and confirmed the account. */
  friend: amount('GAME', 500_000n),
  level: amount('TIP', 1_000n),
  tuesday: amount('BONUS_SWEEP', 500n),
  freeSpin: amount('SWEEP', 200n),
  /** Each Sunday of The long tide. */
  longTide: amount('BONUS_SWEEP', 200n),
  /** Spins of the Lantern Festival. */
  festival: { count: 20, gameId: 'moonlit-tides' },
} as const

/** The slices of the wheel, clockwise. */
export const demoWheel = [
  amount('GAME', 100_000n),
  amount('BONUS_SWEEP', 100n),
  amount('GAME', 250_000n),
  amount('TIP', 500n),
  amount('GAME', 500_000n),
  amount('BONUS_SWEEP', 250n),
  amount('GAME', 1_000_000n),
  amount('TIP', 1_000n),
] as const
