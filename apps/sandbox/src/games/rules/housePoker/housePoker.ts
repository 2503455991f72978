import type { HousePokerGame } from '@lagoon/games/housePoker/engine'
import { cardGame } from '../cards/cardGame.ts'
import type { GameRules } from '../game.ts'
import { factsOf } from './facts.ts'
import { reportOf, viewOf } from './view.ts'

/** A game of poker against the house, from its mathematics. */
export const housePokerGame = (game: HousePokerGame): GameRules =>
  cardGame(game, {
    facts: factsOf(game.rules),
    view: (state, result) => viewOf(game, state, result),
    report: (state, result) => reportOf(game, state, result),
    leaving: ['FOLD'],
  })
