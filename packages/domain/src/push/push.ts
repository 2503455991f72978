import type { Domain } from '../assembly/domain.ts'
import type { ResultOf } from '../client/operation.ts'
import { loadPlayerLine } from '../realtime/loadPlayerLine.ts'
import { savePushToken, saveVisitorPushToken } from '../shell/shell.operations.ts'
import { permissionAtom } from './permission.atoms.ts'
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
  /** Hears that a notification was clicked that leads to this address of the app. */
  onClick(listener: (address: string) => void): void
}

/** The way to the push service. One file for each knows which it is. */
export interface PushLine {
  token(): Promise<string>
  forget(): Promise<void>
}
export type OpenPush = (settings: PushSettings) => Promise<PushLine>

interface PushSetting {
  readonly domain: Pick<Domain, 'store' | 'ports' | 'session' | 'client' | 'page'>
  readonly notifications: Notifications
  /** Fetched when notifications have been granted. */
  readonly loadPush: (service: PushSettings['service']) => Promise<OpenPush>
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
 * Asks for notifications, and tells the platform where this browser takes push messages: a visitor's, and with a log-in the player's.
 * From one tab, once for each of them; with a log-out what was saved goes.
 */
export const startPush = ({ domain, notifications, loadPush, settings }: PushSetting): void => {
  const { store, ports, session, client, page } = domain
  let opening: Promise<PushLine> | undefined
  let forgetting: Promise<void> = Promise.resolve()
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const callOff = ports.clock.after(TOKEN_TIMEOUT_MS, () => reject(new Error('the push service did not answer')))
      void work.then(resolve, reject).finally(callOff)
    })

  /** Undefined is a visitor. */
  const save = async (sessionKey: string | undefined): Promise<void> => {
    // The one who was here before is forgotten first: what is subscribed now must not be taken away with theirs.
    await forgetting
    opening ??= loadPush(settings.service).then((open) => open(settings))
    opening.catch(() => {
      opening = undefined
    })
    const token = await inTime(opening.then((line) => line.token()))
    if (token === '' || session.read()?.sessionKey !== sessionKey) return
    const input = { token, sourceType: 'WEB_APP' } as const
    if (sessionKey === undefined) await client.call(saveVisitorPushToken, { input }, { isQuiet: true })
    else await client.call(savePushToken, { input }, { isQuiet: true })
  }

  /** Holds the lock until somebody else is here, so that the other tabs of this browser leave it to this one. */
  const follow = () => {
    const sessionKey = session.read()?.sessionKey
    if (notifications.permission() !== 'granted') return
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
        // The next one subscribes when what was subscribed here is gone.
        await forgetting
      }),
    )
  }

  session.listen(({ kind }) => {
    if (kind === 'ended' && opening !== undefined) {
      const line = opening
      opening = undefined
      forgetting = quietly(() => line.then(({ forget }) => forget()))
    }
    follow()
  })
  // With the line that a player has anyway: it hands the same messages on.
  notifications.listen((message) => void quietly(async () => store.set((await loadPlayerLine()).receivePushAtom, message)))
  notifications.onClick((address) => page.goTo(address))
  store.sub(permissionAtom, follow)

  const notice = () => store.set(permissionAtom, notifications.permission())
  const ask = async () => {
    await quietly(() => notifications.ask())
    notice()
  }
  const start = async () => {
    const before = store.get(permissionAtom)
    if (notifications.permission() === 'default') await ask()
    else notice()
    if (store.get(permissionAtom) === before) follow()
    // Some browsers open the question only while the player is touching the page.
    if (notifications.permission() === 'default') notifications.onFirstGesture(() => void ask())
  }
  void start()
}
