import type { RandomInt } from '@lagoon/games/random/randomInt'

/** What chance there is between hands. */
export const noChance: RandomInt = () => {
  throw new RangeError('no card is dealt without a hand')
}
