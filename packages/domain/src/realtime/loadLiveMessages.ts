import { fetchOnce } from '../kernel/fetchOnce.ts'

const live = fetchOnce(() => import('./liveMessages.ts'))

/** Fetches what handles live messages, with the first line: a visitor has none. */
export const loadLiveMessages = live.load

/** The same, for a message that came over a line and therefore finds it there. */
export const liveMessages = live.arrived
