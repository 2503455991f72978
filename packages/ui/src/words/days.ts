import { dateFormat } from './dateFormat.ts'

const day = dateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
const month = dateFormat('en-US', { month: 'long', year: 'numeric' })
const moment = dateFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
const calendarDay = dateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The day of an RFC 3339 instant where the player is: `March 2, 2026`. */
export const dayOf = (instant: string): string => day.format(new Date(instant))
/** Its month: `March 2026`. */
export const monthOf = (instant: string): string => month.format(new Date(instant))
/** When it is there, for what is near: `Mar 2, 8:40 AM`. */
export const momentOf = (instant: string): string => moment.format(new Date(instant))
/** A calendar date such as `1991-08-14`, which is the same day everywhere: `August 14, 1991`. */
export const dateInWords = (date: string): string => calendarDay.format(new Date(`${date}T00:00:00Z`))
