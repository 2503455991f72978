import { keptKeys } from '../session/keptSession.ts'
import type { KeptTexts } from './ports.ts'

/** Everything of ours stands under one prefix, so that "0 keys left" can be kept without touching what others own. */
const PREFIX = 'lagoon.'
/** What an app that embeds this one stores for it, under the name that §2 gives it: read, removed when it is over, and never ours. */
const byOthers: readonly string[] = [keptKeys.hideLayout]
/** The name that an entry of ours has in the browser's storage. */
export const nameOf = (key: string): string => (byOthers.includes(key) ? key : PREFIX + key)

/**
 * The one place that names `localStorage`. A browser may refuse it (blocked cookies), run out of room, give nothing back or hold
 * anything at all: then a text lives as long as the page does.
 */
export const browserStorage = (): KeptTexts => {
  const memory = new Map<string, string>()
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(globalThis.localStorage)
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(nameOf(key))) ?? undefined,
    write(key, text) {
      const isKept = attempt((storage) => {
        storage.setItem(nameOf(key), text)
        // One that takes a text and does not give it back has not kept it.
        return storage.getItem(nameOf(key)) === text
      })
      if (isKept) memory.delete(key)
      else memory.set(key, text)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(nameOf(key)))
    },
    keys() {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? []
      return [...memory.keys(), ...stored.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))]
    },
    listen(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null) listener(undefined)
        else if (event.key.startsWith(PREFIX)) listener(event.key.slice(PREFIX.length))
      }
      globalThis.addEventListener('storage', onStorage)
      return () => globalThis.removeEventListener('storage', onStorage)
    },
  }
}
