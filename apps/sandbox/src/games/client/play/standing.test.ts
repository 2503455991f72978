import { expect, test } from 'vitest'
import type { RoundView, SessionView } from '../../contract.ts'
import { firstStake, isBetFixed, standingOf } from './standing.ts'

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

const atRest = { phase: 'ready', round: null, trouble: null, banner: null } as const
const lost = { kind: 'connection-lost' } as const
test.each([
  ['before the first round', {}, false],
  ['in a round that is over in a moment', { phase: 'busy' }, false],
  ['after a round', { round: { ...openRound, isOver: true } }, false],
  ['while a round waits for its player', { round: openRound }, true],
  ['while an answer is out', { trouble: lost }, true],
  ['while it is asked for again', { phase: 'busy', trouble: lost }, true],
  ['in free spins', { phase: 'busy', banner: { name: 'Rising tide', text: 'Free spin 1 of 6', times: null } }, true],
] as const)('whether the bet is fixed %s', (_name, part, isFixed) => {
  expect(isBetFixed({ ...atRest, ...part })).toBe(isFixed)
})
