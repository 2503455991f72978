import { dateFormat } from '../../words/dateFormat.ts'

const day = dateFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const month = dateFormat('en-GB', { month: 'long', year: 'numeric' })
const calendarDay = dateFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The day of an RFC 3339 instant where the player is: `2 March 2026`. */
export const dayOf = (instant: string): string => day.format(new Date(instant))
/** Its month: `March 2026`. */
export const monthOf = (instant: string): string => month.format(new Date(instant))
/** A calendar date such as `1991-08-14`, which is the same day everywhere: `14 August 1991`. */
export const dateInWords = (date: string): string => calendarDay.format(new Date(`${date}T00:00:00Z`))
