import { randomUUID } from 'node:crypto'
import type { CrashGame } from '@lagoon/games/crash/engine'
import { LOWEST_CASH_OUT, winOf } from '@lagoon/games/crash/rules'
import type { RoundView } from '../../../games/contract.ts'
import type { BetAnswer, BetRequest, CashOutAnswer, CrashView, OwnBet, PastEnd } from '../../../games/rules/crash/live.ts'
import { toJson } from '@lagoon/games/json'
import { isWithin } from '../../../games/rules/stakes.ts'
import type { Deliveries } from '../../../games/server/deliveries.ts'
import { mainStakeOf, type RoundRecord } from '../../../games/server/journal/entries.ts'
import type { Journal } from '../../../games/server/journal/journal.ts'
import { Refusal } from '../../../games/server/problems.ts'
import { shelfOf } from '../../../games/server/rounds.ts'
import type { Session } from '../../../games/server/sessions.ts'
import { shelfName, type Shelves } from '../../../games/server/shelves.ts'
import type { Stakes } from '../../../games/server/stakes.ts'
import type { Wallet } from '../../../games/server/wallet.ts'
import { keepNewest } from '../../../keepNewest.ts'
import { nameOf } from './names.ts'
import type { Table, TableBet } from './table.ts'

export interface BetsOptions {
  readonly game: CrashGame
  readonly table: () => Table
  readonly journal: Journal
  readonly wallet: Wallet
  readonly deliveries: Deliveries
  readonly stakes: Stakes
  readonly shelves: Shelves
  /** Of this server: with it names are made for players. */
  readonly secret: string
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** What a bet waits with in the journal until its round is over. */
export interface CrashState {
  readonly number: number
  readonly autoCashOut: number | null
}

/** How ends come from the chain; games/fair/hashChain. */
export const ALGORITHM = 'sha256-hash-chain'
/** So long a press is answered the same again. */
const PRESSES_KEPT = 5_000

interface Held {
  record: RoundRecord
  readonly bet: TableBet
  readonly number: number
  readonly slot: 0 | 1
  /** Null until the round has ended. */
  over: { readonly win: string; readonly point: number; readonly endedAt: number } | null
}

const own = ({ record, bet, number, slot, over }: Held): OwnBet => ({
  betId: bet.betId,
  number,
  slot,
  stake: record.played.stake,
  autoCashOut: bet.autoCashOut,
  cashOut: bet.cashOut,
  win: over?.win ?? null,
})

/** The bets of a game of crash and their money: taken before a round, given back when taken out of it, paid when it has ended. */
export const openBets = (options: BetsOptions) => {
  const { game, table, journal, wallet, deliveries, stakes, shelves, secret, now, onError } = options
  const held = new Map<string, Held>()
  /** Slots that are taken: by player, kind of token, round and slot. */
  const slots = new Set<string>()
  const presses = new Map<string, Promise<BetAnswer>>()

  const slotName = (session: Session, { number, slot }: Pick<BetRequest, 'number' | 'slot'>) =>
    `${shelfName(shelfOf(session))} ${number} ${slot}`

  const recordOf = (
    session: Session,
    roundId: string,
    { pressId, number, stake, autoCashOut }: BetRequest,
    balance: string,
  ): RoundRecord => {
    const { commitment, salt } = table().chain().shown
    const fairness = { commitment, clientSeed: salt, nonce: number, algorithm: ALGORITHM, version: game.version }
    const answer: RoundView = { roundId, stake, outcome: null, totalWin: '0', balance, isOver: false, isSettled: true, fairness }
    const played = { stake, choice: { autoCashOut }, progress: null, acts: [] }
    const { key, reply } = session
    const state = toJson({ number, autoCashOut } satisfies CrashState)
    return { roundId, key, sessionId: reply.sessionId, ...shelfOf(session), pressId, at: Date.now(), played, state, answer }
  }

  const refuse = (session: Session, { number, stake, autoCashOut }: BetRequest) => {
    const minor = BigInt(stake)
    if (!isWithin(minor, session.reply) || game.refuseStake(minor) !== null) throw new Refusal('STAKE_REFUSED')
    if (autoCashOut !== null && (autoCashOut < LOWEST_CASH_OUT || autoCashOut > game.rules.cap)) throw new Refusal('CHOICE_REFUSED')
    if (table().openNumber() !== number) throw new Refusal('ROUND_STARTED')
  }

  const take = async (session: Session, request: BetRequest): Promise<BetAnswer> => {
    refuse(session, request)
    const place = slotName(session, request)
    if (slots.has(place)) throw new Refusal('ROUND_OPEN')
    slots.add(place)
    const roundId = randomUUID()
    const { number, slot, autoCashOut } = request
    const stakeMinor = BigInt(request.stake)
    try {
      return await stakes.taking(session, roundId, [{ part: 'MAIN', minor: stakeMinor }], async (balance) => {
        const record = recordOf(session, roundId, request, balance)
        await journal.append({ type: 'step', roundId, record })
        const name = nameOf(secret, session.reply.player)
        const bet: TableBet = { betId: roundId, name, stakeMinor, autoCashOut, cashOut: null }
        if (!table().join(number, bet)) throw new Refusal('ROUND_STARTED')
        const mine: Held = { record, bet, number, slot, over: null }
        held.set(roundId, mine)
        return { bet: own(mine), balance }
      })
    } catch (error) {
      slots.delete(place)
      throw error
    }
  }

  const ofPlayer = (session: Session, betId: string): Held => {
    const mine = held.get(betId)
    if (!mine || shelfName(mine.record) !== shelfName(shelfOf(session))) throw new Refusal('ROUND_OVER')
    return mine
  }

  /** Writes down what a round came to for a bet, and pays it. */
  const settle = async (record: RoundRecord, view: CrashView): Promise<string> => {
    const { roundId, sessionId, played } = record
    const win = view.cashOut === null ? 0n : winOf(BigInt(played.stake), view.cashOut, view.point)
    const answer: RoundView = { ...record.answer, outcome: toJson(view), totalWin: String(win), isOver: true }
    const done = { ...record, state: null, at: Date.now(), answer }
    const { number, hash, point, autoCashOut, cashOut } = view
    const report = { type: 'crash', number, hash, point, autoCashOut, cashOut } as const
    const delivery = wallet.settle({ roundId, sessionId, totalWin: answer.totalWin, report, fairness: answer.fairness })
    await journal.append({ type: 'win', roundId, record: done, progress: null, delivery })
    shelves.finish(done, null)
    await deliveries.settle(roundId, delivery)
    return answer.totalWin
  }

  return {
    settle,
    /**
     * Takes a bet into a round that has not started. The same press again gives the same answer.
     * @throws {Refusal} with nothing taken, or with a bet whose return is under way (NOT_REACHED, ROUND_STARTED).
     */
    place(session: Session, request: BetRequest): Promise<BetAnswer> {
      const press = `${session.key} ${request.pressId}`
      const known = presses.get(press)
      if (known) return known
      const answer = take(session, request)
      keepNewest(presses, press, answer, PRESSES_KEPT)
      answer.catch(() => presses.delete(press))
      return answer
    },
    /**
     * Takes a bet out of a round that has not started, and gives it back.
     * @throws {Refusal} CANCELED_TOO_LATE where it has, ROUND_OVER where it has ended as well.
     */
    async cancel(session: Session, betId: string): Promise<void> {
      const mine = held.get(betId)
      if (!mine) return // taken out before: the same call again
      ofPlayer(session, betId)
      if (!table().leave(betId)) throw new Refusal(mine.over ? 'ROUND_OVER' : 'CANCELED_TOO_LATE')
      held.delete(betId)
      slots.delete(slotName(session, mine))
      await deliveries.undo({ roundId: betId, stakeId: mainStakeOf(betId), sessionId: mine.record.sessionId })
    },
    /** @throws {Refusal} ROUND_OVER where the player has no such bet. */
    async cashOut(session: Session, betId: string): Promise<CashOutAnswer> {
      const mine = ofPlayer(session, betId)
      const wasIn = mine.bet.cashOut === null
      if (mine.over && wasIn) {
        const { point, endedAt } = mine.over
        return { result: 'too-late', point, endedAt, receivedAt: now() }
      }
      const out = mine.over ? null : table().cashOut(betId)
      if (out?.kind === 'no-bet') throw new Refusal('ROUND_OVER')
      if (out?.kind === 'too-late') {
        const { point, endedAt, receivedAt } = out
        return { result: 'too-late', point, endedAt, receivedAt }
      }
      if (out?.kind === 'too-early') return { result: 'too-early' }
      const { cashOut } = mine.bet
      if (wasIn && !mine.over && cashOut !== mine.bet.autoCashOut) {
        // By hand: only the journal knows it after a restart. One that was set is found again by the chain.
        const { record } = mine
        mine.record = { ...record, played: { ...record.played, acts: [{ cashOut }] } }
        await journal.append({ type: 'step', roundId: betId, record: mine.record })
      }
      return { result: 'cashed-out', bet: own(mine) }
    },
    /** What the player has in the round that takes bets, in the one in flight, and in the last one. */
    ownBets: (session: Session): readonly OwnBet[] => {
      const shelf = shelfName(shelfOf(session))
      return [...held.values()].filter(({ record }) => shelfName(record) === shelf).map(own)
    },
    /** Settles every bet of a round that has ended; bets of the one before are forgotten. */
    onEnd({ number, hash, point }: PastEnd, endedAt: number, bets: readonly TableBet[]): void {
      for (const [betId, mine] of held) if (mine.number !== number && mine.over) held.delete(betId)
      for (const place of slots) if (place.split(' ').at(-2) === String(number)) slots.delete(place)
      for (const { betId, autoCashOut, cashOut } of bets) {
        const mine = held.get(betId)
        if (!mine) continue
        const win = String(cashOut === null ? 0n : winOf(BigInt(mine.record.played.stake), cashOut, point))
        mine.over = { win, point, endedAt }
        settle(mine.record, { number, hash, point, autoCashOut, cashOut }).catch(onError)
      }
    },
  }
}
export type Bets = ReturnType<typeof openBets>
