import type { Domain } from '../assembly/domain.ts'
import type { ResultOf } from '../client/operation.ts'
import { loadPlayerLine } from '../realtime/loadPlayerLine.ts'
import { savePushToken } from '../shell/shell.operations.ts'
import type { PushMessage } from './readPush.ts'

export type PushSettings = NonNullable<ResultOf<'WebSettings'>['webSettings']['push']>

/** What the browser says about notifications; `absent` where it knows none, or not on this page. */
export type Permission = 'default' | 'granted' | 'denied' | 'absent'

export interface Notifications {
  permission(): Permission
  /** Opens the browser's own question, where it lets us. */
  ask(): Promise<unknown>
  onFirstGesture(run: () => void): void
  /** Hears the messages that come while this tab is the one that is looked at. */
  listen(listener: (message: PushMessage) => void): void
}

/** The way to the push service. One file knows that it is Firebase. */
export interface PushLine {
  token(): Promise<string>
  forget(): Promise<void>
}
export type OpenPush = (settings: PushSettings) => Promise<PushLine>

interface PushSetting {
  readonly domain: Pick<Domain, 'store' | 'ports' | 'session' | 'client'>
  readonly notifications: Notifications
  /** Fetched when a player has granted notifications. */
  readonly loadPush: () => Promise<OpenPush>
  readonly settings: PushSettings
}

export const TOKEN_TIMEOUT_MS = 30_000
/** The longest that a browser waits. */
const AS_LONG_AS_IT_TAKES_MS = 2_147_483_647

/** Failures of permission or token are silent (§8): the player did nothing that could fail. */
const quietly = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch {
    return
  }
}

/**
 * Asks for notifications, and tells the platform where this browser takes a player's push messages: from one tab, once for
 * each session. What is saved goes with the session.
 */
export const startPush = ({ domain, notifications, loadPush, settings }: PushSetting): void => {
  const { store, ports, session, client } = domain
  let opening: Promise<PushLine> | undefined
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const callOff = ports.clock.after(TOKEN_TIMEOUT_MS, () => reject(new Error('the push service did not answer')))
      void work.then(resolve, reject).finally(callOff)
    })

  const save = async (sessionKey: string): Promise<void> => {
    opening ??= loadPush().then((open) => open(settings))
    opening.catch(() => {
      opening = undefined
    })
    const token = await inTime(opening.then((line) => line.token()))
    if (token === '' || session.read()?.sessionKey !== sessionKey) return
    await client.call(savePushToken, { input: { token, sourceType: 'WEB_APP' } }, { isQuiet: true })
  }

  /** Holds the lock until the session ends, so that the other tabs of this browser leave it to this one. */
  const follow = () => {
    const sessionKey = session.read()?.sessionKey
    if (sessionKey === undefined || notifications.permission() !== 'granted') return
    const isOver = () => session.read()?.sessionKey !== sessionKey
    void quietly(() =>
      ports.locks.withLock('push', AS_LONG_AS_IT_TAKES_MS, async () => {
        if (isOver()) return
        const ended = new Promise<void>((resolve) => {
          const stop = session.listen(() => {
            if (!isOver()) return
            stop()
            resolve()
          })
        })
        await quietly(() => save(sessionKey))
        if (!isOver()) await ended
      }),
    )
  }

  session.listen(({ kind }) => {
    if (kind === 'began') follow()
    else if (opening !== undefined) {
      const line = opening
      opening = undefined
      void quietly(() => line.then(({ forget }) => forget()))
    }
  })
  // With the line that a player has anyway: it hands the same messages on.
  notifications.listen((message) => void quietly(async () => store.set((await loadPlayerLine()).receivePushAtom, message)))

  const ask = async () => {
    await quietly(() => notifications.ask())
    follow()
  }
  const start = async () => {
    if (notifications.permission() !== 'default') return follow()
    await ask()
    // Some browsers open the question only while the player is touching the page.
    if (notifications.permission() === 'default') notifications.onFirstGesture(() => void ask())
  }
  void start()
}
