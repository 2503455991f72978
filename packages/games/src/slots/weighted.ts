import type { RandomInt } from '../random/randomInt.ts'

export interface Weighted<Item> {
  readonly item: Item
  /** A positive whole number. */
  readonly weight: number
}

export const weightOf = (items: readonly Weighted<unknown>[]): number => items.reduce((sum, { weight }) => sum + weight, 0)

/** Draws by weight: one number, below the sum of the weights. */
export const drawWeighted = <Item>(random: RandomInt, items: readonly Weighted<Item>[]): Item => {
  let left = random(weightOf(items))
  for (const { item, weight } of items) {
    if (left < weight) return item
    left -= weight
  }
  throw new RangeError('there is nothing to draw')
}
