import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { Card } from '../cards/card.ts'

export type Street = 'PREFLOP' | 'FLOP' | 'TURN' | 'RIVER'

/** Who sits in a seat. */
export interface Seat {
  readonly player: string
  /** Chips in front of the player, without what lies in the pot. */
  readonly stack: number
  /** Not dealt in; in a hand that runs, checks or folds at once when it is their turn. */
  readonly isSittingOut: boolean
  /** Leaves with their chips when the hand is over. */
  readonly isLeaving: boolean
  /** Missed blinds, or sat down at a running table: posts a big blind with the next hand. */
  readonly owesBlind: boolean
}

/** A player of the hand that runs. */
export interface HandPlayer {
  readonly seat: number
  readonly cards: readonly Card[]
  /** Chips put in on this street, and in the whole hand. */
  readonly bet: number
  readonly total: number
  readonly isFolded: boolean
  /** The bet of the street when the player last acted; null before. */
  readonly answered: number | null
}

export interface Hand {
  /** Counts the hands of the table from 1; the nonce of the hand's chance. */
  readonly number: number
  /** Clockwise from the left of the button. */
  readonly players: readonly HandPlayer[]
  readonly board: readonly Card[]
  /** Every card in the order it was dealt; its length is the cursor into the hand's chance. */
  readonly dealt: readonly Card[]
  readonly street: Street
  /** The seat whose turn it is. */
  readonly toAct: number
  /** What has to be put in on this street to stay, and by how much a raise goes beyond it at least. */
  readonly bet: number
  readonly minRaise: number
}

/** A table as it is stored: plain JSON. It holds all cards; what a player may see is `shownTable`. */
export interface Table {
  readonly seats: readonly (Seat | null)[]
  /** The seat with the button; −1 before the first hand. */
  readonly button: number
  readonly handNumber: number
  readonly hand: Hand | null
}

export type TableEvent =
  | { readonly type: 'SAT_DOWN'; readonly seat: number; readonly player: string; readonly chips: number }
  | { readonly type: 'LEFT'; readonly seat: number; readonly player: string; readonly chips: number }
  | { readonly type: 'SAT_OUT' | 'SAT_IN'; readonly seat: number }
  | { readonly type: 'TOPPED_UP'; readonly seat: number; readonly chips: number }
  | { readonly type: 'HAND'; readonly number: number; readonly button: number }
  | { readonly type: 'BLIND'; readonly seat: number; readonly chips: number }
  /** Null for cards that the receiver may not see. */
  | { readonly type: 'CARDS'; readonly seat: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'FOLD' | 'CHECK'; readonly seat: number }
  | { readonly type: 'CALL' | 'BET' | 'RAISE'; readonly seat: number; readonly chips: number; readonly isAllIn: boolean }
  | { readonly type: 'BOARD'; readonly street: Street; readonly cards: readonly Card[] }
  /** What nobody called comes back. */
  | { readonly type: 'RETURNED'; readonly seat: number; readonly chips: number }
  | { readonly type: 'SHOWN'; readonly seat: number; readonly cards: readonly Card[]; readonly ranking: HandRanking }
  | { readonly type: 'RAKE'; readonly chips: number }
  | { readonly type: 'WON'; readonly seat: number; readonly chips: number; readonly pot: number }
  | { readonly type: 'HAND_OVER'; readonly number: number }

/** The table after something happened, and what a client plays of it, in this order. */
export interface Step {
  readonly table: Table
  readonly events: readonly TableEvent[]
}

type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T
/** A table that is being changed; the one it was made from stays as it was. */
export type Draft = Writable<Table>

export const draftOf = (table: Table): Draft => ({
  ...table,
  seats: table.seats.map((seat) => seat && { ...seat }),
  hand: table.hand && {
    ...table.hand,
    players: table.hand.players.map((player) => ({ ...player, cards: [...player.cards] })),
    board: [...table.hand.board],
    dealt: [...table.hand.dealt],
  },
})

/** The next seat clockwise for which something holds, at the latest the one asked from; −1 when there is none. */
export const nextSeat = (seats: number, from: number, holds: (seat: number) => boolean): number => {
  for (let step = 1; step <= seats; step++) {
    const seat = (from + step + seats) % seats
    if (holds(seat)) return seat
  }
  return -1
}
