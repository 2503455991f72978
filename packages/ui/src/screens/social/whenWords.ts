import { dateFormat } from '../../words/dateFormat.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const thisYear = dateFormat('en-US', { day: 'numeric', month: 'long' })
const otherYear = dateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
const clock = dateFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const yearOf = (ms: number) => new Date(ms).getFullYear()
const midnightBefore = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)

/** The part of the list that a line belongs to. Days change at midnight where the player is. */
export const dayGroup = (at: string, now: number): 'Today' | 'Yesterday' | 'Earlier' => {
  // Rounded: where the clocks change, a day has 23 or 25 hours.
  const days = Math.round((midnightBefore(now) - midnightBefore(Date.parse(at))) / day)
  return days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : 'Earlier'
}

/** How long ago an RFC 3339 instant was, as a person says it: "12 min ago", "3 hr ago", then the day. A clock that runs behind says "just now". */
export const whenWords = (at: string, now: number): string => {
  const then = Date.parse(at)
  const ago = now - then
  if (ago < minute) return 'Just now'
  if (ago < hour) return `${Math.floor(ago / minute)} min ago`
  if (dayGroup(at, now) === 'Today') return `${Math.floor(ago / hour)} hr ago`
  if (dayGroup(at, now) === 'Yesterday') return 'Yesterday'
  return (yearOf(then) === yearOf(now) ? thisYear : otherYear).format(then)
}

/** The same under the heading of its day, which is not said again: yesterday's lines show their time. */
export const whenInDay = (at: string, now: number): string => {
  const words = whenWords(at, now)
  return words === 'Yesterday' ? clock.format(Date.parse(at)) : words
}
