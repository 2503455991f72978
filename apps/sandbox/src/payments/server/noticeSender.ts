import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { openAttempts } from '../../attempts/attempts.ts'
import type { NoticeWay } from '../outcomes.ts'
import { openRecords } from './records.ts'

/** A message of the provider to the platform, the same to the byte with each delivery. */
export interface Notice {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Waiting extends Notice {
  readonly id: string
  /** When it is sent next, Unix milliseconds. */
  readonly dueAt: number
  readonly tries: number
}

/** How a provider repeats what was not answered with 200. */
export interface Repeats {
  /** Milliseconds until the second delivery; each wait is twice the last. */
  readonly firstMs: number
  readonly longestMs: number
  /** After so many deliveries it gives up. */
  readonly deliveries: number
}

/** What a way of notifying means for the sender. */
export const noticeWayOf: Readonly<Record<NoticeWay, NoticePlan>> = {
  AT_ONCE: { copies: 1, delayMs: 0, isAwaited: false, isSignedRight: true },
  BEFORE_RETURN: { copies: 1, delayMs: 0, isAwaited: true, isSignedRight: true },
  TWICE: { copies: 2, delayMs: 0, isAwaited: false, isSignedRight: true },
  LATE: { copies: 1, delayMs: 60_000, isAwaited: false, isSignedRight: true },
  NEVER: { copies: 0, delayMs: 0, isAwaited: false, isSignedRight: true },
  WRONG_SIGNATURE: { copies: 1, delayMs: 0, isAwaited: false, isSignedRight: false },
}
export interface NoticePlan {
  readonly copies: 0 | 1 | 2
  readonly delayMs: number
  /** The player's page is answered only after the first delivery. */
  readonly isAwaited: boolean
  readonly isSignedRight: boolean
}

/** Milliseconds until the next delivery after so many in vain; null: it gives up. */
const waitAfter = (tries: number, repeats: Repeats | readonly number[]): number | null => {
  if (!('firstMs' in repeats)) return repeats[tries - 1] ?? null
  return tries >= repeats.deliveries ? null : Math.min(repeats.firstMs * 2 ** (tries - 1), repeats.longestMs)
}

export interface NoticeSenderOptions {
  /** The file of what waits. */
  readonly path: string
  /** A list: the milliseconds until the second delivery, the third and so on; then it gives up. */
  readonly repeats: Repeats | readonly number[]
  readonly log: Logger
  /** After so long a delivery counts as unanswered. @default 5000 */
  readonly timeoutMs?: number
}

export interface NoticeSender {
  /** Writes a notice down, and sends it as planned until it is answered with 200. Resolves after the first delivery where that is awaited. */
  readonly send: (notice: Notice, plan: NoticePlan) => Promise<void>
  /** So many are not answered yet. */
  readonly waiting: () => number
  readonly stop: () => Promise<void>
}

/** Sends notices; what a stopped or killed process left unanswered is sent again by the next. */
export const openNoticeSender = async ({ path, repeats, log, timeoutMs = 5_000 }: NoticeSenderOptions): Promise<NoticeSender> => {
  const records = await openRecords<Waiting>(path)
  const attempts = openAttempts()

  const isTaken = async ({ url, headers, body }: Notice): Promise<boolean> => {
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      await response.body?.cancel()
      return response.status === 200
    } catch {
      return false
    }
  }
  const deliver = async (notice: Waiting): Promise<void> => {
    if (await isTaken(notice)) return records.remove(notice.id)
    const tries = notice.tries + 1
    const wait = waitAfter(tries, repeats)
    if (wait === null) {
      log.error({ notice: notice.id, tries }, 'a notice was never taken')
      return records.remove(notice.id)
    }
    const next = { ...notice, tries, dueAt: Date.now() + wait }
    log.warn({ notice: notice.id, tries }, 'a notice was not taken, will be sent again')
    await records.put(next)
    plan(next)
  }
  const attempt = (notice: Waiting): Promise<void> =>
    deliver(notice).catch((error: unknown) => log.error({ err: error }, 'a notice cannot be kept'))
  const plan = (notice: Waiting): void => attempts.later(Math.max(0, notice.dueAt - Date.now()), () => attempt(notice))
  for (const notice of records.all()) plan(notice)

  return {
    send: async (notice, { copies, delayMs, isAwaited }) => {
      const dueAt = Date.now() + delayMs
      const made = Array.from({ length: copies }, (): Waiting => ({ ...notice, id: randomUUID(), dueAt, tries: 0 }))
      await Promise.all(made.map((one) => records.put(one)))
      if (isAwaited) await Promise.all(made.map((one) => attempts.now(() => attempt(one))))
      else for (const one of made) plan(one)
    },
    waiting: () => records.all().length,
    stop: async () => {
      await attempts.stop()
      await records.close()
    },
  }
}
