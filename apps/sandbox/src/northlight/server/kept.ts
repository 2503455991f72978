import type { StreamEntry } from './entries.ts'
import { Stream } from './stream.ts'

/** A stream with which the platform is done is kept for so long (docs/providers/northlight.md). */
const KEPT_MS = 24 * 60 * 60 * 1000

/** The streams that the entries tell of, by their sessions. */
export const streamsIn = (entries: readonly StreamEntry[]): Map<string, Stream> => {
  const streams = new Map<string, Stream>()
  for (const entry of entries) {
    if (entry.type === 'session') streams.set(entry.session, new Stream(entry.session, entry.epoch, entry.terms, entry.at))
    const stream = streams.get(entry.session)
    if (!stream) continue
    if (entry.type === 'events') for (const text of entry.texts) stream.add(text, entry.stakeId)
    if (entry.type === 'barred') stream.barred.add(entry.stakeId)
    if (entry.type === 'acked') Object.assign(stream, { acked: entry.seq, heardAt: entry.at ?? stream.heardAt })
    if (entry.type === 'ended') stream.ended = entry.reason
    if (entry.type === 'hold') Object.assign(stream, { hold: entry.number, isHeld: true })
    if (entry.type === 'released') Object.assign(stream, { isHeld: false, heardAt: entry.at })
    stream.written = stream.texts.length
  }
  return streams
}

/** Nobody asks for such a stream any more: the platform has it as a whole, and has not been heard of it for long. */
const isDone = (stream: Stream, now: number): boolean => stream.heardAt + KEPT_MS < now && stream.isWhole

/** Forgets the streams with which the platform is done for long. */
export const forgetDone = (streams: Map<string, Stream>, now: number): void => {
  for (const [session, stream] of streams) if (isDone(stream, now)) streams.delete(session)
}

/** Leaves out the streams with which the platform is done for long. */
export const keptEntries = (entries: readonly StreamEntry[], now: number): readonly StreamEntry[] => {
  const streams = streamsIn(entries)
  forgetDone(streams, now)
  return entries.filter(({ session }) => streams.has(session))
}
