import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { BackdropArt, Drift, Swell } from './backdropArt.ts'
import * as styles from './Backdrop.css.ts'
import { drawBackdrop, horizonOf } from './drawBackdrop.ts'
import { roomAround, type Place } from './place.ts'
import { strewn } from './strewn.ts'

export interface BackdropProps {
  art: BackdropArt
  /** Where the board may stand. */
  area: RefObject<HTMLElement | null>
  /** What the board stands in. */
  frame: RefObject<HTMLElement | null>
}

const asUrl = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`

/** Where everything stands; again whenever the page or the board grows or shrinks. */
const usePlace = (host: RefObject<HTMLElement | null>, { area, frame }: Omit<BackdropProps, 'art'>): Place | null => {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const [outer, free, board] = [host, area, frame].map(({ current }) => current?.getBoundingClientRect())
      if (!outer || !free || !board) return
      const within = ({ x, y, width, height }: DOMRect) => ({ x: x - outer.x, y: y - outer.y, width, height })
      const screen = { width: outer.width, height: outer.height }
      setPlace({ screen, room: roomAround(within(free), screen), frame: within(board), top: board.y - outer.y })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const { current } of [host, area, frame]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [host, area, frame])
  return place
}

const Wave = ({ swell: { depth, color, alpha, pace }, at, place, crest }: { swell: Swell; at: number; place: Place; crest: string }) => {
  const { screen, room } = place
  const sea = horizonOf(place)
  const length = Math.max(180, screen.width * 0.34 * (1.9 - at * 0.34))
  const rise = Math.max(6, room.height * 0.012) * (1 + depth)
  const top = sea + (room.height - sea) * depth - rise
  const height = screen.height - top
  const line = `M0 ${rise}C${length * 0.35} 0 ${length * 0.65} ${2 * rise} ${length} ${rise}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${length}" height="${height}"><path d="${line}V${height}H0Z" fill="${color}" opacity="${alpha}"/><path d="${line}" fill="none" stroke="${crest}" stroke-opacity=".16" stroke-width="1.500"/></svg>`
  return (
    <div
      className={styles.swell}
      style={
        {
          insetBlockStart: top,
          backgroundImage: asUrl(svg),
          '--length': `${length}px`,
          '--lasts': `${length / Math.abs(pace)}s`,
          animationDirection: pace < 0 ? 'reverse' : 'normal',
        } as CSSProperties
      }
    />
  )
}

const sizes: Readonly<Record<Drift['form'], readonly [least: number, more: number]>> = { bubble: [3, 6], mote: [2, 3.5], petal: [7, 8] }

const Drifting = ({ drift: { form, color, count, to }, room }: { drift: Drift } & Pick<Place, 'room'>) =>
  strewn(count).map(([x, y, depth]) => {
    const [least, more] = sizes[form]
    const lasts = 1 / (0.012 + depth * 0.02)
    // How much of the way is behind it where it stands now.
    const gone = to === 'up' ? 1 - y : y
    return (
      <span
        key={x}
        className={styles.drift({ form, to })}
        style={
          {
            insetInlineStart: `${x * room.width}px`,
            insetBlockStart: `${y * room.height}px`,
            color,
            '--size': `${least + depth * more}px`,
            '--strength': 0.2 + depth * 0.4,
            '--lasts': `${lasts}s`,
            '--since': `${-gone * lasts}s`,
            '--below': `${(1 - y) * room.height}px`,
            '--above': `${-y * room.height}px`,
            '--turn': form === 'petal' ? '300deg' : '0deg',
          } as CSSProperties
        }
      />
    )
  })

/** The place behind a board of elements: what stands still as one picture, and before it the swell and what drifts. */
export const Backdrop = ({ art, area, frame }: BackdropProps) => {
  const host = useRef<HTMLDivElement>(null)
  const place = usePlace(host, { area, frame })
  return (
    <div
      ref={host}
      aria-hidden="true"
      className={styles.root}
      style={{ backgroundColor: art.palette.sky[0], ...(place && { backgroundImage: asUrl(drawBackdrop(art, place)) }) }}
    >
      {place && art.swell.map((swell, at) => <Wave key={swell.depth} swell={swell} at={at} place={place} crest={art.palette.second} />)}
      {place && <Drifting drift={art.drift} room={place.room} />}
    </div>
  )
}
