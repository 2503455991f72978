import type { Clock } from '../ports/ports.ts'

/** What time it is where times are decided. The clock of the device may be wrong by minutes, or by years. */
export interface ServerClock {
  /** Takes note of the `date` of an answer that was asked for at `askedAt`, by the clock of the device. */
  see(date: string, askedAt: number): void
  /** Milliseconds since the epoch by the server; by the device until an answer tells another time. */
  now(): number
}

/** A date is cut to the second, and an answer of before the app may wait for its code: this much later it still tells the same time. */
const LONGEST_WAIT_MS = 5_000

/** The device's clock, set right by the answers of the server. */
export const createServerClock = (clock: Pick<Clock, 'now'>): ServerClock => {
  let aheadMs = 0
  const now = () => clock.now() + aheadMs
  return {
    see(date, askedAt) {
      const late = now() - Date.parse(date)
      // An answer gets old on its way, or in a page that the device put to sleep: that much is no fault of the clock.
      if (late < 0 || late > LONGEST_WAIT_MS + clock.now() - askedAt) aheadMs -= late
    },
    now,
  }
}
