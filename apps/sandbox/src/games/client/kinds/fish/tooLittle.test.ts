import { expect, test } from 'vitest'
import { tooLittle } from './tooLittle.ts'

const offered = [5n, 10n, 50n]

test('a balance that covers a lower bet asks for one', () => {
  expect(tooLittle({ offered, stake: 10n, balance: 7n })).toEqual({
    text: 'Your balance is lower than your bet. Lower your bet to keep shooting. Nothing was taken.',
    lacks: 10n,
  })
})

test('one that covers none says so: no lower bet would help', () => {
  expect(tooLittle({ offered, stake: 10n, balance: 4n })).toEqual({
    text: 'The lowest bet in this game is 0.05 and you have 0.04. Nothing was taken.',
    lacks: 5n,
  })
})
