import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import { formatMinor } from '@lagoon/contract/money/money'
import { isWithin } from '../stakes.ts'
import { json, overAtOnce, type GameRules } from '../game.ts'

/** What the table is drawn from, and the rules panel shows. */
export interface HoldemTableFacts {
  readonly seats: number
  readonly smallBlind: number
  readonly bigBlind: number
  readonly buyIn: { readonly min: number; readonly max: number }
  readonly rules: readonly string[]
}

const amount = (chips: number): string => formatMinor(BigInt(chips), 'always')

const factsOf = ({ rules }: HoldemTable): HoldemTableFacts => {
  const { seats, smallBlind, bigBlind, buyIn, rake } = rules
  return {
    seats,
    smallBlind,
    bigBlind,
    buyIn,
    rules: [
      `No-limit hold’em for up to ${seats} players. Blinds are ${amount(smallBlind)} and ${amount(bigBlind)}.`,
      `You bring ${amount(buyIn.min)} to ${amount(buyIn.max)} to the table, and may top up between hands.`,
      `The house takes ${rake.percent}% of the pot, at most ${amount(rake.cap)}, and only when a flop was seen. What nobody calls carries none.`,
      'Players of the house fill empty seats and are named “House”. They see their own cards and the board, like you, and nothing else.',
      'You have 20 seconds for a decision, then your time bank. When both are used up you check or fold, and sit out.',
      'If you lose your connection, the clock goes on. Your seat is kept for a minute after that, then your chips go back to your tokens.',
      'Leaving in a hand checks or folds for you; your chips go back to your tokens when the hand is over.',
      'An odd chip goes to the winner left of the button. A hand that can’t be finished is void, and all its chips come back.',
      'Cards come from the table’s server seed, promised before the hand, and the seeds of the players dealt in.',
    ],
  }
}

/** A table of hold'em for the registry of games. Its hands run by themselves for several players, so that none is begun by a press. */
export const holdemTableGame = (game: HoldemTable): GameRules => ({
  id: game.id,
  name: game.rules.name,
  kind: game.kind,
  version: game.version,
  facts: json(factsOf(game)),
  ...overAtOnce,
  // Not bets to choose from: the big blind, and the most that one brings.
  stakesWithin: (limits) => [game.rules.stakes.min, game.rules.stakes.max].filter((stake) => isWithin(stake, limits)),
  takesStake: (stake) => stake >= game.rules.stakes.min && stake <= game.rules.stakes.max,
  check: () => ({ refusal: 'HANDS_ARE_SHARED' }),
  begin: () => {
    throw new RangeError('hands of a table are shared')
  },
})
