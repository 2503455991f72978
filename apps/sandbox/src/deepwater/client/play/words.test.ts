import { describe, expect, test } from 'vitest'
import type { SpinAnswer } from '../../contract.ts'
import { spokenOutcome } from './words.ts'

const answer = (part: Partial<SpinAnswer>): SpinAnswer => ({
  roundId: 'r',
  stake: '20',
  turn: { stops: [], lines: [], win: '0' },
  scatter: { count: 0, win: '0' },
  freeSpins: [],
  jackpot: null,
  totalWin: '0',
  balance: '0',
  isSettled: true,
  ...part,
})
const line = (number: number) => ({ line: number, rows: [], symbol: 'fish' as const, count: 3, win: '60' })

describe('the outcome in words', () => {
  test('says a loss as plainly as a win', () => {
    expect(spokenOutcome(answer({}), 'GAME', 'GAME')).toBe('No win, 0.20 game tokens taken.')
    expect(spokenOutcome(answer({ totalWin: '120', turn: { stops: [], lines: [line(1), line(2)], win: '120' } }), 'GAME', 'GAME')).toBe(
      'Won 1.20 game tokens on 2 lines.',
    )
  })
  test('names the kind that is paid, one line, the feature, the jackpot and a win that is not booked yet', () => {
    expect(
      spokenOutcome(
        answer({
          totalWin: '100',
          turn: { stops: [], lines: [line(1)], win: '60' },
          freeSpins: [{ stops: [], lines: [], win: '40', multiplier: '1' }],
          jackpot: '10',
          isSettled: false,
        }),
        'SWEEP',
        'PRIZE',
      ),
    ).toBe(
      'Won 1.00 prize token on 1 line with 1 rising tide free spins, including the jackpot. Your win is being credited and will show in your balance soon.',
    )
  })
})
