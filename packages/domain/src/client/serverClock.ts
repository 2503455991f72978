import type { Clock } from '../ports/ports.ts'

/** What time it is where times are decided. The clock of the device may be wrong by minutes, or by years. */
export interface ServerClock {
  /** Takes note of the `date` of an answer. */
  see(date: string): void
  /** Milliseconds since the epoch by the server; by the device until an answer tells another time. */
  now(): number
}

/** A date is cut to the second, and the answer that carries it took its way: this much later it still tells the same time. */
const LONGEST_WAY_MS = 5_000

/** The device's clock, set right by the answers of the server. */
export const createServerClock = (clock: Pick<Clock, 'now'>): ServerClock => {
  let aheadMs = 0
  const now = () => clock.now() + aheadMs
  return {
    see(date) {
      const late = now() - Date.parse(date)
      if (late < 0 || late > LONGEST_WAY_MS) aheadMs -= late
    },
    now,
  }
}
