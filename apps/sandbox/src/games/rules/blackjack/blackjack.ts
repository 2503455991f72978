import type { BlackjackGame } from '@lagoon/games/blackjack/engine'
import { cardGame } from '../cards/cardGame.ts'
import type { GameRules } from '../game.ts'
import { factsOf } from './facts.ts'
import { reportOf, viewOf } from './view.ts'

/** A game of blackjack, from its mathematics. */
export const blackjackGame = (game: BlackjackGame): GameRules =>
  cardGame(game, {
    facts: factsOf(game.rules),
    view: (state, result) => viewOf(game, state, result),
    report: (state, result) => reportOf(game, state, result),
    leaving: ['DECLINE', 'STAND'],
  })
