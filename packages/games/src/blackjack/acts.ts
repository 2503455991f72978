import type { BlackjackAct, BlackjackState } from './state.ts'
import { activeHandOf } from './state.ts'
import { worthOf, type BlackjackRules } from './rules.ts'

/** What the player may do now, by the rules and the state alone. */
export const actsOf = (rules: BlackjackRules, state: BlackjackState): readonly BlackjackAct[] => {
  const stakeMinor = BigInt(state.stakeMinor)
  if (!state.isOver && state.insurance === 'OFFERED')
    return [
      { name: 'INSURE', further: { part: 'INSURANCE', stakeMinor: stakeMinor / 2n } },
      { name: 'DECLINE', further: null },
    ]
  const hand = state.hands[activeHandOf(state)]
  if (!hand) return []
  const acts: BlackjackAct[] = [
    { name: 'HIT', further: null },
    { name: 'STAND', further: null },
  ]
  const [first, second, third] = hand.cards
  if (first === undefined || second === undefined || third !== undefined) return acts
  if (!hand.isSplit || rules.doubleAfterSplit) acts.push({ name: 'DOUBLE', further: { part: 'DOUBLE', stakeMinor } })
  if (worthOf(first) === worthOf(second) && state.hands.length < rules.maxHands)
    acts.push({ name: 'SPLIT', further: { part: 'SPLIT', stakeMinor } })
  return acts
}
