import { domainAtom } from '../assembly/domainAtom.ts'
import { atom } from '../store.ts'
import type { PushMessage } from './readPush.ts'

/** The last push message that came while the app was looked at (§1). */
export const lastPushAtom = atom<PushMessage | undefined>(undefined)

const MOST_IDS = 100
const heardAtom = atom<readonly string[]>([])

/** Shows a message that came in the foreground, each once, and keeps the last. */
export const receivePushAtom = atom(null, (get, set, message: PushMessage) => {
  if (get(heardAtom).includes(message.id)) return
  set(heardAtom, [...get(heardAtom), message.id].slice(-MOST_IDS))
  set(lastPushAtom, message)
  get(domainAtom).toasts.show({ tone: 'info', title: message.title, ...(message.text === '' ? {} : { lines: [message.text] }) })
})
