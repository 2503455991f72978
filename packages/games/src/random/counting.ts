import type { RandomInt } from './randomInt.ts'

/** Counts the draws of a source, so that a round of several acts can keep its cursor in its state. */
export const counting = (random: RandomInt): { readonly random: RandomInt; readonly drawn: () => number } => {
  let draws = 0
  return {
    random: (bound) => {
      draws++
      return random(bound)
    },
    drawn: () => draws,
  }
}
