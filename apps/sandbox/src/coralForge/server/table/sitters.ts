import type { TableMessage, TableNotice } from '../../../games/rules/holdemTable/live.ts'

/** A player of the house. Their chips are the house's. */
export interface HouseSitter {
  readonly kind: 'house'
  readonly name: string
}

/** A player whose browser listens, or who has a seat. */
export interface Visitor {
  readonly player: string
  readonly listeners: Set<(message: TableMessage) => void>
  /** Tokens of the sitting as the wallet last said. Between hands the chips in front of the player are part of them. */
  balance: number
  /** The chips in front of the player are at the wallet's table, and not in the balance. */
  isInPlay: boolean
  /** Since when nobody listens; null while somebody does. */
  awaySince: number | null
  notice: TableNotice | null
}

/** A player who came through a sitting at the wallet. */
export interface Guest {
  readonly kind: 'guest'
  readonly name: string
  readonly visitor: Visitor
  /** The session at the wallet that pays. */
  readonly sessionId: string
  readonly clientSeed: string
  bankMs: number
  /** Since when the player sits out; null while they play. */
  outSince: number | null
  /** The table had them sit out, since the connection was lost: they play again when it is back. */
  isOutByDrop: boolean
  topUpTo: number | null
  /** The last decision that was taken, and by which act. */
  lastAct: { readonly turn: string; readonly act: string } | null
}
export type Sitter = HouseSitter | Guest

/** Tokens of a visitor that are not at the table, with so many chips in front of them. */
export const purseOf = ({ balance, isInPlay }: Visitor, stack: number): number => Math.max(0, isInPlay ? balance : balance - stack)

/** Names of the house's players, each once at a table. */
export const houseNames = ['House · Iron', 'House · Copper', 'House · Brass', 'House · Tin', 'House · Zinc', 'House · Nickel'] as const

/**
 * What others read of a player who sits down: the beginning of the name, with the seat where somebody at the table begins alike. A
 * player whom the platform has not named is their seat. Stars stand for what is hidden: on a plate, and before the dots of a sentence,
 * an ellipsis reads as a name that was cut.
 */
export const guestName = (shortName: string | undefined, seat: number, sitting: Iterable<Pick<Sitter, 'name'>>): string => {
  if (shortName === undefined) return `Player ${seat + 1}`
  return [...sitting].some(({ name }) => name === shortName) ? `${shortName} (seat ${seat + 1})` : shortName
}

/** So many seats the house fills: the table is never empty, and a seat stays free for the next guest. */
export const houseSeats = (seats: number, guests: number): number => Math.max(0, Math.min(seats - 2, seats - 1 - guests))
