import { expect, test } from 'vitest'
import type { RoundView, SessionView } from '../../contract.ts'
import { firstStake, standingOf } from './standing.ts'

const openRound = { roundId: 'r-1', stake: '100', isOver: false } as RoundView
const session = (part: Partial<SessionView> = {}) =>
  ({ gameId: 'lantern-jacks', token: 'GAME', balance: '9900', stakes: ['10', '100', '500'], openRound: null, ...part }) as SessionView

test('a round that another tab began comes with the bet that it was begun with', () => {
  const now = session({ openRound })
  expect(standingOf(now)).toEqual({ session: now, balance: 9_900n, round: openRound, stake: 100n })
})

test('without an open round the bet stays what the player set', () => {
  const now = session()
  expect(standingOf(now)).toEqual({ session: now, balance: 9_900n, round: null })
})

test('a game begins with the bet of its open round, else with one that twenty rounds can be played at', () => {
  expect(firstStake(session({ openRound: { ...openRound, stake: '500' } }), 9_900n)).toBe(500n)
  expect(firstStake(session(), 9_900n)).toBe(100n)
  expect(firstStake(session(), 1_000n)).toBe(10n)
})
