import type { Card } from '../cards/card.ts'
import type { Act, SteppedResult, SteppedState } from '../engine.ts'

export interface BlackjackHand {
  readonly cards: readonly Card[]
  /** 2 once it was doubled. */
  readonly stakes: 1 | 2
  readonly isSplit: boolean
  readonly isOver: boolean
}

/** A round as it is stored. It holds the dealer's second card; what a player may see is `shownRound`. */
export interface BlackjackState extends SteppedState {
  /** Minor units, decimal digits. */
  readonly stakeMinor: string
  readonly sideMinor: string
  /** Every card in the order it was dealt. */
  readonly dealt: readonly Card[]
  readonly dealer: readonly Card[]
  readonly hands: readonly BlackjackHand[]
  readonly insurance: 'NONE' | 'OFFERED' | 'TAKEN' | 'DECLINED'
  readonly isOver: boolean
}

export interface BlackjackAct extends Act {
  readonly name: 'INSURE' | 'DECLINE' | 'HIT' | 'STAND' | 'DOUBLE' | 'SPLIT'
}

export interface HandResult {
  readonly total: number
  readonly ended: 'NATURAL' | 'WIN' | 'PUSH' | 'LOSS' | 'BUST'
  /** What was staked included. */
  readonly winMinor: bigint
}

export interface BlackjackResult extends SteppedResult {
  readonly hands: readonly HandResult[]
  readonly dealerTotal: number
  readonly insuranceWinMinor: bigint
  readonly sideWinMinor: bigint
}

/** What a player may see of a round: the dealer's second card and what follows only once it is over. */
export interface ShownRound {
  readonly dealer: readonly Card[]
  readonly hands: readonly BlackjackHand[]
  /** The hand that is played, or −1. */
  readonly activeHand: number
  readonly insurance: BlackjackState['insurance']
  readonly isOver: boolean
}

/** The hand that is played, or −1. */
export const activeHandOf = ({ hands, insurance, isOver }: Pick<BlackjackState, 'hands' | 'insurance' | 'isOver'>): number =>
  isOver || insurance === 'OFFERED' ? -1 : hands.findIndex((hand) => !hand.isOver)

export const shownRound = (state: BlackjackState): ShownRound => ({
  dealer: state.isOver ? state.dealer : state.dealer.slice(0, 1),
  hands: state.hands,
  activeHand: activeHandOf(state),
  insurance: state.insurance,
  isOver: state.isOver,
})
