import { LOWEST_CASH_OUT, endOf, multiplierAt, pointOf, type CrashRules } from '@lagoon/games/crash/rules'
import { sharedNumber } from '@lagoon/games/fair/hashChain'
import type { LiveEvent, LivePhase, LiveState, PastEnd, SeenBet } from '../../../games/rules/crash/live.ts'
import type { Chain } from './chain.ts'
import { MOST_TOLD, untoldChanges } from './changes.ts'

/** A bet of a shared round, whoever made it. */
export interface TableBet {
  readonly betId: string
  readonly name: string
  readonly stakeMinor: bigint
  readonly autoCashOut: number | null
  /** Null while the bet is in, and where the round ended before. */
  cashOut: number | null
}

export interface Pace {
  /** So long bets are taken. */
  readonly bettingMs: number
  /** So long the end stands before the next round takes bets. */
  readonly endedMs: number
  readonly tickMs: number
}
export const usualPace: Pace = { bettingMs: 7_000, endedMs: 3_500, tickMs: 250 }
export const PAST_ENDS = 20

export interface TableOptions {
  readonly rules: CrashRules
  /** The chain in use; one that is used up is replaced when the next round begins. */
  readonly openChain: () => Promise<Chain>
  readonly now: () => number
  readonly pace?: Pace
  readonly send: (event: LiveEvent) => void
  /** Called once for each round, when it has ended. */
  readonly onEnd: (end: PastEnd, endedAt: number, bets: readonly TableBet[]) => void
  readonly onError: (error: unknown) => void
}

export type CashedOut =
  | { readonly kind: 'cashed-out'; readonly multiplier: number }
  | { readonly kind: 'too-late'; readonly point: number; readonly endedAt: number; readonly receivedAt: number }
  | { readonly kind: 'too-early' }
  | { readonly kind: 'no-bet' }

const seen = ({ betId, name, stakeMinor, cashOut }: TableBet): SeenBet => ({ betId, name, stake: String(stakeMinor), cashOut })
const seenAll = (bets: ReadonlyMap<string, TableBet>) => [...bets.values()].map(seen)
const RETRY_MS = 1_000

/** One game of crash: its rounds one after another for as long as the server runs. Only the server's clock decides. */
export const openTable = async ({ rules, openChain, now, pace = usualPace, send, onEnd, onError }: TableOptions) => {
  let chain = await openChain()
  let round: LivePhase = { phase: 'betting', number: chain.next(), startsAt: 0 }
  /** Known from the start of a flight on, and never sent. */
  let secret = { point: 0, endsAt: 0 }
  let isStarting = false
  let bets = new Map<string, TableBet>()
  /** Of the round after the one in flight. */
  let queued = new Map<string, TableBet>()
  const changes = untoldChanges()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const endAt = (number: number): PastEnd => {
    const hash = chain.hashOf(number)
    return { number, hash, point: pointOf(rules, sharedNumber(hash, chain.shown.salt)) }
  }
  let past: readonly PastEnd[] = []
  const readPast = () => {
    const last = chain.next() - 1
    past = Array.from({ length: Math.min(PAST_ENDS, last) }, (_, back) => endAt(last - back))
  }
  readPast()

  const after = (ms: number, work: () => void) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(work, Math.max(0, Math.ceil(ms)))
  }
  const takeBack = (bet: TableBet, multiplier: number) => {
    bet.cashOut = multiplier
    changes.isCashedOut(bet.betId, multiplier)
  }
  const tell = () => {
    const { came, left, cashedOut } = changes.take()
    const known = came.flatMap((betId) => bets.get(betId) ?? [])
    send({ type: 'tick', at: now(), came: known.map(seen), left, cashedOut })
  }

  const begin = async () => {
    if (chain.isUsedUp()) {
      chain = await openChain()
      readPast()
    }
    isStarting = false
    round = { phase: 'betting', number: chain.next(), startsAt: now() + pace.bettingMs }
    bets = queued
    queued = new Map()
    const waited = seenAll(bets)
    changes.begin(waited.slice(MOST_TOLD).map(({ betId }) => betId))
    send({ type: 'betting', at: now(), number: round.number, startsAt: round.startsAt, bets: waited.slice(0, MOST_TOLD) })
    after(pace.tickMs, takeBets)
  }
  const takeBets = () => {
    if (round.phase !== 'betting') return
    if (changes.areThere()) tell()
    const left = round.startsAt - now()
    if (left > 0) after(Math.min(left, pace.tickMs), takeBets)
    else attempt(start)
  }
  const start = async () => {
    // No bet comes or goes from here on; the number is on the disk before anything of the round can be seen.
    isStarting = true
    const { number } = round
    await chain.start()
    const startedAt = now()
    const { point } = endAt(number)
    secret = { point, endsAt: startedAt + endOf(rules, point) }
    round = { phase: 'flight', number, startedAt }
    send({ type: 'start', at: startedAt, number, startedAt })
    fly()
  }
  /** Brings the flight up to a moment: cash-outs that were set come first, then the end. */
  const advance = (at: number) => {
    if (round.phase !== 'flight') return
    const isOver = at >= secret.endsAt
    const shown = isOver ? secret.point : multiplierAt(rules, at - round.startedAt)
    for (const bet of bets.values()) {
      if (bet.cashOut !== null) continue
      if (bet.autoCashOut !== null && bet.autoCashOut <= shown) takeBack(bet, bet.autoCashOut)
      else if (isOver && secret.point >= rules.cap) takeBack(bet, rules.cap)
    }
    if (!isOver) return
    const end = endAt(round.number)
    past = [end, ...past].slice(0, PAST_ENDS)
    do tell()
    while (changes.areThere())
    round = { phase: 'ended', number: end.number, point: end.point, endedAt: secret.endsAt, nextAt: at + pace.endedMs }
    send({ type: 'end', at, end, endedAt: round.endedAt, nextAt: round.nextAt })
    after(pace.endedMs, () => attempt(begin))
    onEnd(end, round.endedAt, [...bets.values()])
  }
  const fly = () => {
    advance(now())
    if (round.phase !== 'flight') return
    tell()
    after(Math.min(pace.tickMs, secret.endsAt - now()), fly)
  }
  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => {
      onError(error)
      after(RETRY_MS, () => attempt(work))
    })
  }
  /** The round that takes bets now; null where none does for a moment. */
  const openNumber = (): number | null => {
    advance(now())
    if (round.phase === 'betting') return isStarting ? null : round.number
    return chain.isUsedUp() ? null : chain.next()
  }
  await begin()

  return {
    state: (): LiveState => {
      advance(now())
      return { at: now(), round, bets: seenAll(bets), past, chain: chain.shown }
    },
    chain: (): Chain => chain,
    openNumber,
    /** Puts a bet into a round that has not started; false where it has. */
    join(number: number, bet: TableBet): boolean {
      if (openNumber() !== number) return false
      if (round.phase === 'betting') {
        bets.set(bet.betId, bet)
        changes.cameIn(bet.betId)
      } else queued.set(bet.betId, bet)
      return true
    },
    /** Takes a bet out of a round that has not started; false where it has. */
    leave(betId: string): boolean {
      if (queued.delete(betId)) return true
      if (round.phase !== 'betting' || isStarting || !bets.delete(betId)) return false
      changes.leaves(betId)
      return true
    },
    /** Cashes a bet out at what the curve shows now; the same answer again once it is cashed out. */
    cashOut(betId: string): CashedOut {
      const receivedAt = now()
      advance(receivedAt)
      const bet = bets.get(betId)
      if (!bet) return queued.has(betId) ? { kind: 'too-early' } : { kind: 'no-bet' }
      if (bet.cashOut !== null) return { kind: 'cashed-out', multiplier: bet.cashOut }
      if (round.phase === 'ended') return { kind: 'too-late', point: round.point, endedAt: round.endedAt, receivedAt }
      const multiplier = round.phase === 'flight' ? multiplierAt(rules, receivedAt - round.startedAt) : 0
      if (multiplier < LOWEST_CASH_OUT) return { kind: 'too-early' }
      takeBack(bet, multiplier)
      return { kind: 'cashed-out', multiplier }
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
export type Table = Awaited<ReturnType<typeof openTable>>
