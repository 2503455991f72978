import type { PossibleAct } from '@lagoon/games/holdemTable/acts'
import type { TableView } from '../../../rules/holdemTable/live.ts'

export type Raise = Extract<PossibleAct, { min: number }>
export const raiseIn = (acts: readonly PossibleAct[]): Raise | undefined => acts.find((act): act is Raise => 'min' in act)

const within = ({ min, max }: Raise, to: number): number => Math.min(max, Math.max(min, Math.round(to)))

/** What to bet or raise to, for a part of the pot as it is after a call. */
export const ofPot = ({ seats, hand, you }: TableView, raise: Raise, part: number): number => {
  const bets = seats.map((seat) => seat?.bet ?? 0)
  const highest = Math.max(...bets)
  const own = seats[you.seat ?? -1]?.bet ?? 0
  const pot = bets.reduce((sum, bet) => sum + bet, 0) + (hand?.pots.reduce((sum, chips) => sum + chips, 0) ?? 0) + highest - own
  return within(raise, highest + pot * part)
}

/** One step up or down from an amount. */
export const stepped = (raise: Raise, to: number, step: number): number => within(raise, to + step)
