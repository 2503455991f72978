import type { Clock } from './ports.ts'

/**
 * The clock of the device, which goes on evenly where somebody sets it back: the page counts along. Where the device sleeps, a
 * page may stop counting, and then the device's clock is the one that went on.
 */
export const browserClock = (): Clock => {
  const start = Date.now() - performance.now()
  return {
    now: () => Math.max(Date.now(), Math.round(start + performance.now())),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}
