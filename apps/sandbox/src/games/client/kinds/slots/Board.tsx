import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { SlotFacts, SlotMeters, SlotView } from '../../../rules/slots/slotView.ts'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import type { Box } from '../../backdrop/place.ts'
import { placeOf } from '../../backdrop/placeOf.ts'
import type { BoardProps } from '../kind.ts'
import { picturesOf } from './art/art.ts'
import { backdrops } from './backdrops.ts'
import * as styles from './Board.css.ts'
import { FirstBoard } from './FirstBoard.tsx'
import { firstStanding, standingAfter } from './events.ts'
import { iconPicture } from './iconPicture.ts'
import { firstPlate, jackpotPlate } from './plates.ts'
import { boardSizeOf, layoutIn, TOKEN_SIDE, type Layout } from './scene/layout.ts'
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

/** Pixels for one of the page, on the sharpest screens. */
const LARGEST_SCALE = 4
const HANDOVER_MS = 100

/** The first board is painted, and the page around has taken its cover off: what draws the scene would hold both up on a slow phone. */
const handedOver = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, HANDOVER_MS)))

/** Where the board may stand, as the scene's host measures. */
const boxIn = (host: HTMLElement, area: HTMLElement | null): Box => {
  const outer = host.getBoundingClientRect()
  const inner = area?.getBoundingClientRect() ?? outer
  return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height }
}

/** The drawn scene. Where a browser cannot draw it, the symbols stand as plain pictures and the game goes on. */
export const Board = ({ gameId, facts: json, round, meters, winToken, stake, area, onStage, onShown, onChoice }: BoardProps) => {
  const facts = json as unknown as SlotFacts
  const host = useRef<HTMLDivElement>(null)
  const token = useRef<HTMLSpanElement>(null)
  const drawn = useRef<Scene | null>(null)
  const [isPlain, setPlain] = useState(false)
  /** Until the scene is drawn. */
  const [first, setFirst] = useState<Layout | null>(null)
  const pictures = useMemo(() => picturesOf(gameId), [gameId])
  const jackpot = useJackpot({ round, meters, stake })
  const firstJackpot = useRef(jackpot)
  useEffect(() => onChoice({ to: 'play', choice: null }), [onChoice])

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const size = boardSizeOf({ board: facts.board, rows: facts.rows, plate: firstPlate(facts, firstJackpot.current) })
    setFirst(layoutIn(size, { width: element.clientWidth, height: element.clientHeight }, boxIn(element, area.current)))
  }, [area, facts])
  const hasFirst = first !== null
  useEffect(() => {
    if (hasFirst) requestAnimationFrame(onShown)
  }, [hasFirst, onShown])

  useEffect(() => {
    const element = host.current
    const icon = token.current?.querySelector('svg')
    if (!element || !icon) return undefined
    const motion = window.matchMedia(asksForLess)
    let scene: Scene | null = null
    let isGone = false
    let standing = firstStanding(facts)
    const box = () => boxIn(element, area.current)
    let isRunning = false
    const run = () => {
      isRunning = scene !== null
      scene?.start()
    }
    const onMotion = () => scene?.setStill(motion.matches)
    const pearl = facts.hold?.pearl ?? null
    const build = async () => {
      if (isGone) return
      const { createScene } = await import('./scene/createScene.ts')
      const backdrop = placeOf(backdrops, gameId)
      const knownJackpot = firstJackpot.current
      const data = {
        rows: facts.rows,
        board: facts.board,
        pictures,
        backdrop,
        pearl,
        plate: firstPlate(facts, knownJackpot),
        token: iconPicture(icon, LARGEST_SCALE * TOKEN_SIDE),
      }
      const made = await createScene({ host: element, area: box, data }, standing, motion.matches)
      if (isGone) {
        made.destroy()
        return
      }
      scene = made
      drawn.current = made
      const jackpotNow = firstJackpot.current
      if (jackpotNow !== null && jackpotNow !== knownJackpot) made.setPlate(jackpotPlate(jackpotNow))
      motion.addEventListener('change', onMotion)
      element.dataset.ready = ''
    }
    const built = handedOver()
      .then(build)
      .catch(() => setPlain(true))
      .then(() => isGone || requestAnimationFrame(() => setFirst(null)))
    onStage({
      start: run,
      async show({ outcome, stake: paid }, steps) {
        // A press that came before the scene: its outcome waits for it.
        await built
        if (!isRunning) run()
        isRunning = false
        const { events } = outcome as unknown as SlotView
        await showRound(scene, { events }, { ...facts, stake: BigInt(paid) }, steps)
        standing = standingAfter(events, pearl) ?? standing
      },
      stay: async () => {
        if (isRunning) await scene?.land(standing)
        isRunning = false
      },
      hurry: () => scene?.hurry(),
    })
    return () => {
      isGone = true
      motion.removeEventListener('change', onMotion)
      onStage(null)
      drawn.current = null
      scene?.destroy()
    }
  }, [area, facts, gameId, pictures, onStage])

  useEffect(() => {
    firstJackpot.current = jackpot
    if (jackpot !== null) drawn.current?.setPlate(jackpotPlate(jackpot))
  }, [jackpot])

  const events = (round?.outcome as unknown as SlotView | undefined)?.events ?? []
  const { grid } = standingAfter(events, facts.hold?.pearl ?? null) ?? firstStanding(facts)
  const columns = { '--reels': grid.length } as CSSProperties
  return (
    <>
      <div ref={host} className={styles.scene} aria-hidden="true">
        {first && !isPlain && <FirstBoard layout={first} grid={grid} pictures={pictures} palette={placeOf(backdrops, gameId).palette} />}
      </div>
      <span ref={token} hidden>
        <TokenIcon kind={winToken} />
      </span>
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
        {jackpot !== null && <p>Jackpot {jackpotPlate(jackpot).amount}</p>}
      </div>
    </>
  )
}
