import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import { formatMinor } from '@lagoon/contract/money/money'
import { isWithin } from '../stakes.ts'
import { toJson } from '@lagoon/games/json'
import { overAtOnce, type GameRules } from '../game.ts'

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
      `Buy in for ${amount(buyIn.min)} to ${amount(buyIn.max)}. You can top up between hands.`,
      `The rake is ${rake.percent}% of the pot, at most ${amount(rake.cap)}, and only if there’s a flop. Uncalled bets aren’t raked.`,
      'House players fill empty seats and are named “House.” They see their own cards and the board, like you, and nothing else.',
      'Players see only the first two letters of each other’s display names.',
      'You have 20 seconds for a decision, then your time bank. When both are used up, we check or fold for you, and you sit out.',
      'If you lose your connection, the clock keeps running. We hold your seat for at least a minute, then your chips are returned to your token balance.',
      'If you leave during a hand, we check or fold for you. Your chips are returned to your token balance when the hand is over.',
      'An odd chip goes to the winner closest to the left of the button. A hand that can’t be finished is void, and all its chips are returned.',
      'Cards come from the table’s server seed, locked in by a published hash before the hand, and the seeds of the players dealt in.',
    ],
  }
}

/** A table of hold'em for the registry of games. Its hands run by themselves for several players, so that none is begun by a press. */
export const holdemTableGame = (game: HoldemTable): GameRules => ({
  id: game.id,
  name: game.rules.name,
  kind: game.kind,
  version: game.version,
  facts: toJson(factsOf(game)),
  ...overAtOnce,
  // Not bets to choose from: the big blind, and the most that one brings.
  stakesWithin: (limits) => [game.rules.stakes.min, game.rules.stakes.max].filter((stake) => isWithin(stake, limits)),
  takesStake: (stake) => stake >= game.rules.stakes.min && stake <= game.rules.stakes.max,
  check: () => ({ refusal: 'HANDS_ARE_SHARED' }),
  begin: () => {
    throw new RangeError('hands of a table are shared')
  },
})
