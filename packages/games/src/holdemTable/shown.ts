import type { Card } from '../cards/card.ts'
import type { Hand, HandPlayer, Table, TableEvent } from './table.ts'

export interface ShownHand extends Omit<Hand, 'players' | 'dealt'> {
  readonly players: readonly (Omit<HandPlayer, 'cards'> & { readonly cards: readonly Card[] | null })[]
}
export interface ShownTable extends Omit<Table, 'hand'> {
  readonly hand: ShownHand | null
}

/** What whoever sits in a seat may see of a table; null for somebody who only watches. */
export const shownTable = (table: Table, seat: number | null): ShownTable => {
  if (table.hand === null) return { ...table, hand: null }
  const { dealt: _, players, ...hand } = table.hand
  return {
    ...table,
    hand: { ...hand, players: players.map((player) => ({ ...player, cards: player.seat === seat ? player.cards : null })) },
  }
}

/** The events as whoever sits in a seat may see them: of others no cards but those shown at the end. */
export const shownEvents = (events: readonly TableEvent[], seat: number | null): readonly TableEvent[] =>
  events.map((event) => (event.type === 'CARDS' && event.seat !== seat ? { ...event, cards: null } : event))
