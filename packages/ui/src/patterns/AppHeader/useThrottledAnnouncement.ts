import { useEffect, useRef, useState } from 'react'

/**
 * What a screen reader is told, politely: at most one text per `everyMs`, always ending on the newest. Nothing is said of the
 * first text, which the page itself shows.
 */
export const useThrottledAnnouncement = (text: string, everyMs: number): string => {
  const [announced, setAnnounced] = useState('')
  const newest = useRef(text)
  const told = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    function announceNewest() {
      newest.current = text
      const announce = () => {
        timer.current = undefined
        if (newest.current === told.current) return
        told.current = newest.current
        setAnnounced(newest.current)
        timer.current = setTimeout(announce, everyMs)
      }
      if (timer.current === undefined) announce()
    },
    [text, everyMs],
  )
  useEffect(function stopAtTheEnd() {
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [])
  return announced
}
