import { expect, test } from 'vitest'
import { nameAbove, winLabel } from './words.ts'

test('a balance is named by its kind of token', () => {
  expect(nameAbove('BONUS_SWEEP')).toBe('Bonus sweep tokens')
})

test('a win names its kind of token only where the bet was of another one', () => {
  expect(winLabel('Win', { token: 'GAME', winToken: 'GAME' })).toBe('Win')
  expect(winLabel('Last win', { token: 'BONUS_SWEEP', winToken: 'PRIZE' })).toBe('Last win in prize tokens')
})
