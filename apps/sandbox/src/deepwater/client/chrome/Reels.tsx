import { useEffect, useRef, useState, type RefObject } from 'react'
import { windowAt } from '@lagoon/games/moonlitTides/spin'
import type { SpinAnswer } from '../../contract.ts'
import { symbolNames, symbolUrl } from '../art/symbolArt.ts'
import { firstStops } from '../play/useGame.ts'
import type { Stage } from '../stage/stage.ts'
import * as styles from './Reels.css.ts'

const asksForLess = '(prefers-reduced-motion: reduce)'

export interface ReelsProps {
  /** The element in whose place the reels stand. */
  area: RefObject<HTMLElement | null>
  onStage: (stage: Stage | null) => void
  /** The reels can be seen, drawn or plain. */
  onShown: () => void
  last: SpinAnswer | null
}

/** The drawn scene. Where a browser cannot draw it, the symbols stand as plain pictures and the game goes on. */
export const Reels = ({ area, onStage, onShown, last }: ReelsProps) => {
  const host = useRef<HTMLDivElement>(null)
  const [isPlain, setPlain] = useState(false)

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const motion = window.matchMedia(asksForLess)
    let stage: Stage | null = null
    let isGone = false
    const box = () => {
      const outer = element.getBoundingClientRect()
      const inner = area.current?.getBoundingClientRect() ?? outer
      return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height }
    }
    const onMotion = () => stage?.setStill(motion.matches)
    const build = async () => {
      const { createStage } = await import('../stage/createStage.ts')
      const made = await createStage(element, box, firstStops, motion.matches)
      if (isGone) return made.destroy()
      stage = made
      motion.addEventListener('change', onMotion)
      element.dataset.ready = ''
      onStage(made)
    }
    void build()
      .catch(() => setPlain(true))
      .then(() => requestAnimationFrame(onShown))
    return () => {
      isGone = true
      motion.removeEventListener('change', onMotion)
      onStage(null)
      stage?.destroy()
    }
  }, [area, onStage, onShown])

  const stops = last?.freeSpins.at(-1)?.stops ?? last?.turn.stops ?? firstStops
  const matrix = stops.map((stop, reel) => windowAt(reel, stop))
  return (
    <>
      <div ref={host} className={styles.scene} aria-hidden="true" />
      <div className={isPlain ? styles.plain : styles.spokenOnly}>
        {matrix.map((reel, index) => (
          <div key={`reel-${index}`}>
            {isPlain ? (
              reel.map((symbol) => <img key={symbol} className={styles.picture} src={symbolUrl(symbol)} alt={symbolNames[symbol]} />)
            ) : (
              <p>
                Reel {index + 1}: {reel.map((symbol) => symbolNames[symbol]).join(', ')}
              </p>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
