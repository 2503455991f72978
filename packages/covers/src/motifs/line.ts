import { d, num } from '../svg.ts'

export type Point = readonly [number, number]

/** A smooth curve through all points (Catmull–Rom as cubic Béziers), without the leading move. */
const through = (points: readonly Point[]) => {
  let text = ''
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? [0, 0]
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    text += d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
  }
  return text
}

export const smooth = (points: readonly Point[]) => `M${num(points[0]?.[0] ?? 0)} ${num(points[0]?.[1] ?? 0)}${through(points)}`

/** A limb: the outline of a line whose half width changes from point to point; body of fish, arm, tail of a comet. */
export const taper = (points: readonly Point[], halfWidths: readonly number[]) => {
  const side = (sign: number) =>
    points.map(([x, y], index): Point => {
      const [bx, by] = points[index - 1] ?? [x, y]
      const [ax, ay] = points[index + 1] ?? [x, y]
      const length = Math.hypot(ax - bx, ay - by) || 1
      const width = sign * (halfWidths[index] ?? 0)
      return [x - ((ay - by) / length) * width, y + ((ax - bx) / length) * width]
    })
  const left = side(1)
  const right = side(-1).toReversed()
  const turn = right[0] ?? [0, 0]
  return `${smooth(left)}L${num(turn[0])} ${num(turn[1])}${through(right)}Z`
}

/** Points on an arc of a circle; degrees, clockwise from the right. */
export const arcPoints = (x: number, y: number, r: number, from: number, to: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })

/** Straight-edged shape. */
export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

/** A regular star: `tips` rays between an outer and an inner radius. */
export const starShape = (x: number, y: number, outer: number, inner: number, tips: number, turn = -90) =>
  polygon(
    Array.from({ length: tips * 2 }, (_, index): Point => {
      const angle = ((turn + (index * 180) / tips) * Math.PI) / 180
      const r = index % 2 === 0 ? outer : inner
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
