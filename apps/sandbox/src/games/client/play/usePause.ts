import { useMemo, useRef } from 'react'

const HURRIED_MS = 60
/** Turbo halves every wait and changes nothing else. */
const TURBO = 0.5

/** Waits that the player can cut short. */
export const usePause = () => {
  const isHurried = useRef(false)
  const isTurbo = useRef(false)
  const wake = useRef<(() => void) | null>(null)
  return useMemo(
    () => ({
      pause: (milliseconds: number) =>
        new Promise<void>((resolve) => {
          const wanted = isTurbo.current ? milliseconds * TURBO : milliseconds
          const timer = window.setTimeout(resolve, isHurried.current ? Math.min(HURRIED_MS, wanted) : wanted)
          wake.current = () => {
            window.clearTimeout(timer)
            resolve()
          }
        }),
      hurry: {
        /** Ends the wait under way, and shortens those that follow. */
        now: () => {
          isHurried.current = true
          wake.current?.()
        },
        end: () => {
          isHurried.current = false
        },
      },
      setTurbo: (isOn: boolean) => {
        isTurbo.current = isOn
      },
    }),
    [],
  )
}
