import { at, path, stroke } from '../svg.ts'
import { polygon, type Point } from './line.ts'

/** Pines in a row: each is three stacked triangles. */
export const pine = (x: number, y: number, height: number, fill: string) => {
  const w = height * 0.22
  const r = Math.round
  return path(
    `M${r(x)} ${r(y - height)}L${r(x + w * 0.6)} ${r(y - height * 0.6)}H${r(x + w * 0.3)}L${r(x + w * 0.85)} ${r(y - height * 0.3)}H${r(x + w * 0.4)}L${r(x + w)} ${r(y)}H${r(x - w)}L${r(x - w * 0.4)} ${r(y - height * 0.3)}H${r(x - w * 0.85)}L${r(x - w * 0.3)} ${r(y - height * 0.6)}H${r(x - w * 0.6)}Z`,
    fill,
  )
}

/** Snow on the ground: soft dunes from edge to edge. */
export const snow = (y: number, fill: string, lean = 12) =>
  path(`M0 ${y + lean}C60 ${y - lean} 120 ${y - lean} 170 ${y}S260 ${y + lean} 300 ${y - lean}V400H0Z`, fill)

/** A snow crystal with six arms around (0, 0). */
export const snowflake = (r: number, color: string, width: number) =>
  Array.from({ length: 6 }, (_, index) =>
    at(
      0,
      0,
      stroke(
        `M0 0V-${r}M0-${Math.round(r * 0.4)}L${Math.round(r * 0.2)}-${Math.round(r * 0.58)}M0-${Math.round(r * 0.4)}L-${Math.round(r * 0.2)}-${Math.round(r * 0.58)}M0-${Math.round(r * 0.68)}L${Math.round(r * 0.18)}-${Math.round(r * 0.84)}M0-${Math.round(r * 0.68)}L-${Math.round(r * 0.18)}-${Math.round(r * 0.84)}`,
        color,
        width,
      ),
      { turn: index * 60 },
    ),
  ).join('')

/** A floe: a plate of ice with its edge in the water. */
export const floe = (points: readonly Point[], depth: number, top: string, edge: string) =>
  path(polygon(points.map(([x, y]): Point => [x, y + depth])), edge) + path(polygon(points), top)

/** A bear that walks to the right, 180 long, its feet on y = 40. */
export const bearShape =
  'M-72-8C-68-34-42-46-12-42C8-48 32-46 48-38C56-46 66-44 70-36C84-34 96-26 102-16C100-7 90-4 80-4C72 2 64 4 58 6L62 40H40L34 12C14 18-8 18-26 14L-24 40H-46L-52 14C-58 20-58 28-56 40H-78C-84 20-80 4-72-8Z'
