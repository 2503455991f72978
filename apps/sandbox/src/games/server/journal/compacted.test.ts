import { expect, test } from 'vitest'
import { leftBets } from '../../../northlight/server/crash/recover.ts'
import { compacted } from './compacted.ts'
import type { JournalEntry, RoundRecord } from './entries.ts'
import { openRoundsIn } from './openRounds.ts'

const fairness = { commitment: '', clientSeed: '', nonce: 1, algorithm: 'sha256-hash-chain', version: 1 }
const record: RoundRecord = {
  ...{ roundId: 'r-1', key: 'key', sessionId: 's-1', gameId: 'comet-line', player: 'p-1', token: 'GAME', pressId: 'press', at: 0 },
  played: { stake: '100', choice: null, progress: null, acts: [] },
  state: { number: 1, autoCashOut: null },
  answer: { roundId: 'r-1', stake: '100', outcome: null, totalWin: '0', balance: '0', isOver: false, isSettled: true, fairness },
}
const step: JournalEntry = { type: 'step', roundId: 'r-1', record }
const win: JournalEntry = { type: 'win', roundId: 'r-1', record: { ...record, state: null }, progress: null, delivery: {} }
const closed: JournalEntry = { type: 'closed', roundId: 'r-1' }

test('a step that was written behind the win of its round opens it no more, and does not take its place', () => {
  expect(compacted([step, win, step, closed], 0)).toEqual([win, closed])
  const left = compacted([step, win, step], 0)
  expect(left).toEqual([win])
  expect(leftBets(left, 'comet-line')).toEqual([])
  expect(openRoundsIn(left).get('r-1')).toMatchObject({ isWaiting: false, settlement: {} })
})
