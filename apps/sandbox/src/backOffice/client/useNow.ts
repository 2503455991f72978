import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The time, ms since the epoch, of about now: for how long something has waited. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(function followTheTime() {
    const timer = window.setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
