import { createCanvas, type Canvas } from '../canvas.ts'
import { moods, type Mood } from '../palette.ts'
import { seeded } from '../random.ts'
import { halo } from '../motifs/sky.ts'
import { circle, d, ellipse, path, rect } from '../svg.ts'
import type { Brush } from '../cover.ts'

export const SHEET = { width: 400, height: 240 } as const

/** The picture of a package of tokens, as SVG elements on a sheet of 400 × 240, in front of the night that all of them share. */
export interface PackagePicture {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly draw: (brush: Brush) => string
}

/** A gold disc, the shape of a game token everywhere. */
export const disc = (canvas: Canvas, x: number, y: number, r: number): string =>
  circle(x, y, r, canvas.ball('#fff3c4', '#f6c65b@.45', '#a8641f')) +
  circle(x, y, r * 0.66, 'none', 'stroke="#7a4413" stroke-opacity=".55" stroke-width="1.4"') +
  circle(x - r * 0.32, y - r * 0.38, r * 0.16, '#fffbe9', 'opacity=".9"')

/** A gold disc that lies on its back. */
export const flatDisc = (canvas: Canvas, x: number, y: number, r: number): string =>
  ellipse(x, y + r * 0.2, r, r * 0.36, '#8a4f18') +
  ellipse(x, y, r, r * 0.36, canvas.across('#fff0bf', '#f2b64e@.5', '#b5702a')) +
  ellipse(x, y, r * 0.64, r * 0.22, 'none', 'stroke="#7a4413" stroke-opacity=".5" stroke-width="1.2"')

/** A teal drop, the shape of a sweep token everywhere. */
export const drop = (canvas: Canvas, x: number, y: number, size: number): string =>
  path(
    d`M${x} ${y - size}C${x + size * 0.55} ${y - size * 0.2} ${x + size * 0.72} ${y + size * 0.1} ${x + size * 0.72} ${y + size * 0.35}A${size * 0.72} ${size * 0.72} 0 0 1 ${x - size * 0.72} ${y + size * 0.35}C${x - size * 0.72} ${y + size * 0.1} ${x - size * 0.55} ${y - size * 0.2} ${x} ${y - size}Z`,
    canvas.slant('#c9fff5', '#2fd0c0@.5', '#0c6f74'),
  )

/** A heap of discs: rows that grow shorter toward the top, each disc a little off its place. */
export const heap = ({ canvas, random }: Brush, x: number, y: number, width: number, rows: number, r: number): string => {
  let discs = ''
  for (let row = 0; row < rows; row += 1) {
    const half = (width / 2) * (1 - row / rows)
    const count = Math.max(1, Math.round((half * 2) / (r * 1.35)))
    for (let at = 0; at < count; at += 1) {
      const along = count === 1 ? 0 : (at / (count - 1)) * 2 - 1
      const place = [x + along * half + (random() - 0.5) * r * 0.5, y - row * r * 0.8 + (random() - 0.5) * r * 0.3] as const
      discs += canvas.use(random() < 0.42 ? flatDisc(canvas, 0, 0, r) : disc(canvas, 0, 0, r), ...place, 1)
    }
  }
  return discs
}

/** A four-pointed spark of light. */
export const spark = (x: number, y: number, r: number, color = '#fff6d8'): string =>
  path(
    d`M${x} ${y - r}Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y}Q${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r}Q${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y}Q${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z`,
    color,
  )

/** Night over still water, with the light of what is pictured. */
const backdrop = (brush: Brush, strength: number): string =>
  rect(0, 0, 400, 240, brush.canvas.down('#071426', '#0e3050@.62', '#0a2038')) +
  halo(brush, 200, 128, 170, '#ffd98a', strength) +
  path('M0 176Q100 168 200 176T400 176V240H0Z', brush.canvas.down('#16507a', '#0a2440')) +
  path('M0 208Q100 200 200 208T400 208V240H0Z', '#081b30')

/** The whole file. The same picture gives the same text on every machine; `share` of 0 to 1 is how large the package is. */
export const renderPackage = ({ name, draw }: PackagePicture, share: number): string => {
  const mood: Mood = moods.midnight
  const brush: Brush = { canvas: createCanvas(), mood, random: seeded(name) }
  const picture = backdrop(brush, 0.2 + share * 0.4) + draw(brush)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240" stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 400 240">${brush.canvas.definitions()}${picture}</svg>\n`
}
