import { fetchOnce } from '../kernel/fetchOnce.ts'

const line = fetchOnce(() => import('./playerLine.ts'))

/** Fetches what a line is made of and what handles its messages, with the first line: a visitor has none. */
export const loadPlayerLine = line.load

/** The same, for a message that came over a line and therefore finds it there. */
export const playerLine = line.arrived
