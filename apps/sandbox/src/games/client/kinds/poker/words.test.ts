import { expect, test } from 'vitest'
import { toldAtEnd } from './words.ts'

const bets = [
  { name: 'ANTE', bet: '100', win: '200' },
  { name: 'RAISE', bet: '200', win: '200' },
  { name: 'SIDE', bet: '50', win: '0' },
] as const

test.each([
  ['WIN', 'You win 4.00'],
  ['DEALER_OUT', 'Dealer doesn’t qualify: won 4.00'],
  ['TIE', 'Tie'],
  ['LOSS', 'Dealer wins'],
  ['FOLD', 'Folded'],
] as const)('the end %s is told as "%s"', (ended, told) => {
  expect(toldAtEnd(ended, bets)).toBe(told)
})
