import type {
  BlackjackCount,
  BlackjackHand,
  BlackjackOutcome,
  BlackjackRoundRow,
} from '@lagoon/domain/lobby/histories/blackjackHistory.state'
import { capitalized } from '../../../words/capitalized.ts'

export const outcomeNames: Readonly<Record<BlackjackOutcome, string>> = {
  BLACKJACK: 'Blackjack',
  WON: 'Won',
  PUSH: 'Push',
  LOST: 'Lost',
  BUST: 'Bust',
}

const outcomeWords: Readonly<Record<BlackjackOutcome, string>> = {
  BLACKJACK: 'Blackjack pays 3 to 2.',
  WON: 'You beat the dealer.',
  PUSH: 'You tied with the dealer, so your bet was returned.',
  LOST: 'The dealer’s hand was closer to 21.',
  BUST: 'Over 21.',
}

/** "Soft 17", "19". Of 21 nobody asks how it is made. */
export const totalInWords = ({ total, isSoft }: BlackjackCount): string => (isSoft && total < 21 ? `Soft ${total}` : String(total))

/** Why the hand ended so; the dealer's bust explains a win. */
export const outcomeInWords = ({ outcome }: BlackjackHand, { dealer }: BlackjackRoundRow): string | undefined => {
  if (outcome === undefined) return undefined
  if (outcome === 'WON' && dealer.ending === 'BUST') return 'The dealer busted.'
  if (outcome === 'LOST' && dealer.ending === 'BLACKJACK') return 'The dealer had blackjack.'
  return outcomeWords[outcome]
}

/** What was done with the bets: "Split, double". Undefined for a plain hand. */
export const playedInWords = ({ hands, insurance }: BlackjackRoundRow): string | undefined => {
  const words = [hands.length > 1 && 'split', hands.some(({ isDoubled }) => isDoubled) && 'double', insurance && 'insurance']
  const played = words.filter(Boolean).join(', ')
  return played === '' ? undefined : capitalized(played)
}

const count = (outcome: BlackjackOutcome, hands: readonly BlackjackHand[]) => hands.filter((hand) => hand.outcome === outcome).length

/** How the round ended, for a row: "Push", or "1 won, 1 bust" where it was split. */
export const endingInWords = ({ hands, roundState }: BlackjackRoundRow): string | undefined => {
  if (roundState !== 'SETTLED') return undefined
  const outcomes = [...new Set(hands.flatMap(({ outcome }) => outcome ?? []))]
  if (hands.length === 1 || outcomes.length === 1) return outcomes.map((outcome) => outcomeNames[outcome]).join('')
  return outcomes.map((outcome) => `${count(outcome, hands)} ${outcomeNames[outcome].toLowerCase()}`).join(', ')
}

const dealerEndings = { STOOD: 'stood', BUST: 'bust', BLACKJACK: 'blackjack' } as const

/** "Dealer: 19, stood". While a card is face down only what is seen counts. */
export const dealerInWords = ({ dealer }: BlackjackRoundRow): string => {
  if (dealer.hasHoleCard) return `Shows ${totalInWords(dealer)}`
  return dealer.ending ? `${totalInWords(dealer)}, ${dealerEndings[dealer.ending]}` : totalInWords(dealer)
}
