const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const all = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'medium' })

/** Of today the time, of other days the date. */
export const short = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  return date.toDateString() === now.toDateString() ? time.format(date) : day.format(date)
}
export const whole = (iso: string): string => all.format(new Date(iso))
