import { refuseAct } from '@lagoon/games/holdemTable/acts'
import type { Step } from '@lagoon/games/holdemTable/table'
import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import {
  isTableSeed,
  type SitRequest,
  type TableActRequest,
  type TableFairness,
  type TableMessage,
} from '../../../games/rules/holdemTable/live.ts'
import { Refusal } from '../../../games/server/problems.ts'
import { keepNewest } from '../../../keepNewest.ts'
import type { Pace } from './pace.ts'
import type { Room } from './room.ts'
import { shownSeeds } from './seeds.ts'
import { guestName, purseOf, type Guest, type Visitor } from './sitters.ts'
import { seatOf } from './view.ts'

/** A player with a session at the wallet, and what that has now. */
export interface Caller {
  readonly player: string
  /** As the platform cut the player's name for others. */
  readonly shortName: string | undefined
  readonly sessionId: string
  readonly balance: () => Promise<bigint>
}

export interface SeatingOptions {
  readonly game: HoldemTable
  readonly room: Room
  readonly pace: Pace
  readonly now: () => number
}

/** The last press that sat down is known of so many players. */
const SAT_KEPT = 1_000

/** What players do at a table: each call is idempotent, and refused where the rules do not allow it. */
export const seating = ({ game, room, pace, now }: SeatingOptions) => {
  const { state, alone, take, publish, messageFor, chance, guestIn } = room
  const { visitors, sitters } = state
  /** By player, the last press that sat down. */
  const sat = new Map<string, string>()

  const visitorOf = (player: string): Visitor => {
    const known = visitors.get(player)
    if (known) return known
    const notice = state.voided.delete(player) ? 'HAND_VOID' : null
    const visitor: Visitor = { player, listeners: new Set(), balance: 0, isInPlay: false, awaySince: now(), notice }
    visitors.set(player, visitor)
    return visitor
  }
  const seated = (player: string): { readonly seat: number; readonly guest: Guest } => {
    const seat = seatOf(sitters, player)
    const guest = seat === null ? undefined : guestIn(seat)
    if (seat === null || !guest) throw new Refusal('CHOICE_REFUSED')
    return { seat, guest }
  }
  /** @throws {Refusal} for what the engine refuses. */
  const allowed = (change: () => Step): Step => {
    try {
      return change()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      const code = error.message
      throw new Refusal(
        code === 'SEAT_TAKEN' || code === 'ALREADY_SEATED' ? 'SEAT_TAKEN' : code.startsWith('BUY_IN') ? 'STAKE_REFUSED' : 'CHOICE_REFUSED',
      )
    }
  }
  /** What the wallet says now counts, but while chips are on their way to it. */
  const refresh = async (visitor: Visitor, { balance }: Caller): Promise<void> => {
    const minor = Number(await balance())
    if (!visitor.isInPlay) visitor.balance = minor
  }

  return {
    /** A browser of the player listens from here on; the first message is the table as it is. Gives the way to end it. */
    connect: (caller: Caller, listener: (message: TableMessage) => void): Promise<() => void> =>
      alone(async () => {
        const visitor = visitorOf(caller.player)
        await refresh(visitor, caller)
        visitor.awaySince = null
        const seat = seatOf(sitters, caller.player)
        const isBack = seat !== null && guestIn(seat)?.isOutByDrop && (state.table.seats[seat]?.stack ?? 0) > 0
        if (isBack) await take(game.sitIn(state.table, seat))
        else publish()
        visitor.listeners.add(listener)
        listener(messageFor(visitor))
        return () => {
          visitor.listeners.delete(listener)
          if (visitor.listeners.size > 0) return
          visitor.awaySince = now()
          if (seatOf(sitters, caller.player) === null) visitors.delete(caller.player)
          else publish()
        }
      }),

    sit: (caller: Caller, { pressId, seat, chips, clientSeed }: SitRequest): Promise<void> =>
      alone(async () => {
        // The seat may be gone since: sent again, the press would bring the chips, and a whole time bank, once more.
        if (sat.get(caller.player) === pressId) return
        if (!isTableSeed(clientSeed)) throw new Refusal('BAD_REQUEST')
        const own = seatOf(sitters, caller.player)
        if (own !== null && own === seat) return
        const step = allowed(() => game.sitDown(state.table, seat, caller.player, chips))
        const balance = Number(await caller.balance())
        if (visitors.get(caller.player)?.isInPlay || balance < chips) throw new Refusal('INSUFFICIENT_BALANCE', String(balance))
        const visitor = visitorOf(caller.player)
        Object.assign(visitor, { balance, notice: null })
        const guest: Guest = {
          kind: 'guest',
          name: guestName(caller.shortName, seat, sitters.values()),
          visitor,
          sessionId: caller.sessionId,
          clientSeed,
          bankMs: pace.bankMs,
          outSince: null,
          isOutByDrop: false,
          topUpTo: null,
          lastAct: null,
        }
        await take(step, new Map([[seat, guest]]))
        keepNewest(sat, caller.player, pressId, SAT_KEPT)
      }),

    /** @throws {Refusal} TURN_OVER where the act answers another decision than the one that is open. */
    act: ({ player }: Caller, request: TableActRequest): Promise<void> =>
      alone(async () => {
        const { seat, guest } = seated(player)
        const { table, turn } = state
        const text = JSON.stringify(request.act)
        if (guest.lastAct?.turn === request.turn && guest.lastAct.act === text) return
        if (!turn || turn.seat !== seat || turn.turn !== request.turn) throw new Refusal('TURN_OVER')
        if (refuseAct(table, request.act) !== null) throw new Refusal('CHOICE_REFUSED')
        const bankMs = guest.bankMs
        // Before: the next decision may be this guest's, and begins with what is left.
        guest.bankMs -= Math.min(bankMs, Math.max(0, now() - turn.actBy))
        try {
          await take(game.act(table, seat, request.act, chance()))
        } catch (error) {
          guest.bankMs = bankMs
          throw error
        }
        // Not before: a press that failed is sent again, and would be taken for done.
        guest.lastAct = { turn: request.turn, act: text }
      }),

    sitOut: ({ player }: Caller): Promise<void> =>
      alone(async () => {
        const { seat, guest } = seated(player)
        guest.isOutByDrop = false
        await take(game.sitOut(state.table, seat, chance()))
      }),
    sitIn: ({ player }: Caller): Promise<void> => alone(async () => take(allowed(() => game.sitIn(state.table, seated(player).seat)))),

    /** Fills the stack up to so many chips as soon as no hand runs; what is asked last counts. */
    topUp: (caller: Caller, to: number): Promise<void> =>
      alone(async () => {
        const { seat, guest } = seated(caller.player)
        const stack = state.table.seats[seat]?.stack ?? 0
        if (to > game.rules.buyIn.max || to <= 0) throw new Refusal('STAKE_REFUSED')
        await refresh(guest.visitor, caller)
        const purse = purseOf(guest.visitor, stack)
        if (to - stack > purse) throw new Refusal('INSUFFICIENT_BALANCE', String(purse))
        guest.topUpTo = to
        await take({ table: state.table, events: [] })
      }),

    /** At once, or when the hand is over. */
    leave: ({ player }: Caller): Promise<void> =>
      alone(async () => {
        const seat = seatOf(sitters, player)
        if (seat === null) return
        await take(game.leave(state.table, seat, chance()))
      }),

    hands: ({ player }: Caller) => room.hands(player),
    /** What the table promised, and the player's own part. */
    seeds: ({ player }: Caller): TableFairness => {
      const seat = seatOf(sitters, player)
      return { ...shownSeeds(state.seeds), clientSeed: (seat === null ? undefined : guestIn(seat)?.clientSeed) ?? null }
    },
  }
}
export type Seating = ReturnType<typeof seating>
