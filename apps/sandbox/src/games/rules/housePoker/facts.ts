import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { HousePokerRules, PayTable } from '@lagoon/games/housePoker/rules'
import { sideStakes } from '../cards/cardGame.ts'
import { bets, percent, timesTheBet } from '../figures.ts'

/** A pay table: `times` beside the bet itself, from the highest hand. */
export interface HandPays {
  readonly name: string
  readonly rows: readonly { readonly hand: HandRanking; readonly times: number }[]
  /** A hand that is not named pays 1 to 1, else nothing. */
  readonly hasOthers: boolean
}
/** What the table of a game of poker against the house is laid from, and its rules panel shows. */
export interface HousePokerFacts {
  readonly figures: readonly (readonly [name: string, value: string])[]
  /** What is written on the felt. */
  readonly felt: readonly string[]
  /** How many cards each side gets, and how many lie in the middle. */
  readonly cards: number
  readonly board: number
  /** What the further bet is called: Raise, Call or Play. */
  readonly raiseName: string
  readonly tables: readonly HandPays[]
  readonly side: { readonly name: string; readonly stakes: readonly string[]; readonly rows: HandPays['rows'] } | null
  readonly rules: readonly string[]
}

/** What players of each game call the further bet. */
const raiseNames: Readonly<Record<string, string>> = { 'hearth-holdem': 'Call', 'cabin-stud': 'Play' }

const qualifyingHands: Readonly<Partial<Record<HandRanking, (ranks: readonly string[]) => string>>> = {
  PAIR: ([rank = '']) => `a pair of ${rank}s`,
  HIGH_CARD: (ranks) => [...ranks.map((rank) => courts[rank] ?? rank), ...(ranks.length === 1 ? ['high'] : [])].join('-'),
}
const courts: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' }
/** The lowest hand with which the dealer qualifies: `ace-king`, `queen-high`, `a pair of 4s`. */
export const dealerQualifiesWith = ({ dealerPlays: { ranking, ranks } }: HousePokerRules): string => qualifyingHands[ranking]?.(ranks) ?? ''

const numbers = ['no', 'one', 'two', 'three', 'four', 'five']
const rows = (pays: PayTable): HandPays['rows'] =>
  (Object.entries(pays) as [HandRanking, number][]).map(([hand, times]) => ({ hand, times })).toSorted((a, b) => b.times - a.times)
const table = (name: string, pays: PayTable, hasOthers: boolean): readonly HandPays[] =>
  Object.keys(pays).length > 0 ? [{ name, rows: rows(pays), hasOthers }] : []

const rulesInWords = (rules: HousePokerRules, raise: string): readonly string[] => [
  `One deck, shuffled for every hand. You and the dealer get ${numbers[rules.cards] ?? rules.cards} cards each${rules.dealerOpen > 0 ? '; one of the dealer’s is face up' : ''}${rules.board > 0 ? `, and ${numbers[rules.boardOpen] ?? rules.boardOpen} of ${numbers[rules.board] ?? rules.board} are face up in the middle` : ''}.`,
  `Fold and lose the ante, or ${raise.toLowerCase()} with ${rules.raise === 1 ? 'as much again' : 'twice the ante'}. It’s your one decision.`,
  `The dealer qualifies with ${dealerQualifiesWith(rules)} or better. If the dealer doesn’t qualify, the ante pays and the ${raise.toLowerCase()} is returned.`,
  rules.ranking === 'THREE_CARDS'
    ? 'Hands from highest to lowest: straight flush, three of a kind, straight, flush, pair, high card.'
    : `The best five cards count${rules.board > 0 ? ', from your own and those in the middle' : ''}. A tie returns what you bet.`,
  ...(Object.keys(rules.bonusPays).length > 0
    ? [`If you play a straight or better, you get the bonus on the ante, whatever the dealer has.`]
    : []),
  ...(rules.side
    ? [`${rules.side.name} is a bet of its own on your cards alone. It’s always optional and settled with the hand, even if you fold.`]
    : []),
  `Return to player is measured on the ante. It assumes perfect play and includes losses on the ${raise.toLowerCase()}.`,
  'The cards are drawn from two seeds, the provider’s and yours. If you leave a hand, we save it for you; after 24 hours it’s folded.',
  'Bets that can’t be confirmed are returned in full.',
]

export const factsOf = (rules: HousePokerRules): HousePokerFacts => {
  const { figures, side } = rules
  const raiseName = raiseNames[rules.id] ?? 'Raise'
  return {
    figures: [
      ['Return to player', percent(figures.returnToPlayerBp)],
      ['Hit rate', percent(figures.hitRateBp)],
      ['Largest win', timesTheBet(figures.largestWin)],
      ['Volatility (standard deviation)', bets(figures.standardDeviation)],
      ['Average total bet per hand', timesTheBet(figures.averageStakes)],
      ...(side && figures.sideReturnBp !== null ? [[`Return of ${side.name.toLowerCase()}`, percent(figures.sideReturnBp)] as const] : []),
    ],
    felt: [`Dealer qualifies with ${dealerQualifiesWith(rules)}`, 'or better'],
    cards: rules.cards,
    board: rules.board,
    raiseName,
    tables: [
      ...table('What the ante pays when it wins', rules.stakePays, true),
      ...table(`What the ${raiseName.toLowerCase()} pays when it wins`, rules.raisePays, true),
      ...table('Bonus on the ante', rules.bonusPays, false),
    ],
    side: side && { name: side.name, stakes: sideStakes(side.stakes), rows: rows(side.pays) },
    rules: rulesInWords(rules, raiseName),
  }
}
