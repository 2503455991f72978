import { expect, test } from 'vitest'
import { differenceWords } from './differenceWords.ts'

/** Every field of a proof in which a round of some kind can differ, with how it is called. */
test.each([
  ['totalWinMinor', 'Total win'],
  ['stake', 'Bet'],
  ['nonce', 'Place of the round'],
  ['choice', 'What you chose'],
  ['progress', 'What the round before left'],
  ['progress.growth.100', 'What the round before left, growth at a bet of 1'],
  ['acts', 'Moves'],
  ['acts.2', '3rd move'],
  ['acts.2.act', '3rd move, act'],
  ['round', 'Round'],
  // A slot.
  ['report.matrix.2.1', '3rd reel, 2nd symbol'],
  ['events.3.grid.0.2', '4th event, 1st reel, 3rd symbol'],
  ['events.3.wins.0.cells.1.0', '4th event, 1st win, 2nd cell, 1st part'],
  // Keno.
  ['report.picks.0', '1st number picked'],
  ['report.drawn.3', '4th number drawn'],
  ['drawn.11', '12th number drawn'],
  ['report.multiplier', 'Multiplier'],
  // Fish.
  ['report.target', 'Target'],
  ['report.isCaught', 'Caught'],
  ['report.pays', 'Pays'],
  ['report.chance', 'Chance'],
  // Crash.
  ['point', 'Where the round ended'],
  ['cashOut', 'Cash-out'],
  ['choice.cashOut', 'Cash-out'],
  ['report.autoCashOut', 'Automatic cash-out'],
  ['report.number', 'Place of the round'],
  ['report.hash', 'Hash'],
  // Video poker.
  ['report.dealt.4.rank', '5th card dealt, rank'],
  ['report.held.0', '1st card held'],
  ['report.final.2.suit', '3rd final card, suit'],
  // Blackjack.
  ['report.dealer.cards.1.rank', 'Dealer, 2nd card, rank'],
  ['report.dealer.total', 'Dealer, total'],
  ['report.dealer.isSoft', 'Dealer, soft'],
  ['report.hands.0.win', '1st hand, win'],
  ['report.hands.1.isDoubled', '2nd hand, doubled'],
  ['report.hands.1.outcome', '2nd hand, result'],
  ['insuranceWinMinor', 'Insurance win'],
  ['dealerTotal', 'Dealer total'],
  // Poker, against the house and at tables.
  ['report.board.4.suit', '5th board card, suit'],
  ['report.ending', 'How it ended'],
  ['report.hand.cards.0.rank', 'Hand, 1st card, rank'],
  ['report.hand.ranking', 'Hand, hand ranking'],
  ['report.hand.best.0.rank', 'Hand, 1st of the best five cards, rank'],
  ['report.shown.0.isWinner', '1st hand shown, winner'],
  ['report.shown.2', '3rd hand shown'],
  ['report.pot', 'Pot'],
  ['report.rake', 'Rake'],
  ['choice.seats.1', '2nd seat dealt in'],
  // What no game has yet.
  ['report.luckyLanterns.2.glowMinor', '3rd part of lucky lanterns, glow'],
  ['report.constructor', 'Constructor'],
])('%s is called “%s”', (path, place) => expect(differenceWords({ path }).place).toBe(place))

test.each([
  ['totalWinMinor', '1234567', '12,345.67'],
  ['stake', '250', '2.50'],
  ['report.hands.0.win', '0', '0'],
  ['report.pot', '4000', '40'],
  ['report.multiplier', 250, '2.50×'],
  ['report.multiplier', null, 'none'],
  ['events.3.multiplier', 3, '3'],
  ['choice.cashOut', 150, '1.50×'],
  ['report.chance', 48_000, '4.8%'],
  ['report.pays', 20, '20×'],
  ['report.drawn.3', 31, '31'],
  ['report.isCaught', true, 'yes'],
  ['report.matrix.0.0', 'lantern', 'lantern'],
  ['report.ending', 'FOLDED', 'folded'],
  ['report.hand.ranking', 'TWO_PAIR', 'two pair'],
  ['report.dealt.0', { rank: 'ACE', suit: 'SPADES' }, 'ace of spades'],
  ['report.held', [], 'none'],
  ['choice', { picks: [3, 17] }, 'numbers picked 3, 17'],
  ['acts', 'ROUND_IS_OPEN', 'round is open'],
])('at %s %j is “%s”', (path, shown, words) => expect(differenceWords({ path, shown }).shown).toBe(words))

test('what is not there is said to be nothing', () => {
  expect(differenceWords({ path: 'report.drawn.3', shown: 12 })).toEqual({ place: '4th number drawn', shown: '12', computed: 'nothing' })
})
