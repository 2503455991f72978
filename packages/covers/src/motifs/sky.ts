import type { Brush } from '../cover.ts'
import { circle, path, stroke } from '../svg.ts'
import { polygon, smooth, type Point } from './line.ts'

/** Dots of three sizes down to `height`, drawn as strokes without length. */
export const stars = ({ mood, random }: Brush, count: number, height: number) =>
  [
    [0.5, 1],
    [0.35, 1.6],
    [0.15, 2.4],
  ]
    .map(([share = 0, width = 1]) => {
      const dots = Array.from(
        { length: Math.round(count * share) },
        () => `M${Math.round(20 + random() * 260)} ${Math.round(22 + random() * (height - 22))}h0`,
      )
      return stroke(dots.join(''), mood.light, width, `opacity="${width > 2 ? '.9' : '.55'}"`)
    })
    .join('')

/** Two ribbons of northern light across the upper half: bands that fade upwards from a bright foot. */
export const aurora = ({ mood, random }: Brush) =>
  [
    { color: mood.second, base: 196, bands: 7 },
    { color: mood.accent, base: 136, bands: 6 },
  ]
    .map(({ color, base, bands }, ribbon) => {
      const phase = random() * 6
      const foot = Array.from({ length: 6 }, (_, index): Point => [
        index * 64 - 10,
        Math.round(base + Math.sin(phase + index * 1.25) * 22 - index * 6),
      ])
      const id = `aurora${ribbon}`
      const curve = `<path id="${id}" d="${smooth(foot)}" fill="none" stroke-width="14.5"/>`
      const copies = Array.from(
        { length: bands },
        (_, index) => `<use href="#${id}" y="${-14 * index}" opacity="${Math.round(40 * (1 - index / bands) ** 1.4) / 100}"/>`,
      )
      return `<defs>${curve}</defs><g stroke="${color}">${copies.join('')}<use href="#${id}" y="6" stroke="${mood.light}" opacity=".16"/></g>`
    })
    .join('')

/** A light in the dark: soft disc of the given radius. */
export const halo = ({ canvas }: Brush, x: number, y: number, r: number, color: string, strength = 0.6) =>
  circle(x, y, r, canvas.glow(`${color}/${strength}`, `${color}@.45/${Math.round(strength * 35) / 100}`, `${color}/0`))

/** Full moon with its seas. */
export const moon = (brush: Brush, x: number, y: number, r: number) => {
  const { canvas, mood } = brush
  const seas: readonly (readonly [number, number, number])[] = [
    [-0.35, -0.3, 0.26],
    [0.28, -0.42, 0.15],
    [0.15, 0.2, 0.32],
    [-0.42, 0.36, 0.14],
    [0.56, 0.02, 0.12],
  ]
  return (
    halo(brush, x, y, r * 2.6, mood.light, 0.45) +
    circle(x, y, r, canvas.slant('#ffffff', mood.light, `${mood.second}`)) +
    seas.map(([dx, dy, size]) => circle(x + dx * r, y + dy * r, size * r, mood.far, 'opacity=".16"')).join('')
  )
}

/** Mountains between the edges: `peaks` of uneven height that rise from `y`, each with a shaded side. */
export const ridge = ({ mood, random }: Brush, y: number, height: number, peaks: number, fill: string) => {
  const points: Point[] = [[0, 400]]
  let shade = ''
  const step = 340 / peaks
  for (let index = 0; index < peaks; index += 1) {
    const left = -20 + index * step
    const apex: Point = [Math.round(left + step * (0.4 + random() * 0.25)), Math.round(y - height * (0.35 + random() * 0.65))]
    const rise = y - apex[1]
    const valley: Point = [Math.round(left + step), Math.round(y - rise * 0.1 * random())]
    const shoulder: Point = [Math.round(apex[0] + (valley[0] - apex[0]) * 0.45), Math.round(apex[1] + rise * (0.3 + random() * 0.15))]
    points.push([Math.round(left), y], [Math.round(left + (apex[0] - left) * 0.6), Math.round(y - rise * 0.5)], apex, shoulder, valley)
    shade += polygon([
      apex,
      shoulder,
      valley,
      [apex[0] + Math.round(step * 0.1), y],
      [apex[0] - Math.round(step * 0.07), Math.round(y - rise * 0.45)],
    ])
  }
  points.push([320, y], [320, 400])
  return path(polygon(points), fill) + path(shade, mood.deep, 'opacity=".28"')
}

/** Snow or spray: loose dots in a rectangle. */
export const flakes = (
  { random }: Brush,
  count: number,
  box: readonly [number, number, number, number],
  color: string,
  width = 3,
  extra = 'opacity=".8"',
) =>
  stroke(
    Array.from(
      { length: count },
      () => `M${Math.round(box[0] + random() * (box[2] - box[0]))} ${Math.round(box[1] + random() * (box[3] - box[1]))}h0`,
    ).join(''),
    color,
    width,
    extra,
  )
