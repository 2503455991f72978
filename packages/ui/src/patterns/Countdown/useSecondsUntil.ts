import { useEffect, useState } from 'react'

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))

/** Whole seconds until an RFC 3339 instant, counting down; 0 when it has passed or there is none. Right again after the device slept. */
export const useSecondsUntil = (instant: string | undefined): number => {
  const [, tick] = useState(0)
  useEffect(() => {
    if (instant === undefined) return
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (secondsUntil(instant) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return instant === undefined ? 0 : secondsUntil(instant)
}
