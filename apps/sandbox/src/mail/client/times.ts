const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const all = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' })

/** Of today the time, of other days the date. */
export const short = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  return date.toDateString() === now.toDateString() ? time.format(date) : day.format(date)
}
export const whole = (iso: string): string => all.format(new Date(iso))
