import type { Ports } from '../ports/ports.ts'
import type { Session } from '../session/session.ts'
import type { Line, OpenLine } from './line.ts'
import { MISSED_HEADER, PLAYER_DESTINATION, TICK_DESTINATION, TICK_INTERVAL_MS } from '@lagoon/contract/messages/destinations'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'

/** Two ticks are missing, and a little patience. */
const SILENCE_MS = 2 * TICK_INTERVAL_MS + 5_000
/** A refused fresh token does not get better every half second. */
const PAUSE_AFTER_REFUSAL_MS = 30_000
/** More than a server says again after a reconnect. */
const REMEMBERED_IDS = 500

export type RealtimeStatus = 'off' | 'live' | 'reconnecting'
export type RealtimeEvent =
  | { readonly kind: 'message'; readonly message: PlayerMessage }
  /** After a `live` that follows `reconnecting` the state is to be fetched anew: the server says again what it told within a minute. */
  | { readonly kind: 'status'; readonly status: RealtimeStatus }

export interface Realtime {
  /** Opens the line of the session that stands now; a second call changes nothing. */
  start(): void
  stop(): void
  listen(listener: (event: RealtimeEvent) => void): () => void
}

interface RealtimeSetting {
  readonly url: string
  readonly ports: Pick<Ports, 'clock'>
  readonly session: Pick<Session, 'read' | 'refresh'>
  /** Fetched when it is needed. */
  readonly loadLine: () => Promise<OpenLine>
  /** Reads the body of a frame; undefined for what is no message. Fetched with the line: a visitor needs neither. */
  readonly decode: (body: string) => PlayerMessage | undefined
  /** How many ids of messages are kept, to know one that comes again. @default 500 */
  readonly rememberedIds?: number
}

export const createRealtime = ({ url, ports, session, loadLine, decode, rememberedIds = REMEMBERED_IDS }: RealtimeSetting): Realtime => {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  const known = new Set<string>()
  let line: Line | undefined
  /** Grows with every start and stop, so that what is still loading knows that it is too late. */
  let run = 0
  let isRunning = false
  let isRefused = false
  let callOffWatch = () => {}
  /** Since when a message may have gone by unheard: data are asked for before the line is up. */
  let heardUntil = ports.clock.now()

  const tell = (event: RealtimeEvent) => {
    for (const listener of listeners) listener(event)
  }

  const watchTicks = () => {
    callOffWatch()
    callOffWatch = ports.clock.after(SILENCE_MS, () => line?.drop())
  }

  const bearer = async (mine: number): Promise<string | undefined> => {
    const now = session.read()
    if (now === undefined || mine !== run) return undefined
    if (!isRefused) return now.accessToken
    isRefused = false
    const outcome = await session.refresh(now)
    if (mine !== run || outcome.kind === 'changed' || outcome.kind === 'ended') return undefined
    if (outcome.kind === 'pointless') {
      stop('reconnecting')
      ports.clock.after(PAUSE_AFTER_REFUSAL_MS, start)
      return undefined
    }
    return session.read()?.accessToken
  }

  const receiveBody = (destination: string, body: string) => {
    if (destination === TICK_DESTINATION) {
      // A message says nothing of the next one: of several that are told together the first can arrive and the others be lost.
      heardUntil = ports.clock.now()
      return watchTicks()
    }
    const message = decode(body)
    if (message === undefined || known.has(message.id)) return
    known.add(message.id)
    const [oldest] = known
    if (known.size > rememberedIds && oldest !== undefined) known.delete(oldest)
    tell({ kind: 'message', message })
  }

  const stop = (status: RealtimeStatus = 'off') => {
    run += 1
    isRunning = false
    isRefused = false
    callOffWatch()
    line?.close()
    line = undefined
    if (status === 'off') heardUntil = ports.clock.now()
    tell({ kind: 'status', status })
  }

  const start = () => {
    if (isRunning || session.read() === undefined) return
    isRunning = true
    const mine = (run += 1)
    void loadLine().then(
      (open) => {
        if (mine !== run) return
        line = open({
          url,
          destinations: [PLAYER_DESTINATION, TICK_DESTINATION],
          token: () => bearer(mine),
          missed: { header: MISSED_HEADER, ms: () => Math.max(0, ports.clock.now() - heardUntil) },
          onUp() {
            if (mine !== run) return
            watchTicks()
            tell({ kind: 'status', status: 'live' })
          },
          onDown() {
            if (mine !== run) return
            callOffWatch()
            tell({ kind: 'status', status: 'reconnecting' })
          },
          onRefused() {
            isRefused = true
          },
          onBody(destination, body) {
            if (mine === run) receiveBody(destination, body)
          },
        })
      },
      () => {
        if (mine === run) stop('reconnecting')
      },
    )
  }

  return {
    start,
    stop: () => stop(),
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
