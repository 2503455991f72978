import type { GameKind } from '../engine.ts'
import type { RoundSeeds } from '../fair/stream.ts'
import type { RandomInt } from '../random/randomInt.ts'
import type { TableAct } from './acts.ts'
import { actInTurn, goOn } from './betting.ts'
import type { HoldemRules } from './rules.ts'
import { canStart, startHand } from './start.ts'
import { draftOf, type Draft, type Seat, type Step, type Table, type TableEvent } from './table.ts'

/**
 * A table for several players. Every change gives a new table and the events of it; the old one stays as it was. Nothing here knows a clock:
 * the server says when time is up. Chips are kept: stacks, pots, rake and what was taken away are what was brought, always.
 *
 * `random` is the chance of the hand from where it stands (`fairDraw(handSeeds(…), table.hand.dealt.length)`), for the cards that may come.
 * A RangeError carries a code.
 */
export interface HoldemTable {
  readonly id: string
  readonly kind: GameKind
  readonly version: number
  readonly rules: HoldemRules
  /** A table at which nobody sits. */
  empty(): Table
  /** NO_SUCH_SEAT, SEAT_TAKEN, ALREADY_SEATED, BUY_IN_TOO_LOW, BUY_IN_TOO_HIGH, NOT_WHOLE_CHIPS. */
  sitDown(table: Table, seat: number, player: string, chips: number): Step
  /** Between hands, or when out of the hand: NOT_SEATED, IN_A_HAND, BUY_IN_TOO_HIGH, NOT_WHOLE_CHIPS. */
  topUp(table: Table, seat: number, chips: number): Step
  /** At once, or when the hand is over; then the event LEFT says with how many chips. NOT_SEATED. */
  leave(table: Table, seat: number, random: RandomInt): Step
  /** From the next hand on; in the hand that runs the player checks or folds in turn. NOT_SEATED. */
  sitOut(table: Table, seat: number, random: RandomInt): Step
  /** NOT_SEATED, NO_CHIPS. */
  sitIn(table: Table, seat: number): Step
  canStart(table: Table): boolean
  /** NOT_ENOUGH_PLAYERS. */
  start(table: Table, random: RandomInt): Step
  /** NOT_YOUR_TURN, or why the act is not possible. */
  act(table: Table, seat: number, act: TableAct, random: RandomInt): Step
  /** The time of the player in turn is up: they check or fold, and sit out. NOT_YOUR_TURN. */
  timeOut(table: Table, seat: number, random: RandomInt): Step
}

const need = (holds: boolean, code: string): void => {
  if (!holds) throw new RangeError(code)
}

const seated = (table: Draft, seat: number): Draft['seats'][number] & object => {
  const sitting = table.seats[seat]
  if (!sitting) throw new RangeError('NOT_SEATED')
  return sitting
}

const isInHand = (table: Table, seat: number): boolean =>
  table.hand?.players.some((player) => player.seat === seat && !player.isFolded) ?? false

export const createHoldemTable = (rules: HoldemRules): HoldemTable => {
  const change = (table: Table, how: (draft: Draft, events: TableEvent[]) => void): Step => {
    const draft = draftOf(table)
    const events: TableEvent[] = []
    how(draft, events)
    return { table: draft, events }
  }
  /** Lets the hand go on where it waits for somebody who is away. */
  const goOnFrom = (draft: Draft, seat: number, random: RandomInt, events: TableEvent[]): void => {
    if (draft.hand?.toAct === seat) goOn(rules, draft, seat - 1, random, events)
  }
  return {
    id: rules.id,
    kind: 'POKER',
    version: rules.version,
    rules,
    empty: () => ({ seats: Array<Seat | null>(rules.seats).fill(null), button: -1, handNumber: 0, hand: null }),
    sitDown: (table, seat, player, chips) =>
      change(table, (draft, events) => {
        need(Number.isInteger(seat) && seat >= 0 && seat < rules.seats, 'NO_SUCH_SEAT')
        need(!draft.seats[seat], 'SEAT_TAKEN')
        need(!draft.seats.some((other) => other?.player === player), 'ALREADY_SEATED')
        need(Number.isSafeInteger(chips), 'NOT_WHOLE_CHIPS')
        need(chips >= rules.buyIn.min, 'BUY_IN_TOO_LOW')
        need(chips <= rules.buyIn.max, 'BUY_IN_TOO_HIGH')
        draft.seats[seat] = { player, stack: chips, isSittingOut: false, isLeaving: false, owesBlind: draft.handNumber > 0 }
        events.push({ type: 'SAT_DOWN', seat, player, chips })
      }),
    topUp: (table, seat, chips) =>
      change(table, (draft, events) => {
        const sitting = seated(draft, seat)
        need(!isInHand(draft, seat), 'IN_A_HAND')
        need(Number.isSafeInteger(chips) && chips > 0, 'NOT_WHOLE_CHIPS')
        need(sitting.stack + chips <= rules.buyIn.max, 'BUY_IN_TOO_HIGH')
        sitting.stack += chips
        events.push({ type: 'TOPPED_UP', seat, chips })
      }),
    leave: (table, seat, random) =>
      change(table, (draft, events) => {
        const sitting = seated(draft, seat)
        if (draft.hand?.players.some((player) => player.seat === seat)) {
          sitting.isLeaving = true
          return goOnFrom(draft, seat, random, events)
        }
        events.push({ type: 'LEFT', seat, player: sitting.player, chips: sitting.stack })
        draft.seats[seat] = null
      }),
    sitOut: (table, seat, random) =>
      change(table, (draft, events) => {
        const sitting = seated(draft, seat)
        if (sitting.isSittingOut) return
        sitting.isSittingOut = true
        events.push({ type: 'SAT_OUT', seat })
        goOnFrom(draft, seat, random, events)
      }),
    sitIn: (table, seat) =>
      change(table, (draft, events) => {
        const sitting = seated(draft, seat)
        need(sitting.stack > 0, 'NO_CHIPS')
        if (!sitting.isSittingOut) return
        sitting.isSittingOut = false
        events.push({ type: 'SAT_IN', seat })
      }),
    canStart,
    start: (table, random) => change(table, (draft, events) => startHand(rules, draft, random, events)),
    act: (table, seat, act, random) =>
      change(table, (draft, events) => {
        need(draft.hand?.toAct === seat, 'NOT_YOUR_TURN')
        actInTurn(rules, draft, act, random, events)
      }),
    timeOut: (table, seat, random) =>
      change(table, (draft, events) => {
        need(draft.hand?.toAct === seat, 'NOT_YOUR_TURN')
        seated(draft, seat).isSittingOut = true
        events.push({ type: 'SAT_OUT', seat })
        goOnFrom(draft, seat, random, events)
      }),
  }
}

/**
 * What a hand is computed from: the server seed of the table, the client seeds of those who are dealt in, joined in the order of the seats,
 * and the hand's number. The server seed is revealed when the table changes it, so folded cards stay hidden until then.
 */
export const handSeeds = (serverSeed: string, clientSeeds: readonly string[], handNumber: number): RoundSeeds => ({
  serverSeed,
  clientSeed: clientSeeds.join(','),
  nonce: handNumber,
})
