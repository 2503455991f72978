import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '../useGame.ts'
import { onInterruption } from '../frame.ts'
import type { PlayingView } from '../view.ts'
import { autoplayAfter, stopBeforeBet, type Autoplay, type AutoplayEvent, type AutoplayPlan, type StopReason } from './autoplay.ts'

/** Between two rounds; half of it with turbo. */
const BETWEEN_MS = 900
/** The page may be out of focus so long; no bet is made meanwhile. */
const AWAY_MS = 10_000
const LOOK_AGAIN_MS = 200

const wait = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds))

const whyNoRound = ({ trouble }: PlayingView): StopReason => {
  if (trouble?.kind === 'connection-lost') return 'CONNECTION'
  return trouble?.kind === 'insufficient-balance' ? 'BALANCE' : 'REFUSED'
}

/** Plays round after round within its plan, each a press of its own; ends by itself for every reason that `autoplay.ts` names. */
export const useAutoplay = (view: PlayingView, { press }: Pick<Game, 'press'>) => {
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
    async (plan: AutoplayPlan) => {
      const begun = tell({ type: 'begin', plan })
      let state = begun
      while (state.state === 'on' && state.plan === plan) {
        if (isAway.current) {
          await wait(LOOK_AGAIN_MS)
          state = now.current
          continue
        }
        const why = stopBeforeBet(plan, latest.current)
        if (why) return stop(why)
        const round = await press()
        await wait(0) // what the round left behind is in the view by then
        if (!round?.isOver) return stop(whyNoRound(latest.current))
        const { kind } = latest.current
        state = tell({
          type: 'round',
          taken: kind.taken?.(round) ?? BigInt(round.stake),
          won: BigInt(round.totalWin),
          hasFeature: kind.autoplay?.hasFeature(round.outcome) ?? false,
        })
        if (state.state === 'on') await wait(latest.current.isTurbo ? BETWEEN_MS / 2 : BETWEEN_MS)
        state = now.current
      }
    },
    [press, stop, tell],
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
