import { payoutWays, withdrawalStates, type WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import { describe, expect, it } from 'vitest'
import { holderOf, timelineOf } from './timeline.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 9, minute))
const told = (...kinds: readonly string[]) => kinds.map((kind, index) => ({ kind, at: at(index) }))
const shown = (state: WithdrawalState, since: Date, events: Parameters<typeof timelineOf>[1]) =>
  timelineOf({ state, since, way: 'BANK' }, events)
    .map((step) => `${step.state} ${step.by} ${step.at ? step.at.getUTCMinutes() : '-'}`)
    .join(', ')

const toCome = 'SENT PROVIDER -, PAID BANK -'

describe('the timeline of a withdrawal', () => {
  it.each<[string, WithdrawalState, number, readonly string[], string]>([
    ['asked for', 'REQUESTED', 0, ['REQUESTED'], `REQUESTED PLAYER 0, IN_REVIEW PLATFORM -, APPROVED PLATFORM -, ${toCome}`],
    ['in review', 'IN_REVIEW', 1, ['REQUESTED', 'TAKEN'], `REQUESTED PLAYER 0, IN_REVIEW PLATFORM 1, APPROVED PLATFORM -, ${toCome}`],
    [
      'approved by a second person: the last approval counts',
      'APPROVED',
      3,
      ['REQUESTED', 'TAKEN', 'APPROVED', 'APPROVED'],
      `REQUESTED PLAYER 0, IN_REVIEW PLATFORM 1, APPROVED PLATFORM 3, ${toCome}`,
    ],
    [
      'approved by the rules, without a review',
      'APPROVED',
      1,
      ['REQUESTED', 'APPROVED'],
      `REQUESTED PLAYER 0, IN_REVIEW PLATFORM -, APPROVED PLATFORM 1, ${toCome}`,
    ],
    [
      'being sent, and not answered for',
      'SENDING',
      3,
      ['REQUESTED', 'TAKEN', 'APPROVED', 'SENDING', 'UNKNOWN'],
      `REQUESTED PLAYER 0, IN_REVIEW PLATFORM 1, APPROVED PLATFORM 2, ${toCome}`,
    ],
    [
      'paid',
      'PAID',
      5,
      ['REQUESTED', 'TAKEN', 'APPROVED', 'SENDING', 'SENT', 'PAID'],
      'REQUESTED PLAYER 0, IN_REVIEW PLATFORM 1, APPROVED PLATFORM 2, SENT PROVIDER 4, PAID BANK 5',
    ],
    ['cancelled', 'CANCELLED', 1, ['REQUESTED', 'CANCELLED'], 'REQUESTED PLAYER 0, CANCELLED PLAYER 1'],
    ['refused', 'REFUSED', 2, ['REQUESTED', 'TAKEN', 'REFUSED'], 'REQUESTED PLAYER 0, IN_REVIEW PLATFORM 1, REFUSED PLATFORM 2'],
    [
      'failed before it was sent',
      'FAILED',
      4,
      ['REQUESTED', 'TAKEN', 'APPROVED', 'SENDING', 'FAILED'],
      'REQUESTED PLAYER 0, IN_REVIEW PLATFORM 1, APPROVED PLATFORM 2, FAILED PROVIDER 4',
    ],
    [
      'returned after it was paid',
      'RETURNED',
      6,
      ['REQUESTED', 'TAKEN', 'APPROVED', 'SENDING', 'SENT', 'PAID', 'RETURNED'],
      'REQUESTED PLAYER 0, IN_REVIEW PLATFORM 1, APPROVED PLATFORM 2, SENT PROVIDER 4, PAID BANK 5, RETURNED BANK 6',
    ],
  ])('%s', (_, state, since, kinds, expected) => {
    expect(shown(state, at(since), told(...kinds))).toBe(expected)
  })

  it('ends with how it stands, and in somebody’s hand until then', () => {
    for (const state of withdrawalStates)
      for (const way of payoutWays) {
        const steps = timelineOf({ state, since: at(9), way }, told('REQUESTED'))
        const isOver = ['PAID', 'REFUSED', 'FAILED', 'RETURNED', 'CANCELLED'].includes(state)
        expect([state, steps.at(-1)?.at !== null]).toEqual([state, isOver])
        expect([state, holderOf(state, way) === null]).toEqual([state, isOver])
      }
  })
})
