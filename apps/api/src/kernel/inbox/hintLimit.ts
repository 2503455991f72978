import { LRUCache } from 'lru-cache'

/** How many hints about one subject a node takes in an hour; our own clock asks all the same. */
export const HINTS_AN_HOUR = 60
/** How many of one sender, whatever they are about. */
export const SENDER_HINTS_AN_HOUR = 3_000
const HOUR_MS = 60 * 60_000

const hourlyCount = (max: number): ((name: string) => number) => {
  const counts = new LRUCache<string, number>({ max, ttl: HOUR_MS, noUpdateTTL: true })
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count
  }
}

/**
 * Counts the hints of a sender: notices that are not signed, so that anybody can send them, and that only make us ask. The answer says
 * whether one more about a subject is taken.
 */
export const hintLimit = (): ((subject: string) => boolean) => {
  const ofSubject = hourlyCount(10_000)
  const ofSender = hourlyCount(1)
  return (subject) => ofSubject(subject) <= HINTS_AN_HOUR && ofSender('') <= SENDER_HINTS_AN_HOUR
}
