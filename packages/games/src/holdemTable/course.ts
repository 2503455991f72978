import type { RandomInt } from '../random/randomInt.ts'
import type { TableAct } from './acts.ts'
import type { HoldemTable } from './engine.ts'
import type { Step, Table, TableEvent } from './table.ts'

/** What a hand is played again from, besides its seeds and its acts. */
export interface HandStart {
  /** Seats that were dealt in, clockwise from the left of the button. */
  readonly seats: readonly number[]
  /** Their chips before the blinds, in the same order. */
  readonly stacks: readonly number[]
  /** Those of them who owed a big blind. */
  readonly owing: readonly number[]
  /** Where the button was with the hand before; −1 before the first. */
  readonly button: number
}

/** An act at the table, also one that the table did for who was away. */
export type SeatAct = TableAct & { readonly seat: number }

/** How a hand began. `before` is the table as it was then, `seats` those that were dealt in. */
export const startOf = ({ seats: all, button }: Table, seats: readonly number[]): HandStart => ({
  seats,
  stacks: seats.map((seat) => all[seat]?.stack ?? 0),
  owing: seats.filter((seat) => all[seat]?.owesBlind),
  button,
})

/** The acts of a hand in their order, from its events. */
export const actsOf = (events: readonly TableEvent[]): readonly SeatAct[] => {
  /** Put in on this street, by seat. */
  const bets = new Map<number, number>()
  const put = (seat: number, chips: number): number => {
    const to = (bets.get(seat) ?? 0) + chips
    bets.set(seat, to)
    return to
  }
  return events.flatMap((event): SeatAct[] => {
    switch (event.type) {
      case 'BLIND':
        put(event.seat, event.chips)
        return []
      case 'BOARD':
        bets.clear()
        return []
      case 'FOLD':
      case 'CHECK':
        return [{ seat: event.seat, name: event.type }]
      case 'CALL':
        put(event.seat, event.chips)
        return [{ seat: event.seat, name: 'CALL' }]
      case 'BET':
      case 'RAISE':
        return [{ seat: event.seat, name: event.type, to: put(event.seat, event.chips) }]
      default:
        return []
    }
  })
}

/** Starts a hand again, under its number. Throws a RangeError where nobody could have been dealt in like that. */
export const startedAgain = (game: HoldemTable, { seats, stacks, owing, button }: HandStart, number: number, random: RandomInt): Step => {
  const empty = game.empty()
  const sitting = empty.seats.map((_, seat) => {
    const place = seats.indexOf(seat)
    if (place < 0) return null
    return { player: String(seat), stack: stacks[place] ?? 0, isSittingOut: false, isLeaving: false, owesBlind: owing.includes(seat) }
  })
  return game.start({ ...empty, seats: sitting, button, handNumber: number - 1 }, random)
}
