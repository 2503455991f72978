import { dateFormat } from '../../words/dateFormat.ts'
import { unbroken } from '../../words/unbroken.ts'

const day = dateFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
const dayOfThisYear = dateFormat('en-US', { day: 'numeric', month: 'short' })
const time = dateFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The day of an RFC 3339 instant where the player is: `Mar 2, 2026`. */
export const momentDay = (at: string): string => day.format(new Date(at))
/** Its time: `8:59 AM`. */
export const momentTime = (at: string): string => time.format(new Date(at))

/** Both in one line: `Mar 2, 8:59 AM`, with its year where that is another one. A line too short breaks between the day and the time. */
export const momentInLine = (at: string, now: number): string => {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return `${unbroken((isThisYear ? dayOfThisYear : day).format(new Date(at)))}, ${momentTime(at)}`
}
