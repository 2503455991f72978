import { STAKE_STEP } from './paytable.ts'
import { paylines } from './paylines.ts'

/**
 * What is shown about the game. The figures are kept as data so that showing them costs nothing; a test proves that they
 * are the exact ones.
 */
export const moonlitTides = {
  id: 'moonlit-tides',
  name: 'Moonlit Tides',
  feature: 'Rising tide',
  /** Theoretical return to player, basis points (9590 = 95.90 %), jackpot and feature included. */
  returnToPlayerBp: 9590,
  /** Share of rounds that pay anything, basis points. */
  hitRateBp: 2782,
  /** One round in so many brings the feature, on average. */
  featureOneIn: 74,
  /** One round in so many hits the jackpot, on average. */
  jackpotOneIn: 160_000,
  volatility: 'MEDIUM',
  paylineCount: paylines.length,
  stakeStep: STAKE_STEP,
} as const
