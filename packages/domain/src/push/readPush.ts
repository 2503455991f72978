import { parseJson } from '@lagoon/contract/text/parseJson'

export interface PushMessage {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Address of the app that it leads to. */
  readonly href?: string
}

/** How the service worker says to a tab that a message came. */
export const PUSH_SAID = 'lagoon-push'
/** How it says that a notification was clicked. */
export const PUSH_CLICKED = 'lagoon-push-click'

const LONGEST = 300
type Body = Readonly<Record<string, unknown>>
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '')

/**
 * An address of this app, as a path; home for any other, so that no message leads out of it. Without `URL.parse`, which our oldest
 * browsers do not have, and without the shared `parseUrl`, which the service worker would fetch for this alone.
 */
export const ownAddress = (address: unknown, origin: string): string => {
  if (typeof address !== 'string' || !address.startsWith('/')) return '/'
  try {
    const url = new URL(address, origin)
    return url.origin === origin ? `${url.pathname}${url.search}` : '/'
  } catch {
    return '/'
  }
}

/** Reads what the push service hands to the worker: our own words, as they are or as Firebase's data; undefined for what has no title. */
export const readPush = (payload: string): PushMessage | undefined => {
  const body = parseJson(payload)
  if (!isBody(body)) return undefined
  // What somebody writes in Firebase's console comes as its own notification.
  const words = [body['data'], body['notification'], body].find((part) => isBody(part) && textOf(part['title']) !== '')
  if (!isBody(words)) return undefined
  const title = textOf(words['title'])
  const id = textOf(words['id']) || textOf(body['fcmMessageId']) || `${title}\n${payload.length}`
  const href = textOf(words['href'])
  return { id, title, text: textOf(words['text']) || textOf(words['body']), ...(href === '' ? {} : { href }) }
}

/** Reads what the worker said to this tab. */
export const parsePushMessage = (said: unknown): PushMessage | undefined => {
  if (!isBody(said) || said['source'] !== PUSH_SAID) return undefined
  const [id, title, text] = [textOf(said['id']), textOf(said['title']), textOf(said['text'])]
  return id === '' || title === '' ? undefined : { id, title, text }
}

/** Where the worker says that a clicked notification leads. */
export const parsePushClick = (said: unknown, origin: string): string | undefined =>
  isBody(said) && said['source'] === PUSH_CLICKED ? ownAddress(said['href'], origin) : undefined

interface Tab {
  readonly focused: boolean
  readonly visibilityState: string
}

/** The one tab that shows a message: the one in use, else one that can be seen; none where the browser is to show it itself. */
export const chooseTab = <T extends Tab>(tabs: readonly T[]): T | undefined =>
  tabs.find(({ focused }) => focused) ?? tabs.find(({ visibilityState }) => visibilityState === 'visible')
