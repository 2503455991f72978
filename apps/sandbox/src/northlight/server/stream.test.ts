import { describe, expect, test } from 'vitest'
import { Stream } from './stream.ts'

const terms = {
  sessionId: '0196f3a0-5b1e-7c3d-9a55-2f4f3d6c7b81',
  player: 'p-1',
  gameId: 'comet-line',
  token: 'GAME',
  winToken: 'GAME',
  balance: '1000',
  minStake: '100',
  maxStake: '1000',
} as const
const opened = (changes: Partial<typeof terms> = {}) => new Stream(terms.sessionId, 1, { ...terms, ...changes }, 0)
const report = { type: 'crash', number: 7, hash: 'ab'.repeat(32), point: 150, autoCashOut: null, cashOut: null } as const

describe('a stream', () => {
  test('has the hashes of the document', () => {
    const stream = opened()
    expect(stream.hashAt(0)).toBe('8fd3082d3520aa051297a7e0af6dd8e02f9aa58c99daa125ed32d05239ae13d8')
    stream.note([{ type: 'open', round: 'r-1' }])
    expect(stream.texts).toEqual(['{"seq":1,"type":"open","round":"r-1"}'])
    expect(stream.hashAt(1)).toBe('5000da0c5b8020d66176cc5588e1d60a07773a683e670a55f6e2c7d67e225ccb')
  })

  test('shows a balance with everything that the platform does not know yet', () => {
    const stream = opened()
    stream.note(stream.stakeEvents('r-1', 300n, 'MAIN'), 's-1')
    expect([stream.balance, stream.unacked]).toEqual([700n, 300n])
    stream.note([{ type: 'pay', round: 'r-1', amount: '4505000' }])
    expect(stream.balance).toBe(1_150n)
    stream.acked = 3
    stream.told({ balance: 9_000_000n, left: 2_500_000n })
    expect([stream.balance, stream.unacked]).toEqual([1_150n, 0n])
  })

  test('adds no win of another kind of token', () => {
    const stream = opened({ winToken: 'PRIZE' as never })
    stream.note(stream.stakeEvents('r-1', 300n, 'MAIN'), 's-1')
    stream.note([{ type: 'pay', round: 'r-1', amount: '9000000' }])
    expect(stream.balance).toBe(700n)
  })

  test('opens a round with its first stake; a round that paid nothing is over with the void of its last one', () => {
    const stream = opened()
    stream.note(stream.stakeEvents('r-1', 100n, 'MAIN'), 's-1')
    stream.note(stream.stakeEvents('r-1', 50n, 'SIDE'), 's-2')
    expect(stream.texts.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['open', 'stake', 'stake'])
    stream.note([{ type: 'void', round: 'r-1', of: 3 }], 's-2')
    expect([stream.rounds.get('r-1')?.isOpen, stream.balance]).toEqual([true, 900n])
    stream.note([{ type: 'void', round: 'r-1', of: 2 }], 's-1')
    expect([stream.rounds.get('r-1')?.isOpen, stream.balance, stream.stakes.get('s-1')?.isVoid]).toEqual([false, 1_000n, true])
  })

  test('gives at most as many events as a batch may hold, and only those on the disk', () => {
    const stream = opened()
    stream.note(stream.stakeEvents('r-1', 100n, 'MAIN'))
    for (let pay = 0; pay < 400; pay += 1) stream.note([{ type: 'pay', round: 'r-1', amount: '1' }])
    expect(stream.after(0)).toHaveLength(0)
    stream.written = stream.texts.length
    expect(stream.after(0)).toHaveLength(200)
    expect(stream.after(300)).toHaveLength(102)
    for (let round = 2; round < 302; round += 1) stream.note([{ type: 'finish', round: 'r-1', report }])
    stream.written = stream.texts.length
    const heavy = stream.after(402)
    expect(heavy.length).toBeLessThan(200)
    expect(heavy.join('').length).toBeLessThan(32_000)
  })

  test('covers no stake once it ended, after its time, and beyond what is left', () => {
    const stream = opened()
    Object.assign(stream, { left: 100n, heldUntil: 1_000 })
    expect([stream.covers(100n, 999), stream.covers(101n, 999), stream.covers(100n, 1_000)]).toEqual([true, false, false])
    stream.ended = 'EPOCH_OVER'
    expect(stream.covers(100n, 999)).toBe(false)
  })
})
