import { offers, usualWish, type Choices, type Wish } from '../outcomes.ts'

/** What the desk has set for a provider's next payment. The first payment that begins takes it; those after it go as usual. */
export const nextWish = (choices: Choices) => {
  let next: Wish | null = null
  return {
    get: (): Wish | null => next,
    set: (wish: Wish | null): boolean => {
      if (wish && !offers(choices, wish)) return false
      next = wish
      return true
    },
    take: (): Wish => {
      const taken = next ?? usualWish(choices)
      next = null
      return taken
    },
  }
}
export type NextWish = ReturnType<typeof nextWish>
