import * as v from 'valibot'
import { betParts } from '../../lobby/enums.ts'
import { ok, refused, type Result } from '../../result/result.ts'
import { parseJson } from '../../text/parseJson.ts'
import { wireId } from '../fields.ts'
import { roundFairness, roundReport } from '../seamlessWallet/roundReport.ts'

/** One token is 1,000,000 micro-tokens, so one minor unit is so many. */
export const MICRO_PER_MINOR = 10_000n

/** Micro-tokens as decimal digits, read. As many as any account holds, and more. */
export const micro = v.pipe(
  v.string(),
  v.regex(/^\d{1,22}$/),
  v.transform((digits) => BigInt(digits)),
)
const positive = v.pipe(
  micro,
  v.check((amount) => amount > 0n),
)
/** Counts the events of a stream, from 1. */
export const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const round = wireId

/** What can happen in a stream, told apart by `type`. */
export const streamEvent = v.variant('type', [
  /** Begins a round; every other event of it comes after. */
  v.object({ seq: sequence, type: v.literal('open'), round }),
  v.object({
    seq: sequence,
    type: v.literal('stake'),
    round,
    /** Stakes are whole minor units: what is held is. */
    amount: v.pipe(
      positive,
      v.check((amount) => amount % MICRO_PER_MINOR === 0n),
    ),
    part: v.exactOptional(v.picklist(betParts), 'MAIN'),
  }),
  v.object({ seq: sequence, type: v.literal('pay'), round, amount: positive }),
  /** Gives back the stake that `of` numbers. */
  v.object({ seq: sequence, type: v.literal('void'), round, of: sequence }),
  v.object({ seq: sequence, type: v.literal('finish'), round, report: roundReport, fairness: v.exactOptional(roundFairness) }),
])
export type StreamEvent = v.InferOutput<typeof streamEvent>
/** An event as it is written. */
export type StreamEventText = v.InferInput<typeof streamEvent>

/** What is hashed for the state of a stream without events. */
export const genesisText = (session: string, epoch: number): string => `${session}:${epoch}`
/** What is hashed for the state after an event: `previous` is the hash before it, the event its text as it is sent. */
export const linkText = (previous: string, event: string): string => `${previous}\n${event}`

/** An event that cannot be read, by its number. */
export interface BadEvent {
  readonly seq: number
}

/** Reads the events of a batch that begins with `fromSeq`, each one number above the last. */
export const readEvents = (fromSeq: number, texts: readonly string[]): Result<readonly StreamEvent[], BadEvent> => {
  const events: StreamEvent[] = []
  for (const [index, text] of texts.entries()) {
    const seq = fromSeq + index
    const read = v.safeParse(streamEvent, parseJson(text))
    if (!read.success || read.output.seq !== seq) return refused({ seq })
    events.push(read.output)
  }
  return ok(events)
}

/** What a batch says that its events add up to: micro-tokens staked and paid, and how many stakes were given back. */
export interface Totals {
  readonly stake: bigint
  readonly pay: bigint
  readonly voids: number
}

/** What events add up to. */
export const totalsOf = (events: readonly StreamEvent[]): Totals => {
  let [stake, pay, voids] = [0n, 0n, 0]
  for (const event of events) {
    if (event.type === 'stake') stake += event.amount
    if (event.type === 'pay') pay += event.amount
    if (event.type === 'void') voids += 1
  }
  return { stake, pay, voids }
}
