import { fairDraw } from '@lagoon/games/fair/stream'
import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import type { Step, Table, TableEvent } from '@lagoon/games/holdemTable/table'
import type { RandomInt } from '@lagoon/games/random/randomInt'
import type { Logger } from 'pino'
import type { PastHand, TableMessage, TurnView } from '../../../games/rules/holdemTable/live.ts'
import type { Backoff } from '../../../attempts/attempts.ts'
import type { Lines } from '../../../games/server/journal/lines.ts'
import type { Wallet } from '../../../games/server/wallet.ts'
import { dealing } from './dealing.ts'
import type { Run } from './dealing.ts'
import { houseTurn, houseWait } from './houseTurn.ts'
import { noChance } from './noChance.ts'
import type { Pace } from './pace.ts'
import { leftBy, type KeptHand, type TableLine } from './records.ts'
import { firstSeeds, shownSeeds, type TableSeeds } from './seeds.ts'
import type { Guest, Sitter, Visitor } from './sitters.ts'
import { tableClock } from './tableClock.ts'
import { tended } from './tending.ts'
import { happenedFor, seatOf, viewFor, type OverHand } from './view.ts'

export interface RoomOptions {
  readonly game: HoldemTable
  readonly tableId: string
  readonly lines: Lines<TableLine>
  readonly wallet: Wallet
  readonly pace: Pace
  /** First and longest wait between two tries to tell the wallet something, milliseconds. */
  readonly backoffMs: Backoff
  readonly log: Logger
  readonly now: () => number
}

/** What a table holds while the server runs. Every card is in it: nothing of it is sent but through `view.ts`. */
export interface RoomState {
  table: Table
  readonly sitters: Map<number, Sitter>
  readonly visitors: Map<string, Visitor>
  /** Null between hands. */
  run: Run | null
  over: OverHand | null
  turn: TurnView | null
  seeds: TableSeeds
  handsOnSeed: number
  /** The end of the last hand stands until then. */
  nextHandAt: number
  /** Server seeds that were changed, by their commitment. */
  readonly revealed: Map<string, string>
  /** By player, oldest first. */
  readonly past: Map<string, readonly KeptHand['hand'][]>
  /** Players of a hand that could not be finished, until they hear of it. */
  readonly voided: Set<string>
}

const isHouse = (sitter: Sitter | undefined): boolean => sitter?.kind === 'house'

/** One table of hold'em: its hands one after another, and its clock. All that changes it happens one after another. */
export const openRoom = async (options: RoomOptions) => {
  const { game, tableId, lines, pace, log, now } = options
  const left = leftBy(lines.entries)
  const seeds = left.seeds ?? firstSeeds()
  if (left.seeds === null) await lines.append({ type: 'seeds', seeds })
  const state: RoomState = {
    table: { ...game.empty(), handNumber: left.lastNumber },
    sitters: new Map(),
    visitors: new Map(),
    run: null,
    over: null,
    turn: null,
    seeds,
    handsOnSeed: left.handsOnSeed,
    nextHandAt: 0,
    revealed: new Map(left.revealed),
    past: new Map(left.past),
    voided: new Set(left.open.flatMap(({ stakes }) => stakes.map(({ player }) => player))),
  }
  let turnKey = ''
  let turns = 0
  const { alone, later, stop } = tableClock({ tableId, log, lookMs: pace.lookMs, lookAgain: () => goOn() })

  const guestIn = (seat: number): Guest | undefined => {
    const sitter = state.sitters.get(seat)
    return sitter?.kind === 'guest' ? sitter : undefined
  }
  /** `before` are those who sat at the table when the events began. */
  const messageFor = (visitor: Visitor, events: readonly TableEvent[] = [], before = state.sitters): TableMessage => {
    const { table, sitters, over, turn } = state
    const scene = { tableId, table, sitters, over, turn, seeds: shownSeeds(state.seeds) }
    const nameOf = (seat: number, isNew: boolean) => ((isNew ? undefined : before.get(seat)) ?? sitters.get(seat))?.name ?? ''
    return { happened: happenedFor(events, seatOf(before, visitor.player), nameOf), view: viewFor(scene, visitor, now()) }
  }
  const publish = (events?: readonly TableEvent[], before?: Map<number, Sitter>): void => {
    for (const visitor of state.visitors.values()) {
      if (visitor.listeners.size === 0) continue
      const message = messageFor(visitor, events, before)
      for (const listener of visitor.listeners) listener(message)
    }
  }

  /** A decision begins where the one in turn, or what they answer, has changed. */
  const takeTurn = (): void => {
    const { hand } = state.table
    if (!hand) {
      state.turn = null
      return
    }
    const key = [hand.number, hand.street, hand.toAct, hand.bet, ...hand.players.map(({ total }) => total)].join(' ')
    if (state.turn && key === turnKey) return
    turnKey = key
    turns += 1
    const startedAt = now()
    const guest = guestIn(hand.toAct)
    const actBy = startedAt + pace.decisionMs
    const bankUntil = actBy + (guest && guest.visitor.awaySince === null ? guest.bankMs : 0)
    state.turn = { turn: `${hand.number}.${turns}`, seat: hand.toAct, startedAt, actBy, bankUntil }
  }

  const note = (events: readonly TableEvent[]): void => {
    for (const event of events) {
      const guest = event.type === 'SAT_OUT' || event.type === 'SAT_IN' ? guestIn(event.seat) : undefined
      if (guest && event.type === 'SAT_OUT') guest.outSince = now()
      if (guest && event.type === 'SAT_IN') Object.assign(guest, { outSince: null, isOutByDrop: false })
    }
  }
  const removeGone = (events: readonly TableEvent[]): void => {
    for (const event of events) {
      if (event.type !== 'LEFT') continue
      const guest = guestIn(event.seat)
      state.sitters.delete(event.seat)
      if (guest?.visitor.listeners.size === 0) state.visitors.delete(guest.visitor.player)
    }
  }

  /** Takes a change of the table over, tells everybody, and lets the table go on. A hand that ends with it is on the disk before. */
  const take = async ({ table, events }: Step, arriving: ReadonlyMap<number, Sitter> = new Map()): Promise<void> => {
    if (state.run && table.hand === null) await deal.end({ ...state.run, events: [...state.run.events, ...events] }, table.handNumber)
    else state.run?.events.push(...events)
    state.table = table
    const before = new Map(state.sitters)
    removeGone(events)
    for (const [seat, sitter] of arriving) state.sitters.set(seat, sitter)
    note(events)
    takeTurn()
    publish(events, before)
    schedule()
  }

  const chance = (): RandomInt => {
    const { run, table } = state
    return run && table.hand ? fairDraw(run.seeds, table.hand.dealt.length) : noChance
  }
  const bigBlind = game.rules.bigBlind
  const houseActs = async (): Promise<void> => {
    const { table, turn } = state
    if (!turn || !isHouse(state.sitters.get(turn.seat))) return
    await take(game.act(table, turn.seat, houseTurn(table, bigBlind, state.seeds, turn.turn), chance()))
  }
  const timeIsUp = async (): Promise<void> => {
    const { table, turn } = state
    const guest = turn && guestIn(turn.seat)
    if (!turn || !guest) return
    const isAway = guest.visitor.awaySince !== null
    const until = isAway ? turn.actBy : turn.bankUntil
    if (now() < until) return schedule()
    if (!isAway) guest.bankMs = 0
    const step = game.timeOut(table, turn.seat, chance())
    await take(step)
    guest.isOutByDrop = isAway
  }
  /** Between hands: seats are looked after, and the next hand begins where a guest plays. */
  const goOn = async (): Promise<void> => {
    if (state.table.hand) return schedule()
    const { table, events, house } = tended(game, state.table, state.sitters, pace, now())
    if (events.length > 0) await take({ table, events }, house)
    if (now() < state.nextHandAt || deal.isBusy()) return schedule()
    if (!(await deal.begin())) {
      if (state.over) {
        state.over = null
        publish()
      }
      later(pace.lookMs, goOn)
    }
  }
  const schedule = (): void => {
    const { turn } = state
    if (!turn) return later(deal.isBusy() ? pace.lookMs : state.nextHandAt - now(), goOn)
    const sitter = state.sitters.get(turn.seat)
    if (sitter?.kind !== 'guest') return later(houseWait(state.seeds, turn.turn, pace.houseMs), houseActs)
    later((now() < turn.actBy ? turn.actBy : turn.bankUntil) - now(), timeIsUp)
  }

  const deal = dealing({ ...options, state, take, publish, alone, onTold: () => later(state.nextHandAt - now(), goOn) })
  await deal.recover(left)
  later(0, goOn)

  return {
    state,
    alone,
    take,
    publish,
    messageFor,
    chance,
    guestIn,
    /** Hands of a player, newest first; the server seed with those that were dealt on one that is revealed. */
    hands: (player: string): readonly PastHand[] =>
      (state.past.get(player) ?? [])
        .map((hand) => ({ ...hand, serverSeed: state.revealed.get(hand.fairness.commitment) ?? null }))
        .toReversed(),
    /** Stops the clock. A hand that runs is void: its chips come back at the next start. */
    async stop(): Promise<void> {
      await stop()
      await deal.stop()
      await lines.close()
    },
  }
}
export type Room = Awaited<ReturnType<typeof openRoom>>
