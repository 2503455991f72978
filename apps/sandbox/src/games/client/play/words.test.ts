import { describe, expect, test } from 'vitest'
import type { RoundView } from '../../contract.ts'
import { listedOutcome, nameAbove, spokenOutcome, winLabel } from './words.ts'

const round = (part: Partial<RoundView>): RoundView => ({
  roundId: 'r',
  stake: '20',
  outcome: null,
  totalWin: '0',
  balance: '0',
  isOver: true,
  isSettled: true,
  fairness: { commitment: '', clientSeed: '', nonce: 0, algorithm: '', version: 1 },
  ...part,
})

describe('the outcome in words', () => {
  test('says a loss as plainly as a win', () => {
    const kinds = { token: 'GAME', winToken: 'GAME' } as const
    expect(spokenOutcome(round({}), kinds, ' on no line')).toBe('No win, 0.20 game tokens taken.')
    expect(spokenOutcome(round({ totalWin: '120' }), kinds, ' on 2 lines')).toBe('Won 1.20 game tokens on 2 lines.')
  })
  test('counts all that a round took, and calls no return a win', () => {
    const kinds = { token: 'GAME', winToken: 'GAME' } as const
    expect(spokenOutcome(round({ stake: '100' }), kinds, '', 200n)).toBe('No win, 2.00 game tokens taken.')
    expect(spokenOutcome(round({ totalWin: '200' }), kinds, '', 200n)).toBe('Got back 2.00 game tokens of 2.00 game tokens.')
    expect(spokenOutcome(round({ totalWin: '201' }), kinds, ' with 20', 200n)).toBe('Won 2.01 game tokens with 20.')
  })
  test('names the kind that is paid, and a win that is not booked yet', () => {
    expect(spokenOutcome(round({ totalWin: '100', isSettled: false }), { token: 'SWEEP', winToken: 'PRIZE' }, '')).toBe(
      'Won 1.00 prize token. Your win is being credited and will show in your balance soon.',
    )
  })
})

describe('the outcome in the list of rounds', () => {
  const winToken = 'GAME'
  test.each([
    ['0', undefined, 'No win'],
    ['20', undefined, 'Won 0.20 game tokens'],
    ['0', 400n, 'No win'],
    ['200', 400n, 'Got back 2.00 game tokens'],
    ['400', 400n, 'Got back 4.00 game tokens'],
    ['600', 400n, 'Won 6.00 game tokens'],
  ])('a return of %s of %s taken', (totalWin, taken, words) => {
    expect(listedOutcome({ totalWin }, { winToken }, taken)).toBe(words)
  })
})

test('a balance is named by its kind of token', () => {
  expect(nameAbove('BONUS_SWEEP')).toBe('Bonus sweep tokens')
})

test('a win names its kind of token only where the bet was of another one', () => {
  expect(winLabel('Win', { token: 'GAME', winToken: 'GAME' })).toBe('Win')
  expect(winLabel('Last win', { token: 'BONUS_SWEEP', winToken: 'PRIZE' })).toBe('Last win in prize tokens')
})
