import { useEffect, useRef, useState } from 'react'

const DURATION_MS = 900

/** Runs up to a higher amount; a lower one, and every one for who asks for less motion, stands at once. */
export const useCountUp = (target: bigint): bigint => {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (target <= start || isStill) {
      from.current = target
      setShown(target)
      return undefined
    }
    const began = performance.now()
    let request = 0
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / DURATION_MS))
      const eased = 1 - (1 - part) ** 3
      const value = start + ((target - start) * BigInt(Math.round(eased * 1000))) / 1000n
      from.current = value
      setShown(value)
      if (part < 1) request = requestAnimationFrame(step)
    }
    request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [target])
  return shown
}
