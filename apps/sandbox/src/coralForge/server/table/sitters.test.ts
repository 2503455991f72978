import { expect, test } from 'vitest'
import { guestName, houseNames } from './sitters.ts'

const house = houseNames.map((name) => ({ name }))

test.each([
  ['the beginning of the name', 'no***', 1, house, 'no***'],
  ['with the seat where another at the table begins alike', 'no***', 3, [...house, { name: 'no***' }], 'no*** (seat 4)'],
  ['the seat of a player whom the platform has not named', undefined, 5, house, 'Player 6'],
] as const)('a guest is %s', (_what, shortName, seat, sitting, name) => expect(guestName(shortName, seat, sitting)).toBe(name))
