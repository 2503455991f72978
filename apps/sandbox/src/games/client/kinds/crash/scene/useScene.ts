import { useEffect, useRef, type RefObject } from 'react'
import { multiplierAt } from '@lagoon/games/crash/rules'
import type { CrashFacts } from '../../../../rules/crash/crash.ts'
import { times, type LivePhase } from '../../../../rules/crash/live.ts'
import type { Art, Moment } from './art.ts'
import { comet } from './comet.ts'
import { curvePoints } from './curve.ts'
import { skyLantern } from './lantern.ts'

const arts: Readonly<Record<string, Art>> = { 'comet-line': comet, 'sky-lantern': skyLantern }
/** With less motion the numbers go on and the picture changes so often. */
const CALM_MS = 250
const asksForLess = '(prefers-reduced-motion: reduce)'

export interface SceneOptions {
  readonly gameId: string
  readonly facts: CrashFacts
  readonly round: LivePhase | undefined
  /** By the server's clock. */
  readonly now: () => number
  readonly area: RefObject<HTMLElement | null>
  /** Where the multiplier stands; it changes with every frame. */
  readonly figure: RefObject<HTMLElement | null>
  /** Where the seconds to the start stand. */
  readonly countdown: RefObject<HTMLElement | null>
}

/** Draws the round into a canvas, frame by frame; the backdrop once for as long as nothing in it moves. */
export const useScene = (options: SceneOptions): RefObject<HTMLCanvasElement | null> => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(options)
  /** What is drawn no longer fits what is known: it is drawn with the next frame, also under less motion. */
  const isStale = useRef(true)
  useEffect(() => {
    latest.current = options
    isStale.current = true
  })
  const { gameId } = options
  useEffect(() => {
    const element = canvas.current
    const paint = element?.getContext('2d')
    if (!element || !paint) return undefined
    const art = arts[gameId] ?? comet
    const motion = window.matchMedia(asksForLess)
    let request = 0
    let drawnAt = -Infinity
    let [shownWidth, shownHeight] = [0, 0]
    let phase = ''
    let phaseAt = 0
    const began = performance.now()
    const draw = (time: number) => {
      request = requestAnimationFrame(draw)
      const isCalm = motion.matches
      const isResized = element.clientWidth !== shownWidth || element.clientHeight !== shownHeight
      if (isCalm && !isStale.current && !isResized && time - drawnAt < CALM_MS) return
      drawnAt = time
      isStale.current = false
      const { round, facts, now, area, figure, countdown } = latest.current
      const scale = Math.min(window.devicePixelRatio || 1, 2)
      const [width, height] = [element.clientWidth, element.clientHeight]
      ;[shownWidth, shownHeight] = [width, height]
      if (element.width !== Math.round(width * scale) || element.height !== Math.round(height * scale)) {
        element.width = Math.round(width * scale)
        element.height = Math.round(height * scale)
      }
      paint.setTransform(scale, 0, 0, scale, 0, 0)
      const outer = element.getBoundingClientRect()
      const box = area.current?.getBoundingClientRect() ?? outer
      // What lies below stands behind the controls.
      const bottom = (area.current?.parentElement?.getBoundingClientRect() ?? outer).bottom - outer.top
      const ground = box.bottom - outer.top - 14
      const from = { x: box.left - outer.left + 16, y: ground }
      const to = { x: box.right - outer.left - 48, y: box.top - outer.top + Math.min(90, box.height * 0.3) }
      const middle = { x: width / 2, y: (box.top + box.bottom) / 2 - outer.top }
      const name = round ? `${round.phase} ${round.number}` : ''
      if (name !== phase) {
        phase = name
        phaseAt = time
      }
      const ms =
        round?.phase === 'flight'
          ? Math.max(0, now() - round.startedAt)
          : round?.phase === 'ended'
            ? facts.doublingMs * Math.log2(round.point / 100)
            : null
      const moment: Moment = {
        width,
        height: bottom,
        from,
        to,
        middle,
        seconds: isCalm ? 0 : (time - began) / 1000,
        curve: ms === null ? [] : curvePoints({ doublingMs: facts.doublingMs, ms, from, to }),
        phase: round?.phase ?? 'betting',
        sincePhase: isCalm ? 10 : (time - phaseAt) / 1000,
      }
      art.backdrop(paint, moment)
      art.flight(paint, moment)
      if (figure.current && round?.phase === 'flight') figure.current.textContent = times(multiplierAt(facts, ms ?? 0))
      if (countdown.current && round?.phase === 'betting')
        countdown.current.textContent = `${(Math.max(0, round.startsAt - now()) / 1000).toFixed(1)} s`
    }
    request = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(request)
  }, [gameId])
  return canvas
}
