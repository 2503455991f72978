/** Days are texts such as `2026-11-27`; they have no time zone, and are counted in UTC. */
type Day = string

const DAY_MS = 86_400_000
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
const SUNDAY = 0

const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date))
const textOf = (date: Date): Day => date.toISOString().slice(0, 10)
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

/** The first of those weekdays on or after a date. */
const onOrAfter = (date: Date, weekday: number): Date => plus(date, (weekday - date.getUTCDay() + 7) % 7)
const nth = (count: number, weekday: number, year: number, month: number): Date =>
  plus(onOrAfter(day(year, month, 1), weekday), (count - 1) * 7)
const last = (weekday: number, year: number, month: number): Date => plus(onOrAfter(day(year, month + 1, 1), weekday), -7)

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
const easterOf = (year: number): Date => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return day(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}

/** Federal holidays (5 U.S.C. 6103): one on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
const inUnitedStates = (year: number): readonly Day[] => {
  const observed = (date: Date): Date =>
    date.getUTCDay() === SATURDAY ? plus(date, -1) : date.getUTCDay() === SUNDAY ? plus(date, 1) : date
  const fixed = [day(year, 1, 1), day(year, 6, 19), day(year, 7, 4), day(year, 11, 11), day(year, 12, 25)]
  const moving = [
    nth(3, MONDAY, year, 1),
    nth(3, MONDAY, year, 2),
    last(MONDAY, year, 5),
    nth(1, MONDAY, year, 9),
    nth(2, MONDAY, year, 10),
    nth(4, THURSDAY, year, 11),
  ]
  return [...fixed.map(observed), ...moving].map(textOf)
}

/** Days on which banks under federal law are closed (Holidays Act, Canada Labour Code): one on a weekend moves to the next day that is free. */
const inCanada = (year: number): readonly Day[] => {
  const fixed = [day(year, 1, 1), day(year, 7, 1), day(year, 9, 30), day(year, 11, 11), day(year, 12, 25), day(year, 12, 26)]
  const moving = [plus(easterOf(year), -2), onOrAfter(day(year, 5, 18), MONDAY), nth(1, MONDAY, year, 9), nth(2, MONDAY, year, 10)]
  const taken = new Set(moving.map(textOf))
  for (const date of fixed) {
    let observed = date
    while ([SATURDAY, SUNDAY].includes(observed.getUTCDay()) || taken.has(textOf(observed))) observed = plus(observed, 1)
    taken.add(textOf(observed))
  }
  return [...taken]
}

/** The days of a year on which banks of a country are closed, apart from weekends; none are known of other countries. */
export const holidaysOf = (country: string, year: number): readonly Day[] => {
  if (country === 'US') return inUnitedStates(year)
  return country === 'CA' ? inCanada(year) : []
}

const isWorkingDay = (country: string, date: Date): boolean => {
  if ([SATURDAY, SUNDAY].includes(date.getUTCDay())) return false
  // New Year’s Day of the next year may be kept on the last day of this one.
  const year = date.getUTCFullYear()
  return ![...holidaysOf(country, year), ...holidaysOf(country, year + 1)].includes(textOf(date))
}

/** The day that lies so many working days after another; with none of them the day itself, or the next working day after it. */
export const workingDaysAfter = (country: string, from: Day, days: number): Day => {
  let date = new Date(`${from}T00:00:00Z`)
  for (let left = days; left > 0;) {
    date = plus(date, 1)
    if (isWorkingDay(country, date)) left -= 1
  }
  while (!isWorkingDay(country, date)) date = plus(date, 1)
  return textOf(date)
}
