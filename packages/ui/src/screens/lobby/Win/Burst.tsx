import { useId } from 'react'
import * as styles from './Win.css.ts'

const RAYS = 28
/** Beside the cover on a desktop, then those that only a phone's smaller cover leaves in sight: [x, y, size]. */
const glints = [
  [200, 150, 11],
  [420, 122, 9],
  [566, 152, 12],
  [192, 612, 10],
  [571, 622, 10],
  [250, 300, 9],
  [520, 290, 10],
  [232, 470, 8],
  [536, 450, 9],
] as const

const ray = (at: number): string => {
  const [angle, half] = [(at / RAYS) * 2 * Math.PI, at % 2 ? 0.022 : 0.034]
  const end = at % 2 ? 300 : 372
  const point = (turn: number, radius: number) =>
    `${(384 + Math.cos(turn) * radius).toFixed(1)} ${(384 + Math.sin(turn) * radius).toFixed(1)}`
  return `M${point(angle - half, 120)}L${point(angle, end)}L${point(angle + half, 120)}z`
}
const star = (x: number, y: number, size: number): string => {
  const waist = size * 0.22
  return `M${x} ${y - size}l${waist} ${size - waist} ${size - waist} ${waist}-${size - waist} ${waist}-${waist} ${size - waist}-${waist}-${size - waist}-${size - waist}-${waist} ${size - waist}-${waist}z`
}

/** Light from behind the cover, and a few glints in it. Decoration only. */
export const Burst = () => {
  const glow = useId()
  return (
    <svg aria-hidden="true" className={styles.burst} viewBox="0 0 768 768" fill="currentColor">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0.2" className={styles.glow} stopOpacity="0.28" />
          <stop offset="1" className={styles.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="384" cy="384" r="384" fill={`url(#${glow})`} />
      {Array.from({ length: RAYS }, (_, at) => (
        <path key={at} className={styles.ray[at % 2 ? 'short' : 'long']} d={ray(at)} />
      ))}
      {glints.map(([x, y, size]) => (
        <path key={x} className={styles.glint} d={star(x, y, size)} />
      ))}
    </svg>
  )
}
