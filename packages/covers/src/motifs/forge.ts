import { at, path, rect, stroke } from '../svg.ts'
import { polygon, type Point } from './line.ts'

/** A crystal that stands on its foot: left face, right face and a lit tip. */
export const crystal = (x: number, y: number, width: number, height: number, tones: readonly [string, string, string], turn = 0) => {
  const half = width / 2
  const shoulder: Point = [0, -height * 0.72]
  return at(
    x,
    y,
    path(polygon([[-half, 0], [-half, -height * 0.78], [0, -height], shoulder, [0, 0]]), tones[0]) +
      path(polygon([[half, 0], [half, -height * 0.8], [0, -height], shoulder, [0, 0]]), tones[1]) +
      path(polygon([[-half, -height * 0.78], [0, -height], [half, -height * 0.8], shoulder]), tones[2]),
    { turn },
  )
}

/** An anvil on its block, 200 wide; the face lies at y = -40. */
export const anvil = (iron: string, dark: string, shine: string) =>
  path('M-60 34H60L74 66H-74Z', dark) +
  path('M-92-40H66C86-40 104-46 118-56V-34C100-14 66-4 44 0C32 10 32 24 46 36H-46C-32 24-32 10-42 0C-62-4-84-12-92-20Z', iron) +
  stroke('M-92-40H66C86-40 104-46 118-56', shine, 3)

/** A hammer that stands on its shaft: the head around (0, 0), the shaft downwards. */
export const hammer = (iron: string, dark: string, wood: string, shine: string, shaft = 170) =>
  rect(-9, 0, 18, shaft, wood, 'rx="4"') +
  path(`M-9 ${shaft - 46}h18v8h-18zM-9 ${shaft - 30}h18v8h-18z`, dark, 'opacity=".6"') +
  path('M-62-32H40L62-18V18L40 32H-62L-70 24V-24Z', iron) +
  path('M-40-32H-26V32H-40ZM18-32H32V32H18Z', dark, 'opacity=".5"') +
  stroke('M-68-26L-62-32H40L62-18', shine, 3)

/** A flame, 80 high, on its foot. */
export const flame = (x: number, y: number, scale: number, outer: string, inner: string) =>
  at(
    x,
    y,
    path('M4-80C10-56 34-44 32-18C30-2 16 0 0 0S-30-4-30-22C-30-40-16-46-14-62C-6-54-4-48-4-42C2-52 6-62 4-80Z', outer) +
      path('M2-40C6-28 16-22 16-10C15-2 8 0 0 0S-15-3-14-12C-13-22-4-26 2-40Z', inner),
    { scale },
  )

/** Sparks that fly off a blow at (x, y). */
export const sparks = (x: number, y: number, scale: number, color: string) =>
  stroke(
    'M14-10L44-34M22 0L60-6M-14-10L-42-36M-22 0L-58-8M4-16L12-54M-6-16L-16-46M34-20L52-40M-34-18L-54-30',
    color,
    3,
    `transform="translate(${x} ${y})scale(${scale})"`,
  ) +
  stroke('M60-44h.1M-62-40h.1M22-70h.1M-26-62h.1M76-16h.1M-76-14h.1M0-78h.1', color, 5, `transform="translate(${x} ${y})scale(${scale})"`)
