import { useEffect } from 'react'

/** As long as a win is shown over what explains it. */
const WIN_MS = 2_000

/** Ends the showing of a win after a moment, unless something else has ended it before. */
export const useWinShown = (isShown: boolean, end: () => void): void =>
  useEffect(() => {
    if (!isShown) return undefined
    const timer = window.setTimeout(end, WIN_MS)
    return () => window.clearTimeout(timer)
  }, [isShown, end])
