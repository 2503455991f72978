import type { BlackjackRules, PairKind } from '@lagoon/games/blackjack/rules'
import { sideStakes } from '../cards/cardGame.ts'
import { bets, percent, timesTheBet } from '../figures.ts'

/** What the table of a game of blackjack is laid from, and its rules panel shows. */
export interface BlackjackFacts {
  readonly figures: readonly (readonly [name: string, value: string])[]
  /** What is written on the felt. */
  readonly felt: readonly string[]
  /** What a win pays, `3 to 2`, by how it is won. */
  readonly pays: readonly (readonly [won: string, pays: string])[]
  readonly side: {
    readonly name: string
    /** Minor units as decimal digits, rising. */
    readonly stakes: readonly string[]
    readonly pays: readonly (readonly [pair: string, pays: string])[]
  } | null
  readonly rules: readonly string[]
}

export const pairNames: Readonly<Record<PairKind, string>> = {
  PERFECT: 'Perfect pair: same suit',
  COLORED: 'Colored pair: same color',
  MIXED: 'Mixed pair',
}

const decksInWords = ({ decks }: BlackjackRules) =>
  decks === 'UNLIMITED' ? 'Unlimited decks: every card is always equally likely.' : `${decks} decks, shuffled for every round.`

const rulesInWords = (rules: BlackjackRules): readonly string[] => [
  'Get closer to 21 than the dealer without going over. Face cards count as 10, an ace as 1 or 11.',
  decksInWords(rules),
  'An ace and a 10-value card as your first two cards make a blackjack, which pays 3 to 2. Other wins pay 1 to 1, and a tie returns the bet.',
  rules.dealerOnSoft17 === 'STANDS'
    ? 'The dealer draws to 16 and stands on all 17s, including soft 17.'
    : 'The dealer draws to 16 and on a soft 17, and stands on every other 17.',
  'With an ace or a 10-value card showing, the dealer checks for blackjack before you play. With an ace showing, you can insure your hand with half the bet; insurance pays 2 to 1 and returns less than the game itself.',
  `Double on any two cards${rules.doubleAfterSplit ? ', including after a split' : ''}: add a second bet equal to your first and take exactly one more card.`,
  `Split two cards of the same value: add a second bet equal to your first and play each card as a hand of its own, ${rules.maxHands === 2 ? 'once' : `up to ${rules.maxHands} hands`}. Split aces get one card each${rules.maxHands === 2 ? '' : ' and are split once'}; 21 after a split isn’t a blackjack.`,
  ...(rules.side
    ? [`${rules.side.name} is a bet of its own on your first two cards. It’s always optional and settled with the hand.`]
    : []),
  'Return to player assumes perfect play and includes doubles and splits. An average round takes more than one bet.',
  'The cards are drawn from two seeds, the provider’s and yours. If you leave a hand, we save it for you; after 24 hours insurance is declined and your hands stand.',
  'Bets that can’t be confirmed are returned in full.',
]

export const factsOf = (rules: BlackjackRules): BlackjackFacts => {
  const { figures, side } = rules
  return {
    figures: [
      ['Return to player', percent(figures.returnToPlayerBp)],
      ['Hit rate', percent(figures.hitRateBp)],
      ['Largest win', timesTheBet(figures.largestWin)],
      ['Volatility (standard deviation)', bets(figures.standardDeviation)],
      ['Average total bet per round', timesTheBet(figures.averageStakes)],
      ...(side && figures.sideReturnBp !== null ? [[`Return of ${side.name.toLowerCase()}`, percent(figures.sideReturnBp)] as const] : []),
    ],
    felt: [
      'Blackjack pays 3 to 2',
      rules.dealerOnSoft17 === 'STANDS' ? 'Dealer stands on all 17s' : 'Dealer hits soft 17',
      'Insurance pays 2 to 1',
    ],
    pays: [
      ['Blackjack', '3 to 2'],
      ['Any other win', '1 to 1'],
      ['Insurance', '2 to 1'],
    ],
    side: side && {
      name: side.name,
      stakes: sideStakes(side.stakes),
      pays: (Object.entries(side.pays) as [PairKind, number][]).map(([pair, times]) => [pairNames[pair], `${times} to 1`]),
    },
    rules: rulesInWords(rules),
  }
}
