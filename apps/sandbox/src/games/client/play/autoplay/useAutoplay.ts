import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '../useGame.ts'
import { onInterruption } from '../frame.ts'
import type { PlayingView } from '../view.ts'
import { autoplayAfter, type Autoplay, type AutoplayEvent, type AutoplayPlan, type StopReason } from './autoplay.ts'
import { playPlan } from './playPlan.ts'

/** The page may be out of focus so long; no bet is made meanwhile. */
const AWAY_MS = 10_000

/** Plays round after round within its plan, each a press of its own; ends by itself for every reason that `autoplay.ts` names. */
export const useAutoplay = (view: PlayingView, { advance }: Pick<Game, 'advance'>) => {
  const [shown, setShown] = useState<Autoplay>({ state: 'off', why: null })
  const now = useRef(shown)
  const latest = useRef(view)
  const isAway = useRef(false)
  useLayoutEffect(() => {
    latest.current = view
  }, [view])

  const tell = useCallback((event: AutoplayEvent) => {
    now.current = autoplayAfter(now.current, event)
    setShown(now.current)
    return now.current
  }, [])
  const stop = useCallback((why: StopReason) => void tell({ type: 'stop', why }), [tell])

  const begin = useCallback(
    (plan: AutoplayPlan) =>
      playPlan(plan, { view: () => latest.current, isAway: () => isAway.current, autoplay: () => now.current, tell, advance }),
    [advance, tell],
  )

  useEffect(() => {
    let timer = 0
    const onLeft = () => {
      isAway.current = true
      window.clearTimeout(timer)
      timer = window.setTimeout(() => stop('AWAY'), AWAY_MS)
    }
    const onBack = () => {
      if (document.visibilityState === 'hidden') return
      isAway.current = false
      window.clearTimeout(timer)
    }
    const onVisible = () => (document.visibilityState === 'hidden' ? onLeft() : onBack())
    const hearNoMore = onInterruption(() => stop('INTERRUPTED'))
    window.addEventListener('blur', onLeft)
    window.addEventListener('focus', onBack)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.clearTimeout(timer)
      hearNoMore()
      stop('STOPPED')
      window.removeEventListener('blur', onLeft)
      window.removeEventListener('focus', onBack)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [stop])

  /** The player plays on by hand: why it ended need not be said any longer. */
  const forget = useCallback(() => {
    if (now.current.state === 'on' || now.current.why === null) return
    now.current = { state: 'off', why: null }
    setShown(now.current)
  }, [])
  return { autoplay: shown, begin, stop, forget }
}
