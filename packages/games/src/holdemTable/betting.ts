import { fromShoe } from '../cards/dealing.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { isAsked, refuseAct, type TableAct } from './acts.ts'
import { finish } from './finish.ts'
import type { HoldemRules } from './rules.ts'
import { nextSeat, type Draft, type Street, type TableEvent } from './table.ts'

const after: Readonly<Record<Street, { readonly street: Street; readonly cards: number } | null>> = {
  PREFLOP: { street: 'FLOP', cards: 3 },
  FLOP: { street: 'TURN', cards: 1 },
  TURN: { street: 'RIVER', cards: 1 },
  RIVER: null,
}

/** Puts chips of a player's stack into the pot, as many as there are; says how many. */
export const putIn = (table: Draft, seat: number, chips: number): number => {
  const player = table.hand?.players.find((other) => other.seat === seat)
  const sitting = table.seats[seat]
  if (!player || !sitting) return 0
  const put = Math.min(chips, sitting.stack)
  sitting.stack -= put
  player.bet += put
  player.total += put
  return put
}

const applied = (table: Draft, act: TableAct, events: TableEvent[]): void => {
  const { hand } = table
  const player = hand?.players.find(({ seat }) => seat === hand.toAct)
  if (!hand || !player) return
  const { seat } = player
  switch (act.name) {
    case 'FOLD':
      player.isFolded = true
      events.push({ type: 'FOLD', seat })
      break
    case 'CHECK':
      events.push({ type: 'CHECK', seat })
      break
    case 'CALL': {
      const chips = putIn(table, seat, hand.bet - player.bet)
      events.push({ type: 'CALL', seat, chips, isAllIn: table.seats[seat]?.stack === 0 })
      break
    }
    default: {
      const chips = putIn(table, seat, act.to - player.bet)
      const raise = act.to - hand.bet
      if (raise >= hand.minRaise) hand.minRaise = raise
      hand.bet = act.to
      events.push({ type: act.name, seat, chips, isAllIn: table.seats[seat]?.stack === 0 })
    }
  }
  player.answered = hand.bet
}

/** Deals the next street; false after the river. */
const nextStreet = (rules: HoldemRules, table: Draft, random: RandomInt, events: TableEvent[]): boolean => {
  const { hand } = table
  const next = hand && after[hand.street]
  if (!hand || !next) return false
  const shoe = fromShoe(1, hand.dealt, random)
  const cards = Array.from({ length: next.cards }, shoe.next)
  Object.assign(hand, { street: next.street, board: [...hand.board, ...cards], dealt: [...shoe.dealt], bet: 0, minRaise: rules.bigBlind })
  for (const player of hand.players) Object.assign(player, { bet: 0, answered: null })
  events.push({ type: 'BOARD', street: next.street, cards })
  return true
}

/** Goes on until somebody at the table has to act, or the hand is over. `from`: the seat after which the turn goes clockwise. */
export const goOn = (rules: HoldemRules, table: Draft, from: number, random: RandomInt, events: TableEvent[]): void => {
  let last = from
  while (table.hand) {
    const { hand } = table
    if (hand.players.filter(({ isFolded }) => !isFolded).length === 1) return finish(rules, table, events)
    const seat = nextSeat(rules.seats, last, (other) => hand.players.some((player) => player.seat === other && isAsked(table, player)))
    hand.toAct = seat
    if (seat === -1) {
      if (!nextStreet(rules, table, random, events)) return finish(rules, table, events)
      last = table.button
      continue
    }
    const sitting = table.seats[seat]
    if (!sitting?.isLeaving && !sitting?.isSittingOut) return
    applied(table, refuseAct(table, { name: 'CHECK' }) === null ? { name: 'CHECK' } : { name: 'FOLD' }, events)
    last = seat
  }
}

/** The player in turn acts. Throws a RangeError on an act that is not possible. */
export const actInTurn = (rules: HoldemRules, table: Draft, act: TableAct, random: RandomInt, events: TableEvent[]): void => {
  const refusal = refuseAct(table, act)
  if (refusal !== null) throw new RangeError(refusal)
  const from = table.hand?.toAct ?? -1
  applied(table, act, events)
  goOn(rules, table, from, random, events)
}
