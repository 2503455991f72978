import { MICRO_PER_MINOR, type StreamEvent } from '@lagoon/contract/wire/eventBatches/events'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { StreamMove } from '../../ledger/streams/book.ts'
import type { KnownRound, KnownStake } from '../../ledger/streams/known.ts'
import type { StreamState } from '../../ledger/streams/state.ts'

/** What the books know of what the events name. */
export interface Known {
  readonly state: Pick<StreamState, 'dust' | 'left' | 'minStake' | 'maxStake'>
  readonly rounds: ReadonlyMap<string, KnownRound>
  readonly stakes: ReadonlyMap<number, KnownStake>
}

export interface Booking {
  readonly moves: readonly StreamMove[]
  /** Carried on, micro-tokens. */
  readonly dust: number
}

export interface Contradiction {
  readonly status: 'BAD_EVENT' | 'HOLD_EXCEEDED'
  readonly seq: number
}

interface OpenRound {
  isOpen: boolean
  hasMain: boolean
  hasWin: boolean
  stakes: number
  /** Paid in this batch and not among the moves yet, minor units. */
  pending: { readonly seq: number; minor: bigint } | undefined
  /** Its shots in this batch, one move. */
  shots: { amount: string } | undefined
}

/** One reading of a batch: the rounds as they stand after each event. */
class Reading {
  readonly moves: StreamMove[] = []
  dust: bigint
  private left: bigint
  private readonly rounds = new Map<string, OpenRound>()
  private readonly stakes: Map<number, KnownStake>
  private readonly known: Known

  constructor(known: Known) {
    this.known = known
    this.dust = BigInt(known.state.dust)
    this.left = known.state.left
    this.stakes = new Map(known.stakes)
    for (const [id, round] of known.rounds) this.rounds.set(id, { ...round, pending: undefined, shots: undefined })
  }

  private openRound(id: string): OpenRound | undefined {
    const round = this.rounds.get(id)
    return round?.isOpen ? round : undefined
  }

  private open({ seq, round }: StreamEvent & { type: 'open' }): boolean {
    if (this.rounds.has(round)) return false
    this.rounds.set(round, { isOpen: true, hasMain: false, hasWin: false, stakes: 0, pending: undefined, shots: undefined })
    this.moves.push({ type: 'OPEN', seq, round })
    return true
  }

  private stake({ seq, round: id, amount, part }: StreamEvent & { type: 'stake' }): boolean | 'HOLD_EXCEEDED' {
    const round = this.openRound(id)
    const { minStake, maxStake } = this.known.state
    const minor = amount / MICRO_PER_MINOR
    const isBound = part === 'MAIN' || part === 'SHOT'
    if (!round || (part === 'MAIN' && round.hasMain) || (isBound && (minor < minStake || minor > maxStake))) return false
    if (minor > this.left) return 'HOLD_EXCEEDED'
    this.left -= minor
    round.stakes += 1
    round.hasMain ||= part === 'MAIN'
    this.stakes.set(seq, { round: id, part })
    // The shots of a round are one move: nobody gives a single one back.
    if (part === 'SHOT' && round.shots) {
      round.shots.amount = String(BigInt(round.shots.amount) + minor)
      return true
    }
    const move = { type: 'BET' as const, seq, round: id, part, amount: String(minor) }
    if (part === 'SHOT') round.shots = move
    this.moves.push(move)
    return true
  }

  private pay({ seq, round: id, amount }: StreamEvent & { type: 'pay' }): boolean {
    const round = this.openRound(id)
    if (!round || round.stakes === 0) return false
    const total = this.dust + amount
    this.dust = total % MICRO_PER_MINOR
    round.hasWin = true
    round.pending ??= { seq, minor: 0n }
    round.pending.minor += total / MICRO_PER_MINOR
    return true
  }

  private void({ seq, round: id, of }: StreamEvent & { type: 'void' }): boolean {
    const round = this.openRound(id)
    const stake = this.stakes.get(of)
    if (!round || stake?.round !== id || stake.part === 'SHOT') return false
    this.stakes.delete(of)
    round.stakes -= 1
    const closes = round.stakes === 0 && !round.hasWin
    round.isOpen = !closes
    this.moves.push({ type: 'VOID', seq, round: id, of, closes })
    return true
  }

  private finish({ seq, round: id, report, fairness }: StreamEvent & { type: 'finish' }): boolean {
    const round = this.openRound(id)
    if (!round || (round.stakes === 0 && !round.hasWin)) return false
    const amount = String(round.pending?.minor ?? 0n)
    const detail = { ...report, ...(fairness && { fairness }), ...(this.dust > 0n && { carriedMicro: Number(this.dust) }) }
    this.moves.push({ type: 'WIN', seq: round.pending?.seq ?? seq, round: id, amount, closes: true, detail })
    round.pending = undefined
    round.isOpen = false
    return true
  }

  take(event: StreamEvent): boolean | 'HOLD_EXCEEDED' {
    switch (event.type) {
      case 'open':
        return this.open(event)
      case 'stake':
        return this.stake(event)
      case 'pay':
        return this.pay(event)
      case 'void':
        return this.void(event)
      case 'finish':
        return this.finish(event)
    }
  }

  /** What was paid of rounds that go on. */
  end(): void {
    for (const [round, { pending }] of this.rounds)
      if (pending) this.moves.push({ type: 'WIN', seq: pending.seq, round, amount: String(pending.minor), closes: false })
  }
}

/**
 * What events do to the books, in their order: refused with the number of the first one that the rules do not allow. Shots and pays of
 * one round are one move each.
 */
export const movesOf = (events: readonly StreamEvent[], known: Known): Result<Booking, Contradiction> => {
  const reading = new Reading(known)
  for (const event of events) {
    const taken = reading.take(event)
    if (taken !== true) return refused({ status: taken === false ? 'BAD_EVENT' : taken, seq: event.seq })
  }
  reading.end()
  return ok({ moves: reading.moves, dust: Number(reading.dust) })
}
