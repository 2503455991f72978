import { fromShoe } from '../cards/dealing.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { goOn, putIn } from './betting.ts'
import type { HoldemRules } from './rules.ts'
import { nextSeat, type Draft, type Table, type TableEvent } from './table.ts'

/** Whether a seat is dealt in with the next hand. */
const isReady = (table: Table, seat: number): boolean => {
  const sitting = table.seats[seat]
  return !!sitting && !sitting.isSittingOut && !sitting.isLeaving && sitting.stack > 0
}

/** Whether a hand can start: none runs, and two players are there. */
export const canStart = (table: Table): boolean => table.hand === null && table.seats.filter((_, seat) => isReady(table, seat)).length >= 2

/**
 * Starts a hand: the button moves on, blinds are posted, two cards each are dealt one by one from the left of the button. Two players alone: the
 * button posts the small blind. Throws a RangeError when it cannot start.
 * @param random The hand's own chance from its beginning.
 */
export const startHand = (rules: HoldemRules, table: Draft, random: RandomInt, events: TableEvent[]): void => {
  if (!canStart(table)) throw new RangeError('NOT_ENOUGH_PLAYERS')
  const next = (from: number) => nextSeat(rules.seats, from, (seat) => isReady(table, seat))
  table.button = next(table.button)
  table.handNumber += 1
  const order: number[] = []
  for (let seat = next(table.button); !order.includes(seat); seat = next(seat)) order.push(seat)
  const [left = -1, second = -1] = order
  const [smallBlind, bigBlind] = order.length === 2 ? [table.button, left] : [left, second]

  const shoe = fromShoe(1, [], random)
  const firsts = order.map(() => shoe.next())
  const seconds = order.map(() => shoe.next())
  table.hand = {
    number: table.handNumber,
    players: order.map((seat, place) => ({
      seat,
      cards: [firsts[place] ?? 0, seconds[place] ?? 0],
      bet: 0,
      total: 0,
      isFolded: false,
      answered: null,
    })),
    board: [],
    dealt: [...shoe.dealt],
    street: 'PREFLOP',
    toAct: -1,
    bet: rules.bigBlind,
    minRaise: rules.bigBlind,
  }
  events.push({ type: 'HAND', number: table.handNumber, button: table.button })

  table.seats.forEach((sitting, seat) => {
    if (sitting && !order.includes(seat)) sitting.owesBlind = true
  })
  const post = (seat: number, chips: number) => events.push({ type: 'BLIND', seat, chips: putIn(table, seat, chips) })
  post(smallBlind, rules.smallBlind)
  post(bigBlind, rules.bigBlind)
  for (const seat of order) {
    const sitting = table.seats[seat]
    if (sitting?.owesBlind && seat !== smallBlind && seat !== bigBlind) post(seat, rules.bigBlind)
    if (sitting) sitting.owesBlind = false
  }
  for (const { seat, cards } of table.hand.players) events.push({ type: 'CARDS', seat, cards: [...cards] })
  goOn(rules, table, bigBlind, random, events)
}
