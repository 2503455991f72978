import { createHash } from 'node:crypto'
import type { BetPart } from '@lagoon/contract/lobby/enums'
import { MOST_EVENTS } from '@lagoon/contract/wire/eventBatches/eventBatches'
import { genesisText, linkText, MICRO_PER_MINOR, type StreamEventText } from '@lagoon/contract/wire/eventBatches/events'
import type { SessionTerms } from '../../games/server/wallet.ts'

/** A batch stays well below 64 KiB once it is text in JSON in base64. */
const MOST_CHARACTERS = 32_000

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

type Unnumbered = StreamEventText extends infer Event ? (Event extends { seq: number } ? Omit<Event, 'seq'> : never) : never

interface RoundOfStream {
  isOpen: boolean
  /** That stand. */
  stakes: number
  hasPaid: boolean
}
interface StakeOfStream {
  readonly seq: number
  readonly round: string
  isVoid: boolean
}

/** Events that came together; `stakeId` is the name of the stake among them, or of the one that they give back. */
interface Noted {
  readonly texts: readonly string[]
  readonly stakeId: string | undefined
}

/** The events of one session, and what may still be staked. Amounts are minor units. Nothing here waits for anybody. */
export class Stream {
  readonly session: string
  readonly epoch: number
  readonly terms: SessionTerms
  readonly texts: string[] = []
  private readonly hashes: string[] = []
  /** What each event takes from the player, and what it gives. */
  private readonly flows: { readonly stake: bigint; readonly gain: bigint }[] = []
  readonly rounds = new Map<string, RoundOfStream>()
  readonly stakes = new Map<string, StakeOfStream>()
  /** Stakes that were given back before they came. */
  readonly barred = new Set<string>()
  /** So many events are on the disk. */
  written = 0
  /** What was noted and is not on the disk, oldest first. */
  readonly unwritten: Noted[] = []
  /** The last write to the disk; it rejects where that failed. */
  writing: Promise<void> = Promise.resolve()
  /** So many events the platform has. */
  acked = 0
  /** Number of the last hold that was asked for. */
  hold = 0
  /** Whether the platform may hold something for it. */
  isHeld = false
  /** What may be staked. */
  left = 0n
  /** Until when, milliseconds since 1970. */
  heldUntil = 0
  /** How often the platform asked for the events, and so took the hold away. */
  revocations = 0
  lastStakeAt = 0
  /** Why it takes no more stakes. */
  ended: string | null = null
  /** Why the platform takes nothing of it any more. */
  refused: string | null = null
  /** When the platform last had events or a hold of it, milliseconds since 1970; before, when it was opened. */
  heardAt: number
  /** What the player had in all, held or not, when the platform had `acked` events. */
  private total: bigint

  constructor(session: string, epoch: number, terms: SessionTerms, openedAt: number) {
    this.session = session
    this.epoch = epoch
    this.terms = terms
    this.heardAt = openedAt
    this.total = BigInt(terms.balance)
  }

  hashAt(seq: number): string {
    return this.hashes[seq - 1] ?? sha256(genesisText(this.session, this.epoch))
  }

  private amounts(event: StreamEventText): { stake: bigint; gain: bigint } {
    const { token, winToken } = this.terms
    if (event.type === 'stake') return { stake: BigInt(event.amount) / MICRO_PER_MINOR, gain: 0n }
    if (event.type === 'pay' && token === winToken) return { stake: 0n, gain: BigInt(event.amount) / MICRO_PER_MINOR }
    if (event.type === 'void') return { stake: 0n, gain: this.flows[event.of - 1]?.stake ?? 0n }
    return { stake: 0n, gain: 0n }
  }

  /** Takes an event in that was written down already, or is about to be. */
  add(text: string, stakeId: string | undefined): void {
    const event = JSON.parse(text) as StreamEventText
    const previous = this.hashAt(this.texts.length)
    this.flows.push(this.amounts(event))
    this.texts.push(text)
    this.hashes.push(sha256(linkText(previous, text)))
    const round = this.rounds.get(event.round) ?? { isOpen: true, stakes: 0, hasPaid: false }
    this.rounds.set(event.round, round)
    if (event.type === 'stake') {
      round.stakes += 1
      if (stakeId !== undefined) this.stakes.set(stakeId, { seq: event.seq, round: event.round, isVoid: false })
    }
    if (event.type === 'pay') round.hasPaid = true
    if (event.type === 'finish') round.isOpen = false
    if (event.type !== 'void') return
    round.stakes -= 1
    if (round.stakes === 0 && !round.hasPaid) round.isOpen = false
    const stake = stakeId === undefined ? undefined : this.stakes.get(stakeId)
    if (stake) stake.isVoid = true
  }

  /** Numbers events and takes them in; they are to be written down. */
  note(events: readonly Unnumbered[], stakeId?: string): void {
    const texts = events.map((event) => {
      const text = JSON.stringify({ seq: this.texts.length + 1, ...event })
      this.add(text, stakeId)
      return text
    })
    this.unwritten.push({ texts, stakeId })
  }
  /** So many of what was noted are on the disk now. */
  wrote(count: number): void {
    for (const { texts } of this.unwritten.splice(0, count)) this.written += texts.length
  }

  /** The events of a stake: what opens its round comes before it. */
  stakeEvents(round: string, minor: bigint, part: BetPart): readonly Unnumbered[] {
    const stake = { type: 'stake' as const, round, amount: String(minor * MICRO_PER_MINOR), part }
    return this.rounds.has(round) ? [stake] : [{ type: 'open', round }, stake]
  }

  /** What was staked and is not acknowledged. */
  get unacked(): bigint {
    return this.flows.slice(this.acked).reduce((sum, { stake }) => sum + stake, 0n)
  }
  /** What the player has, held or not, by all events. */
  get balance(): bigint {
    return this.flows.slice(this.acked).reduce((sum, { stake, gain }) => sum - stake + gain, this.total)
  }

  /** The platform has all of it and holds nothing, and every round of it is over. */
  get isWhole(): boolean {
    return this.acked === this.texts.length && !this.isHeld && ![...this.rounds.values()].some(({ isOpen }) => isOpen)
  }

  covers(minor: bigint, now: number): boolean {
    return this.ended === null && this.left >= minor && this.heldUntil > now
  }

  /** What the platform answered about the player's tokens while it had `acked` events. Micro-tokens. */
  told({ balance, left }: { readonly balance: bigint; readonly left: bigint }): void {
    this.total = (balance + left) / MICRO_PER_MINOR
  }

  /** The events after `after` that are on the disk, as many as a batch may hold. */
  after(after: number): readonly string[] {
    const some = this.texts.slice(after, Math.min(this.written, after + MOST_EVENTS))
    let size = 0
    const fitting = some.findIndex((text) => (size += text.length * 1.2) > MOST_CHARACTERS)
    return fitting > 0 ? some.slice(0, fitting) : some
  }
}
