import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type CSSProperties, type Ref } from 'react'
import type { FishTarget } from '../../../rules/fish/fish.ts'
import { isMainPress } from '../../play/pressEvents.ts'
import { fishUrl } from './art/fishArt.ts'
import { catchSize, type CatchSize } from './catchSize.ts'
import * as styles from './Field.css.ts'
import { nearest, swimmersAt, type Swimmer } from './swim.ts'

/** A shot on its way, as the picture shows it. */
interface Shown {
  readonly id: number
  readonly x: number
  readonly y: number
  /** A catch by how large it is written. */
  readonly state: 'flying' | 'missed' | CatchSize
  readonly text: string
}
/** What came of a shot. */
interface Landed {
  readonly isCaught: boolean
  /** Bets that a catch pays. */
  readonly pays: number
  readonly text: string
}
export interface FieldHandle {
  /** Shows a shot at a swimmer; `land` tells what came of it, null where nothing was shot. */
  readonly fire: (swimmerKey: string) => { readonly land: (result: Landed | null) => void }
  /** The swimmer of a kind that a shot would be at; undefined where none is in sight. */
  readonly inSight: (targetId: string) => string | undefined
}
interface FieldProps {
  ref: Ref<FieldHandle>
  gameId: string
  targets: readonly FishTarget[]
  chosen: string
  isDark: boolean
  onShoot: (swimmerKey: string, targetId: string) => void
}

const SHOWN_MS = 1_100
/** With less motion fish move on so often. */
const CALM_MS = 400
const asksForLess = '(prefers-reduced-motion: reduce)'
/** The field is that old when it opens, so that it is not empty. */
const EARLIER_S = 20
const secondsSince = (began: number): number => (Date.now() - began) / 1000 + EARLIER_S

/** The water that a game is played in. */
const waterOf = (gameId: string) => (gameId === 'under-the-ice' ? 'ice' : gameId === 'narwhal-run' ? 'open' : 'deep')

const widthOf = ({ pays }: FishTarget, field: number): number => Math.min(field * 0.42, 46 + 19 * Math.log2(pays) + field * 0.03)

/** The water and what swims in it. Fish are buttons for hands only: keyboards and readers have the list. */
export const Field = ({ ref, gameId, targets, chosen, isDark, onShoot }: FieldProps) => {
  const water = waterOf(gameId)
  const host = useRef<HTMLDivElement>(null)
  const swimmers = useRef<readonly Swimmer[]>([])
  const elements = useRef(new Map<string, HTMLButtonElement>())
  const [shown, setShown] = useState<readonly Swimmer[]>([])
  const [shots, setShots] = useState<readonly Shown[]>([])
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const next = useRef(0)

  const [began] = useState(() => Date.now())
  /** Until when what came of a shot stands, by its id. */
  const ends = useRef(new Map<number, number>())

  const place = useCallback(() => {
    const box = host.current
    if (!box) return
    const [width, height] = [box.clientWidth, box.clientHeight]
    const isStill = window.matchMedia(asksForLess).matches
    for (const { key, target, way, isLeft, depth } of swimmers.current) {
      const element = elements.current.get(key)
      if (!element) continue
      const size = widthOf(target, width)
      const x = (isLeft ? 1 - way : way) * (width + size) - size
      const sway = isStill ? 0 : Math.sin(secondsSince(began) * 1.6 + depth * 20) * 6
      const y = depth * Math.max(0, height - size * 0.56) + sway
      element.style.transform = `translate3d(${x}px, ${y}px, 0) scaleX(${isLeft ? -1 : 1})`
      element.style.width = `${size}px`
    }
  }, [began])
  // Who has just come in must not be seen, or shot at, in a corner until the next frame.
  useLayoutEffect(place, [place, shown])

  useEffect(() => {
    const motion = window.matchMedia(asksForLess)
    let request = 0
    let movedAt = -Infinity
    let keys = ''
    const move = (time: number) => {
      request = requestAnimationFrame(move)
      if (motion.matches && time - movedAt < CALM_MS) return
      movedAt = time
      for (const [id, end] of ends.current) {
        if (end > Date.now()) continue
        ends.current.delete(id)
        setShots((before) => before.filter((shot) => shot.id !== id))
      }
      swimmers.current = swimmersAt(targets, secondsSince(began))
      const came = swimmers.current.map(({ key }) => key).join()
      if (came !== keys) {
        keys = came
        setShown(swimmers.current)
      }
      place()
    }
    request = requestAnimationFrame(move)
    return () => cancelAnimationFrame(request)
  }, [targets, began, place])

  useImperativeHandle(ref, () => ({
    inSight: (targetId) =>
      nearest(
        swimmers.current.filter(({ key }) => !gone.has(key)),
        targetId,
      )?.key,
    fire: (key) => {
      const outer = host.current?.getBoundingClientRect()
      const box = elements.current.get(key)?.getBoundingClientRect()
      const id = next.current++
      const at = outer && box ? { x: box.x + box.width / 2 - outer.x, y: box.y + box.height / 2 - outer.y } : { x: 0, y: 0 }
      setShots((before) => [...before, { id, ...at, state: 'flying', text: '' }])
      return {
        land: (result) => {
          if (!result) return setShots((before) => before.filter((shot) => shot.id !== id))
          if (result.isCaught) setGone((before) => new Set([...before, key].slice(-200)))
          ends.current.set(id, Date.now() + SHOWN_MS)
          const state = result.isCaught ? catchSize(result.pays) : 'missed'
          setShots((before) => before.map((shot) => (shot.id === id ? { ...shot, state, text: result.text } : shot)))
        },
      }
    },
  }))

  const onLamp = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = host.current?.getBoundingClientRect()
    if (!box) return
    host.current?.style.setProperty('--lamp-x', `${clientX - box.x}px`)
    host.current?.style.setProperty('--lamp-y', `${clientY - box.y}px`)
  }
  return (
    <div className={styles.water({ game: water })} onPointerMove={onLamp} aria-hidden="true">
      <div className={styles.scenery({ game: water })} />
      <div ref={host} className={styles.field}>
        {shown.map(({ key, target }) => (
          <button
            key={key}
            type="button"
            aria-label={target.name}
            tabIndex={-1}
            ref={(element) => {
              if (element) elements.current.set(key, element)
              return () => void elements.current.delete(key)
            }}
            className={styles.fish({ isGone: gone.has(key), isChosen: target.id === chosen })}
            onPointerDown={(event) => isMainPress(event) && onShoot(key, target.id)}
          >
            <img src={fishUrl(target.id)} alt="" draggable={false} className={styles.picture} />
          </button>
        ))}
        {isDark && <div className={styles.dark} />}
        {shots.map(({ id, x, y, state, text }) => (
          <div key={id} className={styles.shot({ state })} style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}>
            {text}
          </div>
        ))}
      </div>
    </div>
  )
}
