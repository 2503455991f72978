import { LRUCache } from 'lru-cache'

/** How many hints about one subject a node takes in an hour; our own clock asks all the same. */
export const HINTS_AN_HOUR = 60
const HOUR_MS = 60 * 60_000

/**
 * Counts hints: notices that are not signed, so that anybody can send them, and that only make us ask. The answer says whether one
 * more about a subject is taken.
 */
export const hintLimit = (): ((subject: string) => boolean) => {
  const taken = new LRUCache<string, number>({ max: 10_000, ttl: HOUR_MS, noUpdateTTL: true })
  return (subject) => {
    const count = (taken.get(subject) ?? 0) + 1
    taken.set(subject, count)
    return count <= HINTS_AN_HOUR
  }
}
