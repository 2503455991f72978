import { IDENTITY_FRAME_MAX_HEIGHT, identityFrameCommand, type IdentityFrameMessage } from '@lagoon/contract/wire/sumsub/frame'
import * as v from 'valibot'
import { metaOf } from '../../../payments/client/ask.ts'

/** What is known beside the name of a message. The page around needs none of it. */
type Told = IdentityFrameMessage & Readonly<Record<string, unknown>>

/** How often the page around is asked for another token that does not come, milliseconds, and for how long. */
const ASK_AGAIN_MS = 5_000
const GIVE_UP_MS = 60_000

/** Says something to the page around the frame, and to no other page that may have put it in one. */
export const tell = (message: Told): void => {
  if (window.parent !== window) window.parent.postMessage(message, metaOf('platform-origin'))
}

/** Tells the page around how tall this one is, now and whenever that changes; gives the way to stop. */
export const tellHeight = (root: HTMLElement): (() => void) => {
  const watcher = new ResizeObserver(() =>
    tell({ method: 'idCheck.onResize', height: Math.min(Math.ceil(root.getBoundingClientRect().height), IDENTITY_FRAME_MAX_HEIGHT) }),
  )
  watcher.observe(root)
  return () => watcher.disconnect()
}

/** The access token that the page around gives, and each newer one. Only that page is heard, and only on the platform's own origin. */
export const openHost = () => {
  let token: string | null = null
  let renewal: Promise<string> | null = null
  const waiting = new Set<(token: string) => void>()
  const hear = (event: MessageEvent): void => {
    if (event.source !== window.parent || event.origin !== metaOf('platform-origin')) return
    const read = v.safeParse(identityFrameCommand, event.data)
    if (!read.success) return
    token = read.output.accessToken
    for (const take of waiting) take(token)
    waiting.clear()
  }
  const another = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const ask = () => tell({ method: 'idCheck.requestAccessToken' })
      const asking = setInterval(ask, ASK_AGAIN_MS)
      const stop = () => {
        clearInterval(asking)
        clearTimeout(end)
      }
      const end = setTimeout(() => {
        stop()
        reject(new Error('no access token came'))
      }, GIVE_UP_MS)
      waiting.add((next) => {
        stop()
        resolve(next)
      })
      ask()
    })
  return {
    /** Begins to listen, and says so. Resolves with the first token. */
    begin: (): Promise<string> => {
      window.addEventListener('message', hear)
      const first = token === null ? new Promise<string>((resolve) => waiting.add(resolve)) : Promise.resolve(token)
      tell({ method: 'idCheck.onReady' })
      return first
    },
    end: (): void => window.removeEventListener('message', hear),
    token: (): string => token ?? '',
    /** Asks the page around for another token; however many ask at a time, it is asked once. */
    renew: (): Promise<string> => {
      renewal ??= another().finally(() => {
        renewal = null
      })
      return renewal
    },
  }
}
export type Host = ReturnType<typeof openHost>
