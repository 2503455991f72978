import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { Card } from '../cards/card.ts'
import { fromShoe } from '../cards/dealing.ts'
import type { Act, SteppedGame, SteppedResult, SteppedState } from '../engine.ts'
import { checkSide, openingStakes, type OpeningStake, type SideChoice } from '../sideBets.ts'
import { refuseStake, requireStake } from '../stakes.ts'
import { handsOf, type HousePokerRules } from './rules.ts'
import { paidFor, showdownOf, sidePays, type Showdown } from './settle.ts'

export interface HousePokerState extends SteppedState {
  /** Minor units, decimal digits. */
  readonly stakeMinor: string
  readonly sideMinor: string
  /** Cards that lie open; what is still to come is not drawn yet. */
  readonly player: readonly Card[]
  readonly dealer: readonly Card[]
  readonly board: readonly Card[]
  readonly decision: 'FOLD' | 'RAISE' | null
}

export interface HousePokerAct extends Act {
  readonly name: 'FOLD' | 'RAISE'
}

export interface HousePokerResult extends SteppedResult {
  readonly ended: 'FOLD' | Showdown
  readonly playerHand: HandRanking | null
  readonly dealerHand: HandRanking | null
  /** What each part pays, what was staked included. */
  readonly stakeWinMinor: bigint
  readonly raiseWinMinor: bigint
  readonly bonusWinMinor: bigint
  readonly sideWinMinor: bigint
}

export interface HousePokerGame extends SteppedGame<SideChoice, HousePokerState, HousePokerAct, HousePokerResult> {
  readonly rules: HousePokerRules
  /** What the opening takes. */
  openingStakes(stakeMinor: bigint, choice: SideChoice): readonly OpeningStake[]
}

const resultOf = (rules: HousePokerRules, state: HousePokerState): HousePokerResult => {
  const stake = BigInt(state.stakeMinor)
  const hands = handsOf(rules)
  // The side bet counts the player's own cards, which are a whole hand in every game that has one.
  const sideWinMinor = state.sideMinor === '0' ? 0n : BigInt(state.sideMinor) * BigInt(sidePays(rules, hands.valueOf(state.player)))
  const nothing = { stakeWinMinor: 0n, raiseWinMinor: 0n, bonusWinMinor: 0n, sideWinMinor }
  if (state.decision !== 'RAISE') return { ended: 'FOLD', playerHand: null, dealerHand: null, ...nothing, totalWinMinor: sideWinMinor }
  const player = hands.valueOf([...state.player, ...state.board])
  const dealer = hands.valueOf([...state.dealer, ...state.board])
  const ended = showdownOf(rules, player, dealer)
  const playerHand = hands.rankingOf(player)
  const paid = paidFor(rules, playerHand, ended)
  const [stakeWinMinor, raiseWinMinor, bonusWinMinor] = [stake * BigInt(paid.stake), stake * BigInt(paid.raise), stake * BigInt(paid.bonus)]
  return {
    ended,
    playerHand,
    dealerHand: hands.rankingOf(dealer),
    stakeWinMinor,
    raiseWinMinor,
    bonusWinMinor,
    sideWinMinor,
    totalWinMinor: stakeWinMinor + raiseWinMinor + bonusWinMinor + sideWinMinor,
  }
}

/**
 * A game of poker against the house from its rules. The public mapping: one deck shuffled card by card; the player's cards, the dealer's open
 * ones, the open ones in the middle, and after a raise the rest in the middle and of the dealer.
 */
export const createHousePoker = (rules: HousePokerRules): HousePokerGame => ({
  id: rules.id,
  kind: 'POKER',
  version: rules.version,
  rules,
  check: (choice) => checkSide(rules.side?.stakes ?? null, choice),
  refuseStake: (stakeMinor) => refuseStake(rules.stakes, stakeMinor),
  openingStakes,
  open: (stakeMinor, { sideMinor }, random) => {
    requireStake(rules.stakes, stakeMinor)
    const { next, dealt } = fromShoe(1, [], random)
    const deal = (count: number) => Array.from({ length: count }, next)
    const [player, dealer, board] = [deal(rules.cards), deal(rules.dealerOpen), deal(rules.boardOpen)]
    return { cursor: dealt.length, stakeMinor: String(stakeMinor), sideMinor, player, dealer, board, decision: null }
  },
  acts: ({ decision, stakeMinor }) =>
    decision === null
      ? [
          { name: 'FOLD', further: null },
          { name: 'RAISE', further: { part: 'RAISE', stakeMinor: BigInt(stakeMinor) * BigInt(rules.raise) } },
        ]
      : [],
  act: (state, act, random) => {
    if (state.decision !== null) throw new RangeError('the hand is over')
    if (act.name === 'FOLD') return { ...state, decision: 'FOLD' }
    if (act.name !== 'RAISE') throw new RangeError('one folds or raises')
    const { next, dealt } = fromShoe(1, [...state.player, ...state.dealer, ...state.board], random)
    const deal = (count: number) => Array.from({ length: count }, next)
    const board = [...state.board, ...deal(rules.board - state.board.length)]
    const dealer = [...state.dealer, ...deal(rules.cards - state.dealer.length)]
    return { ...state, cursor: dealt.length, board, dealer, decision: 'RAISE' }
  },
  result: (state) => (state.decision === null ? null : resultOf(rules, state)),
})
