import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { feedReply, feedRound, outList, outTransfer, sittingReply } from './transferWallet.ts'

const out = {
  ...{ transferId: 'out-1', sittingId: 's-1', direction: 'OUT', stake: '7.00', won: '3.00', brought: '10.00', rounds: 4 },
}
const sitting = {
  ...{ sittingId: 's-1', player: 'p-1', game: 'hearth-holdem', token: 'SWEEP', winToken: 'PRIZE' },
  ...{ state: 'OPEN', version: 1, isHandOpen: false, stake: '0.00', won: '0.00' },
}

describe('PX5 counts that are none', () => {
  it.each([-1, 1.5, 2 ** 53, 1e21, '1', null])('%j', (count) => {
    expect(v.is(outTransfer, { ...out, rounds: count })).toBe(false)
    expect(v.is(sittingReply, { ...sitting, version: count })).toBe(false)
  })

  it.each([0, -0, 4, Number.MAX_SAFE_INTEGER])('but %j is one', (count) => {
    expect(v.is(outTransfer, { ...out, rounds: count })).toBe(true)
    expect(v.is(sittingReply, { ...sitting, version: count })).toBe(true)
  })
})

describe('a list', () => {
  const bad = { ...out, rounds: -1 }

  it('is taken with an item that is none: each is read by itself', () => {
    expect(v.parse(outList, { transfers: [bad, out] }).transfers).toEqual([bad, out])
    expect(v.parse(feedReply, { rounds: [{}], next: '1' }).rounds).toEqual([{}])
    expect([v.is(outTransfer, bad), v.is(feedRound, {})]).toEqual([false, false])
  })

  it.each([
    ['of too many', { transfers: Array.from({ length: 1_001 }, () => out) }],
    ['that is none', { transfers: {} }],
  ])('%s is refused', (_what, list) => expect(v.is(outList, list)).toBe(false))
})
