import type { RoundFilter } from './gameHistory.state.ts'

/** Whether a filter leaves anything out. */
export const isNarrowed = (filter: RoundFilter): boolean => Object.keys(filter).length > 0

/** A day as an address and a date field write it: `2026-03-02`, a day that there is. */
export const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The instant at which a day begins where the player is; `later` days after it. */
const beginningOf = (day: string, later = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** The filter as it is asked for: whole days of the player's own time zone become instants. Undefined where nothing is left out. */
export const askedBy = (filter: RoundFilter) => {
  if (!isNarrowed(filter)) return undefined
  const { gameId, result, from, to } = filter
  return {
    ...(gameId !== undefined && { gameId }),
    ...(result !== undefined && { result }),
    ...(from !== undefined && { from: beginningOf(from) }),
    ...(to !== undefined && { to: beginningOf(to, 1) }),
  }
}
