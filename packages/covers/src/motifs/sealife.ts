import { circle, d, path, stroke } from '../svg.ts'

/** A plain fish that swims to the right, 76 long; for shoals and silhouettes. */
export const fish = (x: number, y: number, scale: number, fill: string, mirror = false, extra = '') =>
  path(
    'M-26 0C-14-17 12-19 32 0C12 19-14 17-26 0ZM-22 0L-44-15C-39-5-39 5-44 15Z',
    fill,
    `transform="translate(${x} ${y})scale(${mirror ? -scale : scale} ${scale})"${extra && ` ${extra}`}`,
  )

/** Branching coral that stands on its foot, about 100 high. */
export const coral = (x: number, y: number, scale: number, color: string, width = 9) =>
  stroke(
    'M0 0C0-30-4-46 0-96M0-22C-20-26-34-44-34-72M-30-50C-42-54-50-64-50-80M0-38C20-42 32-58 32-88M28-60C40-64 48-74 48-90M0-62C-8-70-14-80-14-92',
    color,
    width,
    `transform="translate(${x} ${y})scale(${scale})"`,
  )

export const starfish = (x: number, y: number, scale: number, fill: string, dots: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${path('M0-30C5-14 10-9 29-9C16 3 13 9 18 25C6 16-6 16-18 25C-13 9-16 3-29-9C-10-9-5-14 0-30Z', fill, `stroke="${fill}" stroke-width="7" stroke-linejoin="round"`)}${stroke('M0-24V-4M0 0L20-6M0 0L12 18M0 0L-12 18M0 0L-20-6', dots, 3, 'stroke-dasharray="0 7"')}</g>`

/** A bell with its clapper, 120 high, hanging from its crown at (x, y). */
export const bell = (x: number, y: number, scale: number, metal: string, dark: string, shine: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${circle(0, 118, 13, dark)}${path('M-12 0H12V12C38 16 44 42 46 66C48 86 56 94 66 104V112H-66V104C-56 94-48 86-46 66C-44 42-38 16-12 12Z', metal)}${path('M-66 104H66V112H-66Z', dark, 'opacity=".45"')}${stroke('M-30 32C-36 48-36 70-42 84M-50 90H50M-43 76H43', shine, 2.5, 'opacity=".7"')}${circle(0, -6, 9, 'none', `stroke="${metal}" stroke-width="6"`)}</g>`

/** A jellyfish of about 100 across whose arms hang down. */
export const jellyfish = (fill: string, inner: string, line: string) =>
  stroke('M-36 4C-44 40-26 60-38 104M36 4C44 40 26 60 38 104M-20 6C-28 50-8 76-20 136M20 6C28 50 8 76 20 136', line, 2.2, 'opacity=".7"') +
  path('M-14 2C-26 36 2 50-10 92C8 66-6 50 2 30C8 50 22 60 12 96C32 64 6 40 16 2Z', inner, 'opacity=".75"') +
  path('M-50 2C-54-52-28-74 0-74S54-52 50 2C42 12 33 3 25 8S8 5 0 10S-17 13-25 8S-42 12-50 2Z', fill) +
  path('M-28-6C-30-36-16-50 0-50S30-36 28-6C18 2-18 2-28-6Z', inner, 'opacity=".55"') +
  stroke(d`M-40-22C-38-46-26-60-8-65`, '#ffffff', 4, 'opacity=".75"')
