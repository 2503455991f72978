import type { LiveEvent } from '../../../rules/crash/live.ts'

/** Hears of an event of a live game, and when it came, by this browser's clock. */
type Hear = (event: LiveEvent, cameAt: number) => void

interface Ahead {
  readonly gameId: string
  readonly source: EventSource
  readonly heard: Parameters<Hear>[]
  readonly stop: () => void
}

const eventTypes: readonly LiveEvent['type'][] = ['state', 'betting', 'start', 'tick', 'end']
/** Of a page whose session does not open. */
const UNWANTED_AFTER_MS = 15_000

let ahead: Ahead | undefined

const open = (gameId: string) => new EventSource(`/api/live/stream?${new URLSearchParams({ game: gameId })}`)

/** Tells each event of a stream; answers the way to stop. */
const listen = (source: EventSource, hear: Hear): (() => void) => {
  const onEvent = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as LiveEvent, Date.now())
  for (const type of eventTypes) source.addEventListener(type, onEvent)
  return () => {
    for (const type of eventTypes) source.removeEventListener(type, onEvent)
  }
}

/** Opens the stream beside the session, which it does not need; `openStream` takes it, with all that was heard meanwhile. */
export const openStreamAhead = (gameId: string): void => {
  const source = open(gameId)
  const heard: Parameters<Hear>[] = []
  const mine: Ahead = { gameId, source, heard, stop: listen(source, (...event) => heard.push(event)) }
  ahead = mine
  setTimeout(() => {
    if (ahead !== mine) return
    ahead = undefined
    source.close()
  }, UNWANTED_AFTER_MS)
}

/** The events of a live game, from its state on. */
export const openStream = (gameId: string, hear: Hear): EventSource => {
  const taken = ahead?.gameId === gameId && ahead.source.readyState !== EventSource.CLOSED ? ahead : undefined
  ahead = undefined
  const source = taken?.source ?? open(gameId)
  taken?.stop()
  listen(source, hear)
  for (const event of taken?.heard ?? []) hear(...event)
  return source
}
