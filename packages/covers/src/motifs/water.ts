import type { Brush } from '../cover.ts'
import { circle, d, path, stroke } from '../svg.ts'

/** A swell from edge to edge at height `y`, closed to the bottom of the sheet. `phase` shifts it to the left. */
export const wave = (y: number, amplitude: number, length: number, phase: number, fill: string, extra = '') => {
  const start = -(phase % length) - length
  const half = length / 2
  const turns = Math.ceil((320 - start) / half) - 1
  return path(d`M${start} ${y}q${half / 2}-${amplitude * 2} ${half} 0` + d`t${half} 0`.repeat(turns) + d`V400H${start}Z`, fill, extra)
}

/** The light of something above on the water: short bars that widen with the distance. */
export const glitter = ({ random }: Brush, x: number, from: number, to: number, width: number, color: string, extra = 'opacity=".75"') => {
  let bars = ''
  for (let y = from; y < to; y += 9) {
    const share = (y - from) / (to - from)
    const half = width * (0.35 + share * 0.65) * (0.45 + random() * 0.55)
    bars += `M${Math.round(x - half + (random() - 0.5) * 10)} ${y}h${Math.round(half * 2)}`
  }
  return stroke(bars, color, 2.6, extra)
}

/** Rising bubbles: rings with a spark of light. */
export const bubbles = (points: readonly (readonly [number, number, number])[], color: string) =>
  points
    .map(
      ([x, y, r]) =>
        circle(x, y, r, color, `fill-opacity=".12" stroke="${color}" stroke-opacity=".75" stroke-width="1.2"`) +
        circle(x - r * 0.35, y - r * 0.4, r * 0.2, color),
    )
    .join('')

/** Shafts of light from the surface. */
export const shafts = ({ canvas, mood }: Brush, x: number, strength = 0.3) =>
  path(
    d`M${x - 16} 0h10l-40 400h-80zM${x - 2} 0h14l10 400h-60zM${x + 20} 0h10l96 400h-70z`,
    canvas.down(`${mood.light}/${strength}`, `${mood.light}@.85/0`),
  )

/** Sea floor: low hills from edge to edge. */
export const floor = (y: number, fill: string, lift = 14) =>
  path(d`M0 ${y + lift}C50 ${y - lift} 90 ${y - lift} 140 ${y}S240 ${y + lift} 300 ${y - lift / 2}V400H0Z`, fill)

/** Weed: blades that sway from one root. */
export const weed = (x: number, y: number, height: number, sway: number, fill: string) =>
  path(
    d`M${x - 5} ${y}C${x - 9 + sway} ${y - height * 0.4} ${x + 10 - sway} ${y - height * 0.6} ${x + sway} ${y - height}C${x + 16 - sway} ${y - height * 0.6} ${x + 2 + sway} ${y - height * 0.4} ${x + 6} ${y}Z`,
    fill,
  )
