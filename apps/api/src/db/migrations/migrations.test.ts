import { expect, it } from 'vitest'
import { migrations } from './migrations.ts'

/** The numbers that the migrations of released databases leave out, as [after, before]. */
const skipped = [
  [4, 10],
  [11, 20],
  [20, 30],
  [30, 40],
  [44, 50],
  [54, 60],
  [60, 70],
  [71, 80],
  [82, 84],
  [89, 92],
  [93, 95],
  [106, 108],
  [108, 110],
  [111, 116],
  [116, 124],
  [124, 132],
  [132, 140],
  [140, 147],
  [148, 195],
]

it('come one after the other: a number between two of them would stop every database that has both', () => {
  const numbers = Object.keys(migrations).map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const gaps = numbers.slice(1).flatMap((number, index) => (number - (numbers[index] ?? 0) > 1 ? [[numbers[index], number]] : []))
  expect(gaps).toEqual(skipped)
})
