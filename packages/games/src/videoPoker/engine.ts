import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { Card } from '../cards/card.ts'
import { fromShoe } from '../cards/dealing.ts'
import { valueOf } from '../cards/ranking.ts'
import type { Act, SteppedGame, SteppedResult, SteppedState } from '../engine.ts'
import { refuseStake, requireStake } from '../stakes.ts'
import { paidHand, paysFor, type VideoPokerRules } from './rules.ts'

const HAND = 5

export interface VideoPokerState extends SteppedState {
  /** Minor units, decimal digits. */
  readonly stakeMinor: string
  /** Every card dealt, in order: the five of the deal, then one for each that was not held. */
  readonly dealt: readonly Card[]
  /** Which of the five were held; null before the draw. */
  readonly hold: readonly boolean[] | null
}

/** Keep the cards marked true, change the others once. */
export interface DrawAct extends Act {
  readonly name: 'DRAW'
  readonly hold: readonly boolean[]
  readonly further: null
}

export interface VideoPokerResult extends SteppedResult {
  /** The five cards after the draw. */
  readonly hand: readonly Card[]
  /** The hand that is paid, or null. */
  readonly paid: HandRanking | null
  /** How many times the stake it pays. */
  readonly times: number
}

export interface VideoPokerGame extends SteppedGame<null, VideoPokerState, DrawAct, VideoPokerResult> {
  readonly rules: VideoPokerRules
}

const everyDraw: readonly DrawAct[] = Array.from({ length: 1 << HAND }, (_, mask) => ({
  name: 'DRAW',
  hold: Array.from({ length: HAND }, (_, place) => (mask & (1 << place)) !== 0),
  further: null,
}))

const isHold = (hold: unknown): hold is readonly boolean[] =>
  Array.isArray(hold) && hold.length === HAND && hold.every((held) => typeof held === 'boolean')

/** The hand as it lies: what was not held is filled from left to right with the cards after the fifth. */
export const handOf = ({ dealt, hold }: Pick<VideoPokerState, 'dealt' | 'hold'>): readonly Card[] => {
  const drawn = dealt.slice(HAND)
  return dealt.slice(0, HAND).map((card, place) => (hold === null || hold[place] ? card : (drawn.shift() ?? card)))
}

/** A game of video poker from its rules. The public mapping: one deck shuffled card by card, one number of chance for each card dealt. */
export const createVideoPoker = (rules: VideoPokerRules): VideoPokerGame => {
  return {
    id: rules.id,
    kind: 'VIDEO_POKER',
    version: rules.version,
    rules,
    check: (choice) => (choice === null || choice === undefined ? { choice: null } : { refusal: 'NOTHING_TO_CHOOSE' }),
    refuseStake: (stakeMinor) => refuseStake(rules.stakes, stakeMinor),
    open: (stakeMinor, _choice, random) => {
      requireStake(rules.stakes, stakeMinor)
      const { next } = fromShoe(1, [], random)
      return { cursor: HAND, stakeMinor: String(stakeMinor), dealt: Array.from({ length: HAND }, next), hold: null }
    },
    acts: ({ hold }) => (hold === null ? everyDraw : []),
    act: (state, act, random) => {
      if (state.hold !== null) throw new RangeError('the hand is over')
      if (act.name !== 'DRAW' || !isHold(act.hold)) throw new RangeError('of five cards each is held or not')
      const { next } = fromShoe(1, state.dealt, random)
      const dealt = [...state.dealt, ...act.hold.filter((held) => !held).map(next)]
      return { ...state, cursor: dealt.length, dealt, hold: [...act.hold] }
    },
    result: (state) => {
      if (state.hold === null) return null
      const hand = handOf(state)
      const value = valueOf(hand)
      const times = paysFor(rules, value)
      return { hand, paid: paidHand(rules, value), times, totalWinMinor: BigInt(state.stakeMinor) * BigInt(times) }
    },
  }
}
