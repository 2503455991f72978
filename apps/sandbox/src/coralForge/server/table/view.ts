import type { Card } from '@lagoon/games/cards/card'
import { rankingOf, valueOf } from '@lagoon/games/cards/ranking'
import { possibleActs } from '@lagoon/games/holdemTable/acts'
import { potsOf } from '@lagoon/games/holdemTable/pots'
import type { HandResult } from '@lagoon/games/holdemTable/result'
import type { Table, TableEvent } from '@lagoon/games/holdemTable/table'
import { cardView } from '../../../games/rules/cards/cardView.ts'
import type { HandView, SeatView, TableHappening, TableView, TurnView } from '../../../games/rules/holdemTable/live.ts'
import { purseOf, type Guest, type Sitter, type Visitor } from './sitters.ts'

/** A hand that has ended. */
export interface OverHand {
  readonly number: number
  readonly result: HandResult
  /** Who was dealt in: somebody else may have taken a seat since, and must not see its cards. */
  readonly sitters: ReadonlyMap<number, Sitter>
}

/** What stands at the table. It holds every card: nothing of it is sent but through `viewFor` and `happenedFor`. */
export interface Scene {
  readonly tableId: string
  readonly table: Table
  readonly sitters: ReadonlyMap<number, Sitter>
  /** The hand that has just ended, until the next one begins. */
  readonly over: OverHand | null
  readonly turn: TurnView | null
  readonly seeds: TableView['seeds']
}

const cards = (list: readonly Card[]) => list.map(cardView)

/** The seat of a player; null where they have none. */
export const seatOf = (sitters: ReadonlyMap<number, Sitter>, player: string): number | null => {
  for (const [seat, sitter] of sitters) if (sitter.kind === 'guest' && sitter.visitor.player === player) return seat
  return null
}

const seatView = ({ table, sitters, over }: Scene, seat: number, own: number | null): SeatView | null => {
  const sitting = table.seats[seat]
  const sitter = sitters.get(seat)
  if (!sitting || !sitter) return null
  const inHand = table.hand?.players.find((player) => player.seat === seat)
  const result = !table.hand && over?.sitters.get(seat) === sitter ? over.result : undefined
  const wasIn = result?.dealt.has(seat) ?? false
  const isFolded = inHand?.isFolded ?? result?.folded.has(seat) ?? false
  const standing = !inHand && !wasIn ? 'OUT' : isFolded ? 'FOLDED' : inHand && sitting.stack === 0 ? 'ALL_IN' : 'IN'
  const shown = result?.shown.get(seat)
  const seen = seat === own ? (inHand?.cards ?? result?.dealt.get(seat)) : shown
  return {
    seat,
    name: sitter.name,
    isHouse: sitter.kind === 'house',
    isYou: seat === own,
    stack: sitting.stack,
    bet: inHand?.bet ?? 0,
    standing,
    isSittingOut: sitting.isSittingOut,
    isAway: sitter.kind === 'guest' && sitter.visitor.awaySince !== null,
    cards: seen ? cards(seen) : null,
    ranking: shown && result ? rankingOf(valueOf([...shown, ...result.board])) : null,
    won: result?.accounts.get(seat)?.won ?? 0,
  }
}

const handView = ({ table, over, turn }: Scene): HandView | null => {
  const { hand } = table
  if (hand) {
    const gathered = hand.players.map(({ seat, total, bet, isFolded }) => ({ seat, total: total - bet, isFolded }))
    const pots = potsOf(gathered).map(({ chips }) => chips)
    return {
      number: hand.number,
      street: hand.street,
      isOver: false,
      board: cards(hand.board),
      pots: pots.filter((chips) => chips > 0),
      isSplit: false,
      rake: 0,
      turn,
    }
  }
  if (!over) return null
  const { board, pot, isSplit, rake } = over.result
  return { number: over.number, street: 'RIVER', isOver: true, board: cards(board), pots: [pot], isSplit, rake, turn: null }
}

/** The table as one player may see it. */
export const viewFor = (scene: Scene, viewer: Visitor, at: number): TableView => {
  const { table, sitters, tableId, seeds } = scene
  const own = seatOf(sitters, viewer.player)
  const guest = own === null ? undefined : (sitters.get(own) as Guest | undefined)
  const isTurn = own !== null && table.hand?.toAct === own
  return {
    at,
    tableId,
    seats: table.seats.map((_, seat) => seatView(scene, seat, own)),
    button: table.button,
    hand: handView(scene),
    you: {
      seat: own,
      purse: purseOf(viewer, own === null ? 0 : (table.seats[own]?.stack ?? 0)),
      acts: isTurn ? possibleActs(table) : [],
      topUpTo: guest?.topUpTo ?? null,
      isLeaving: own !== null && (table.seats[own]?.isLeaving ?? false),
      bankMs: guest?.bankMs ?? 0,
      clientSeed: guest?.clientSeed ?? null,
    },
    seeds,
    notice: viewer.notice,
  }
}

/** What happened as one player may know it. `nameOf` tells who sits in a seat: who has just come, or else who was there before. */
export const happenedFor = (
  events: readonly TableEvent[],
  own: number | null,
  nameOf: (seat: number, isNew: boolean) => string,
): readonly TableHappening[] =>
  events.flatMap((event): TableHappening[] => {
    switch (event.type) {
      case 'SAT_DOWN':
        return [{ type: event.type, seat: event.seat, name: nameOf(event.seat, true), chips: event.chips }]
      case 'LEFT':
      case 'TOPPED_UP':
      case 'BLIND':
      case 'RETURNED':
      case 'WON':
        return [{ type: event.type, seat: event.seat, name: nameOf(event.seat, false), chips: event.chips }]
      case 'SAT_OUT':
      case 'SAT_IN':
      case 'FOLD':
      case 'CHECK':
        return [{ type: event.type, seat: event.seat, name: nameOf(event.seat, false) }]
      case 'CALL':
      case 'BET':
      case 'RAISE':
        return [{ type: event.type, seat: event.seat, name: nameOf(event.seat, false), chips: event.chips, isAllIn: event.isAllIn }]
      case 'HAND':
        return [{ type: 'HAND', number: event.number, button: event.button }]
      case 'CARDS':
        return event.seat === own && event.cards ? [{ type: 'DEALT', cards: cards(event.cards) }] : []
      case 'BOARD':
        return [{ type: 'BOARD', street: event.street, cards: cards(event.cards) }]
      case 'SHOWN':
        return [{ type: 'SHOWN', seat: event.seat, name: nameOf(event.seat, false), cards: cards(event.cards), ranking: event.ranking }]
      case 'HAND_OVER': {
        const rake = events.reduce((sum, other) => sum + (other.type === 'RAKE' ? other.chips : 0), 0)
        return [{ type: 'HAND_OVER', rake }]
      }
      case 'RAKE':
        return []
    }
  })
