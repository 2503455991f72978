import { parseJson } from '@lagoon/contract/text/parseJson'

export interface PushMessage {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** How the service worker says to a tab that a message came. */
export const PUSH_SAID = 'lagoon-push'

const LONGEST = 300
type Body = Readonly<Record<string, unknown>>
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '')

/** Reads what the push service hands to the worker; undefined for what has no title. */
export const readPush = (payload: string): PushMessage | undefined => {
  const body = parseJson(payload)
  const notification = isBody(body) && isBody(body['notification']) ? body['notification'] : undefined
  const title = textOf(notification?.['title'])
  const id = isBody(body) ? textOf(body['fcmMessageId']) : ''
  return title === '' ? undefined : { id: id === '' ? `${title}\n${payload.length}` : id, title, text: textOf(notification?.['body']) }
}

/** Reads what the worker said to this tab. */
export const readSaidPush = (said: unknown): PushMessage | undefined => {
  if (!isBody(said) || said['source'] !== PUSH_SAID) return undefined
  const [id, title, text] = [textOf(said['id']), textOf(said['title']), textOf(said['text'])]
  return id === '' || title === '' ? undefined : { id, title, text }
}

interface Tab {
  readonly focused: boolean
  readonly visibilityState: string
}

/** The one tab that shows a message: the one in use, else one that can be seen; none where the browser is to show it itself. */
export const chooseTab = <T extends Tab>(tabs: readonly T[]): T | undefined =>
  tabs.find(({ focused }) => focused) ?? tabs.find(({ visibilityState }) => visibilityState === 'visible')
