import { use, useEffect, useState } from 'react'
import { CountdownClock } from './CountdownClock.tsx'

const secondsUntil = (instant: string, now: number) => Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))

/** Whole seconds until an RFC 3339 instant by the app's clock, counting down; 0 when it has passed or there is none. Right again after the device slept. */
export const useSecondsUntil = (instant: string | undefined): number => {
  const now = use(CountdownClock)
  const [, tick] = useState(0)
  useEffect(() => {
    if (instant === undefined) return
    let last: number | undefined
    // Looks on when nothing is left: a clock that is set right may give time back.
    const timer = setInterval(() => {
      const seconds = secondsUntil(instant, now())
      if (seconds !== last) tick((count) => count + 1)
      last = seconds
    }, 1000)
    return () => clearInterval(timer)
  }, [instant, now])
  return instant === undefined ? 0 : secondsUntil(instant, now())
}
