import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { fairDraw, type RoundSeeds } from '@lagoon/games/fair/stream'
import { actsOf, startOf } from '@lagoon/games/holdemTable/course'
import { handSeeds } from '@lagoon/games/holdemTable/engine'
import { resultOf } from '@lagoon/games/holdemTable/result'
import type { Step, Table, TableEvent } from '@lagoon/games/holdemTable/table'
import { handMoney, type Staked, type Taken } from './handMoney.ts'
import { noChance } from './noChance.ts'
import { PAST_HANDS, type Left } from './records.ts'
import type { RoomOptions, RoomState } from './room.ts'
import { changedSeeds, HANDS_ON_A_SEED } from './seeds.ts'
import type { Sitter, Visitor } from './sitters.ts'
import { telling } from './telling.ts'

/** A hand while it runs. */
export interface Run extends Pick<Taken, 'taken' | 'lost'> {
  readonly seeds: RoundSeeds
  /** Who sat where as it began. */
  readonly sitters: ReadonlyMap<number, Sitter>
  /** The table before its start. */
  readonly before: Table
  readonly events: TableEvent[]
}

export interface DealingOptions extends RoomOptions {
  readonly state: RoomState
  readonly take: (step: Step) => Promise<void>
  readonly publish: () => void
  readonly alone: <T>(work: () => T | Promise<T>) => Promise<T>
  /** The wallet knows what the last hand came to. */
  readonly onTold: () => void
}

/** Begins and ends the hands of a table, with their money. */
export const dealing = (options: DealingOptions) => {
  const { game, tableId, lines, wallet, pace, log, backoffMs, now, state, take, publish, onTold } = options
  const money = handMoney({ game, roomId: game.id, tableId, lines, wallet, log })
  const rounds = new Map<string, Visitor>()
  /** What a hand took that did not come about, until it is written down that it goes back. */
  let owed: { readonly number: number; readonly stakes: readonly Staked[] } | null = null
  const tell = telling({
    lines,
    wallet,
    log,
    backoffMs,
    onBalance: (roundId, balance) => {
      const visitor = rounds.get(roundId)
      rounds.delete(roundId)
      if (visitor) Object.assign(visitor, { balance: Number(balance), isInPlay: false })
    },
    onTold: () => {
      publish()
      onTold()
    },
  })

  const changeSeeds = async (): Promise<void> => {
    const { serverSeed } = state.seeds
    const seeds = changedSeeds(state.seeds)
    await lines.append({ type: 'seeds', seeds })
    state.seeds = seeds
    state.handsOnSeed = 0
    state.revealed.set(commitmentOf(serverSeed), serverSeed)
  }

  const readyGuests = (): readonly Pick<Staked, 'seat' | 'guest' | 'chips'>[] =>
    [...state.sitters]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([seat, guest]) => {
        const sitting = state.table.seats[seat]
        const isReady = sitting && !sitting.isSittingOut && !sitting.isLeaving && sitting.stack > 0
        return guest.kind === 'guest' && isReady ? [{ seat, guest, chips: sitting.stack }] : []
      })

  /** Whoever's chips could not be had leaves the table. */
  const remove = async (stakes: readonly Staked[]): Promise<void> => {
    for (const { seat, guest } of stakes) {
      guest.visitor.notice = 'TOKENS_GONE'
      await take(game.leave(state.table, seat, noChance))
    }
  }

  const giveBack = async (): Promise<void> => {
    if (!owed) return
    const { number, stakes } = owed
    tell.tell(number, await money.giveBack(number, stakes))
    owed = null
  }

  return {
    isBusy: tell.isBusy,
    /** Begins a hand where a guest plays and somebody against them; false where it does not. */
    async begin(): Promise<boolean> {
      // Whatever went wrong in the beginning before this one, nobody's stack stays in it.
      if (state.run) owed = { number: state.table.handNumber + 1, stakes: [...state.run.taken, ...state.run.lost] }
      state.run = null
      if (owed) {
        await giveBack()
        return false
      }
      const ready = readyGuests()
      if (ready.length === 0 || !game.canStart(state.table)) {
        if (state.handsOnSeed > 0) await changeSeeds()
        return false
      }
      if (state.handsOnSeed >= HANDS_ON_A_SEED) await changeSeeds()
      const number = state.table.handNumber + 1
      const { taken, refused, lost } = await money.take(number, ready)
      owed = { number, stakes: [...taken, ...lost] }
      for (const { roundId, guest } of [...taken, ...lost]) rounds.set(roundId, guest.visitor)
      await remove([...refused, ...lost])
      if (taken.length === 0 || !game.canStart(state.table)) {
        await giveBack()
        return false
      }
      for (const { guest } of taken) {
        guest.bankMs = Math.min(pace.bankMs, guest.bankMs + pace.bankBackMs)
        guest.visitor.notice = null
      }
      const clientSeeds = taken.map(({ guest }) => guest.clientSeed)
      const seeds = handSeeds(state.seeds.serverSeed, clientSeeds, number)
      state.handsOnSeed += 1
      state.over = null
      const before = state.table
      state.run = { taken, lost, seeds, sitters: new Map(state.sitters), before, events: [] }
      owed = null
      await take(game.start(before, fairDraw(seeds)))
      return true
    },
    /** Writes down what a hand came to, and tells the wallet. */
    async end({ taken, lost, seeds, sitters, before, events }: Run, number: number): Promise<void> {
      const result = resultOf(events)
      const course = { start: startOf(before, [...result.dealt.keys()]), acts: actsOf(events) }
      const { deliveries, hands } = await money.book(number, { taken, lost }, result, seeds, course)
      for (const { player, hand } of hands) state.past.set(player, [...(state.past.get(player) ?? []), hand].slice(-PAST_HANDS))
      state.run = null
      state.over = { number, result, sitters }
      state.nextHandAt = now() + (result.shown.size > 0 ? pace.shownMs : pace.foldedMs)
      tell.tell(number, deliveries)
    },
    /** Takes up what a stopped or killed server left: hands that were not over are void, and what was not told is told again. */
    async recover({ open, undelivered }: Left): Promise<void> {
      for (const { number, deliveries } of undelivered) tell.tell(number, deliveries)
      for (const { number, stakes } of open) tell.tell(number, await money.giveBack(number, stakes))
    },
    stop: tell.stop,
  }
}
