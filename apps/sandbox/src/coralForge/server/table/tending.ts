import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import type { Step, Table, TableEvent } from '@lagoon/games/holdemTable/table'
import type { TableNotice } from '../../../games/rules/holdemTable/live.ts'
import { noChance } from './noChance.ts'
import type { Pace } from './pace.ts'
import { houseNames, houseSeats, purseOf, type Guest, type HouseSitter, type Sitter } from './sitters.ts'

/** Big blinds that a player of the house brings, and below which they bring that again. */
const HOUSE_BRINGS = 100
const HOUSE_LOW = 40

export interface Tended {
  readonly table: Table
  readonly events: readonly TableEvent[]
  /** Those who sat down, by seat. */
  readonly house: ReadonlyMap<number, HouseSitter>
}

/** Why the seat of a guest is not kept any longer; null while it is. */
const freeing = ({ outSince, visitor: { awaySince } }: Guest, pace: Pace, now: number): TableNotice | null => {
  const isGone = awaySince !== null && now - awaySince >= pace.decisionMs + pace.awayMs
  return isGone || (outSince !== null && now - outSince >= pace.outMs) ? 'SEAT_FREED' : null
}

/**
 * What is done at a table between two hands: who is away sits out and loses the seat in time, stacks are filled up, and the house takes or
 * leaves seats.
 */
export const tended = (game: HoldemTable, before: Table, sitters: ReadonlyMap<number, Sitter>, pace: Pace, now: number): Tended => {
  const { rules } = game
  let table = before
  const events: TableEvent[] = []
  const house = new Map<number, HouseSitter>()
  const apply = (step: Step): void => {
    table = step.table
    events.push(...step.events)
  }
  const leave = (seat: number): void => apply(game.leave(table, seat, noChance))

  for (const [seat, sitter] of sitters) {
    const sitting = table.seats[seat]
    if (sitter.kind !== 'guest' || !sitting) continue
    const notice = freeing(sitter, pace, now)
    if (notice) {
      sitter.visitor.notice = notice
      leave(seat)
      continue
    }
    if (sitter.topUpTo !== null) {
      const chips = Math.min(sitter.topUpTo - sitting.stack, purseOf(sitter.visitor, sitting.stack))
      const wasOut = sitting.stack === 0
      if (chips > 0) apply(game.topUp(table, seat, chips))
      if (chips > 0 && wasOut) apply(game.sitIn(table, seat))
      sitter.topUpTo = null
    }
    if (sitter.visitor.awaySince !== null && !sitting.isSittingOut) {
      sitter.isOutByDrop = true
      apply(game.sitOut(table, seat, noChance))
    }
  }

  for (const [seat, { kind }] of sitters) {
    const stack = table.seats[seat]?.stack ?? 0
    if (kind !== 'house') continue
    // Whoever has won much makes room for another player of the house with a usual stack.
    if (stack > rules.buyIn.max) leave(seat)
    else if (stack < HOUSE_LOW * rules.bigBlind) apply(game.topUp(table, seat, HOUSE_BRINGS * rules.bigBlind - stack))
    if (table.seats[seat]?.isSittingOut) apply(game.sitIn(table, seat))
  }
  const guests = [...sitters].filter(([seat, { kind }]) => kind === 'guest' && table.seats[seat]).length
  const taken = () => [...sitters].filter(([seat, { kind }]) => kind === 'house' && table.seats[seat])
  const wanted = houseSeats(rules.seats, guests)
  for (const [seat] of taken().slice(wanted)) leave(seat)
  const names = new Set([...sitters.values()].map(({ name }) => name))
  const free = table.seats.flatMap((sitting, seat) => (sitting ? [] : [seat]))
  for (const seat of free.slice(0, Math.max(0, wanted - taken().length))) {
    const name = houseNames.find((one) => !names.has(one)) ?? houseNames[0]
    names.add(name)
    house.set(seat, { kind: 'house', name })
    apply(game.sitDown(table, seat, name, HOUSE_BRINGS * rules.bigBlind))
  }
  return { table, events, house }
}
