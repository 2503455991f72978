import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { Grid, SlotFacts, SlotView } from '../../../rules/slots/slotView.ts'
import type { BoardProps } from '../kind.ts'
import { picturesOf } from './art/art.ts'
import * as styles from './Board.css.ts'
import type { Scene } from './scene/scene.ts'
import { showRound, turnsOf } from './showRound.ts'

const asksForLess = '(prefers-reduced-motion: reduce)'
/** Where the reels stand before the first spin: nothing that would look like a promise. */
const firstStops = [1, 1, 1, 2, 3] as const

/** The window of each reel at these stops. */
const windowsAt = ({ strips, rows }: SlotFacts, stops: readonly number[]) =>
  strips.map((strip, reel) => Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''))

/** The drawn scene. Where a browser cannot draw it, the symbols stand as plain pictures and the game goes on. */
export const Board = ({ gameId, facts: json, round, area, onStage, onShown, onChoice }: BoardProps) => {
  const facts = json as unknown as SlotFacts
  const host = useRef<HTMLDivElement>(null)
  const [isPlain, setPlain] = useState(false)
  const pictures = useMemo(() => picturesOf(gameId), [gameId])
  useEffect(() => onChoice({ to: 'play', choice: null }), [onChoice])

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const motion = window.matchMedia(asksForLess)
    let scene: Scene | null = null
    let isGone = false
    let standing = { stops: firstStops as readonly number[], grid: windowsAt(facts, firstStops) as Grid }
    const box = () => {
      const outer = element.getBoundingClientRect()
      const inner = area.current?.getBoundingClientRect() ?? outer
      return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height }
    }
    const onMotion = () => scene?.setStill(motion.matches)
    const build = async () => {
      const { createScene } = await import('./scene/createScene.ts')
      const data = { rows: facts.rows, strips: facts.strips, pictures }
      const made = await createScene({ host: element, area: box, data }, standing, motion.matches)
      if (isGone) return made.destroy()
      scene = made
      motion.addEventListener('change', onMotion)
      element.dataset.ready = ''
    }
    onStage({
      start: () => scene?.start(),
      async show({ outcome, stake }, steps) {
        const view = outcome as unknown as SlotView
        await showRound(scene, view, { stake: BigInt(stake), feature: facts.feature }, steps)
        const last = turnsOf(view.events).at(-1)
        if (last) standing = { stops: last.spin.stops, grid: last.fills.at(-1)?.grid ?? last.spin.grid }
      },
      stay: async () => scene?.land(standing.stops, standing.grid),
      hurry: () => scene?.hurry(),
    })
    void build()
      .catch(() => setPlain(true))
      .then(() => requestAnimationFrame(onShown))
    return () => {
      isGone = true
      motion.removeEventListener('change', onMotion)
      onStage(null)
      scene?.destroy()
    }
  }, [area, facts, pictures, onStage, onShown])

  const last = round && turnsOf((round.outcome as unknown as SlotView).events).at(-1)
  const matrix = last?.fills.at(-1)?.grid ?? last?.spin.grid ?? windowsAt(facts, firstStops)
  const columns = { '--reels': facts.strips.length } as CSSProperties
  return (
    <>
      <div ref={host} className={styles.scene} aria-hidden="true" />
      <div className={isPlain ? styles.plain : styles.spokenOnly} style={columns}>
        {matrix.map((reel, index) => (
          <div key={`reel-${index}`}>
            {isPlain ? (
              reel.map((symbol, row) => (
                <img key={`${symbol}-${row}`} className={styles.picture} src={pictures[symbol]} alt={facts.names[symbol]} />
              ))
            ) : (
              <p>
                Reel {index + 1}: {reel.map((symbol) => facts.names[symbol]).join(', ')}
              </p>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
