import type { Card } from '../cards/card.ts'
import { fromShoe, fromUnlimitedDecks, type Dealing } from '../cards/dealing.ts'
import type { SteppedGame } from '../engine.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { checkSide, openingStakes, type OpeningStake, type SideChoice } from '../sideBets.ts'
import { refuseStake, requireStake } from '../stakes.ts'
import { actsOf } from './acts.ts'
import { resultOf } from './result.ts'
import { dealerDraws, isNatural, totalOf, worthOf, type BlackjackRules } from './rules.ts'
import {
  activeHandOf,
  shownRound,
  type BlackjackAct,
  type BlackjackHand,
  type BlackjackResult,
  type BlackjackState,
  type ShownRound,
} from './state.ts'

export interface BlackjackGame extends SteppedGame<SideChoice, BlackjackState, BlackjackAct, BlackjackResult> {
  readonly rules: BlackjackRules
  /** What the opening takes. */
  openingStakes(stakeMinor: bigint, choice: SideChoice): readonly OpeningStake[]
  /** What a player may see of a round. */
  shown(state: BlackjackState): ShownRound
}

const dealing = ({ decks }: BlackjackRules, dealt: readonly Card[], random: RandomInt): Dealing =>
  decks === 'UNLIMITED' ? fromUnlimitedDecks(dealt, random) : fromShoe(decks, dealt, random)

/** A hand that has its cards: 21 and more need no word from the player, and split aces get none. */
const rested = (hand: BlackjackHand): BlackjackHand => {
  const isSplitAces = hand.isSplit && hand.cards.length === 2 && worthOf(hand.cards[0] ?? 0) === 1
  return { ...hand, isOver: hand.isOver || totalOf(hand.cards).total >= 21 || isSplitAces }
}

/** Deals the second card to split hands whose turn has come, and to the dealer when no hand is left to play. */
const goOn = (rules: BlackjackRules, state: BlackjackState, shoe: Dealing): BlackjackState => {
  const hands = [...state.hands]
  for (let at = hands.findIndex(({ isOver }) => !isOver); at >= 0; at = hands.findIndex(({ isOver }) => !isOver)) {
    const hand = hands[at]
    if (!hand) break
    const filled = rested(hand.cards.length === 1 ? { ...hand, cards: [...hand.cards, shoe.next()] } : hand)
    hands[at] = filled
    if (!filled.isOver) return { ...state, hands, dealt: [...shoe.dealt], cursor: shoe.dealt.length }
  }
  const dealer = [...state.dealer]
  const isCalled = hands.some((hand) => totalOf(hand.cards).total <= 21 && (hand.isSplit || !isNatural(hand.cards)))
  if (isCalled && !isNatural(dealer)) while (dealerDraws(rules, dealer)) dealer.push(shoe.next())
  return { ...state, hands, dealer, dealt: [...shoe.dealt], cursor: shoe.dealt.length, isOver: true }
}

/** After the deal or the insurance: whoever has a natural ends the round, the dealer's found out under an ace or a ten. */
const afterPeek = (rules: BlackjackRules, state: BlackjackState, shoe: Dealing): BlackjackState => {
  const over = isNatural(state.dealer) ? state.hands.map((hand) => ({ ...hand, isOver: true })) : state.hands
  return goOn(rules, { ...state, hands: over }, shoe)
}

const changedHands = (state: BlackjackState, act: BlackjackAct['name'], shoe: Dealing): readonly BlackjackHand[] => {
  const at = activeHandOf(state)
  return state.hands.flatMap((hand, index) => {
    if (index !== at) return [hand]
    const [first = 0, second = 0] = hand.cards
    switch (act) {
      case 'HIT':
        return [{ ...hand, cards: [...hand.cards, shoe.next()] }]
      case 'DOUBLE':
        return [{ ...hand, cards: [...hand.cards, shoe.next()], stakes: 2, isOver: true }]
      case 'SPLIT':
        return [first, second].map((card) => ({ cards: [card], stakes: 1, isSplit: true, isOver: false }))
      default:
        return [{ ...hand, isOver: true }]
    }
  })
}

/**
 * A game of blackjack from its rules. The public mapping: cards in the order dealt, one number of chance each: two for the player, two for the
 * dealer, then whatever the acts ask for. A split hand gets its second card when its turn comes.
 */
export const createBlackjack = (rules: BlackjackRules): BlackjackGame => ({
  id: rules.id,
  kind: 'BLACKJACK',
  version: rules.version,
  rules,
  check: (choice) => checkSide(rules.side?.stakes ?? null, choice),
  refuseStake: (stakeMinor) => refuseStake(rules.stakes, stakeMinor),
  openingStakes,
  open: (stakeMinor, { sideMinor }, random) => {
    requireStake(rules.stakes, stakeMinor)
    const shoe = dealing(rules, [], random)
    const cards = [shoe.next(), shoe.next()]
    const dealer = [shoe.next(), shoe.next()]
    const isOffered = worthOf(dealer[0] ?? 0) === 1
    const state: BlackjackState = {
      cursor: shoe.dealt.length,
      stakeMinor: String(stakeMinor),
      sideMinor,
      dealt: [...shoe.dealt],
      dealer,
      hands: [{ cards, stakes: 1, isSplit: false, isOver: false }],
      insurance: isOffered ? 'OFFERED' : 'NONE',
      isOver: false,
    }
    return isOffered ? state : afterPeek(rules, state, shoe)
  },
  acts: (state) => actsOf(rules, state),
  act: (state, { name }, random) => {
    if (!actsOf(rules, state).some((act) => act.name === name)) throw new RangeError(`${name} is not possible now`)
    const shoe = dealing(rules, state.dealt, random)
    if (name === 'INSURE' || name === 'DECLINE')
      return afterPeek(rules, { ...state, insurance: name === 'INSURE' ? 'TAKEN' : 'DECLINED' }, shoe)
    return goOn(rules, { ...state, hands: changedHands(state, name, shoe) }, shoe)
  },
  result: (state) => (state.isOver ? resultOf(rules, state) : null),
  shown: shownRound,
})
