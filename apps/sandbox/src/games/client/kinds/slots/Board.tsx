import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { SlotFacts, SlotMeters, SlotView } from '../../../rules/slots/slotView.ts'
import { placeOf } from '../../backdrop/placeOf.ts'
import type { BoardProps } from '../kind.ts'
import { picturesOf } from './art/art.ts'
import { backdrops } from './backdrops.ts'
import * as styles from './Board.css.ts'
import { firstStanding, standingAfter } from './events.ts'
import { firstPlate, jackpotPlate } from './plates.ts'
import type { Scene } from './scene/scene.ts'
import { showRound } from './showRound.ts'

const asksForLess = '(prefers-reduced-motion: reduce)'

/** What the jackpot of this stake stands at: as the last round left it, else as the session began. */
const useJackpot = ({ round, meters, stake }: Pick<BoardProps, 'round' | 'meters' | 'stake'>): string | null => {
  const [seen, setSeen] = useState<{ readonly round: BoardProps['round']; readonly left: SlotMeters['jackpots'] }>({ round, left: {} })
  if (seen.round !== round) {
    const jackpot = (round?.outcome as unknown as SlotView | undefined)?.jackpotMinor
    setSeen({ round, left: round && jackpot !== undefined ? { ...seen.left, [round.stake]: jackpot } : seen.left })
  }
  return seen.left[String(stake)] ?? (meters as unknown as SlotMeters | undefined)?.jackpots[String(stake)] ?? null
}

/** The drawn scene. Where a browser cannot draw it, the symbols stand as plain pictures and the game goes on. */
export const Board = ({ gameId, facts: json, round, meters, stake, area, onStage, onShown, onChoice }: BoardProps) => {
  const facts = json as unknown as SlotFacts
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<Scene | null>(null)
  const [isPlain, setPlain] = useState(false)
  const pictures = useMemo(() => picturesOf(gameId), [gameId])
  const jackpot = useJackpot({ round, meters, stake })
  const firstJackpot = useRef(jackpot)
  useEffect(() => onChoice({ to: 'play', choice: null }), [onChoice])

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const motion = window.matchMedia(asksForLess)
    let scene: Scene | null = null
    let isGone = false
    let standing = firstStanding(facts)
    const box = () => {
      const outer = element.getBoundingClientRect()
      const inner = area.current?.getBoundingClientRect() ?? outer
      return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height }
    }
    const onMotion = () => scene?.setStill(motion.matches)
    const pearl = facts.hold?.pearl ?? null
    const build = async () => {
      const { createScene } = await import('./scene/createScene.ts')
      const backdrop = placeOf(backdrops, gameId)
      const data = { rows: facts.rows, board: facts.board, pictures, backdrop, pearl, plate: firstPlate(facts, firstJackpot.current) }
      const made = await createScene({ host: element, area: box, data }, standing, motion.matches)
      if (isGone) return made.destroy()
      scene = made
      drawn.current = made
      motion.addEventListener('change', onMotion)
      element.dataset.ready = ''
    }
    onStage({
      start: () => scene?.start(),
      async show({ outcome, stake: paid }, steps) {
        const { events } = outcome as unknown as SlotView
        await showRound(scene, { events }, { ...facts, stake: BigInt(paid) }, steps)
        standing = standingAfter(events, pearl) ?? standing
      },
      stay: async () => scene?.land(standing),
      hurry: () => scene?.hurry(),
    })
    void build()
      .catch(() => setPlain(true))
      .then(() => requestAnimationFrame(onShown))
    return () => {
      isGone = true
      motion.removeEventListener('change', onMotion)
      onStage(null)
      drawn.current = null
      scene?.destroy()
    }
  }, [area, facts, gameId, pictures, onStage, onShown])

  useEffect(() => {
    firstJackpot.current = jackpot
    if (jackpot !== null) drawn.current?.setPlate(jackpotPlate(jackpot))
  }, [jackpot])

  const events = (round?.outcome as unknown as SlotView | undefined)?.events ?? []
  const { grid } = standingAfter(events, facts.hold?.pearl ?? null) ?? firstStanding(facts)
  const columns = { '--reels': grid.length } as CSSProperties
  return (
    <>
      <div ref={host} className={styles.scene} aria-hidden="true" />
      <div className={isPlain ? styles.plain : styles.spokenOnly} style={columns}>
        {grid.map((reel, index) => (
          <div key={`reel-${index}`}>
            {isPlain ? (
              reel.map((symbol, row) => (
                <img key={`${symbol}-${row}`} className={styles.picture} src={pictures[symbol]} alt={facts.names[symbol]} />
              ))
            ) : (
              <p>
                {facts.board.by === 'REELS' ? 'Reel' : 'Column'} {index + 1}: {reel.map((symbol) => facts.names[symbol]).join(', ')}
              </p>
            )}
          </div>
        ))}
        {jackpot !== null && <p>{jackpotPlate(jackpot).steps[0]}</p>}
      </div>
    </>
  )
}
