import { at, circle, ellipse, group, path } from '../svg.ts'
import { arcPoints, smooth, taper } from './line.ts'

/** A carp that follows the circle of the pond, counter-clockwise; degrees from the tail to the head. */
export const koi = (body: string, fin: string, from: number, to: number) => {
  const spine = arcPoints(150, 206, 78, from, to, 7)
  const shape = taper(spine, [2, 8, 15, 19, 20, 17, 7])
  const on = (share: number, r = 78) => {
    const radians = ((from + (to - from) * share) * Math.PI) / 180
    return { x: 150 + r * Math.cos(radians), y: 206 + r * Math.sin(radians), turn: from + (to - from) * share - 90 }
  }
  const part = (share: number, content: string, mirror = '') => {
    const { x, y, turn } = on(share)
    return at(x, y, mirror === '' ? content : group(mirror, content), { turn })
  }
  const breast = path('M4 12C2 26-8 38-24 42C-24 30-20 18-8 12Z', fin, 'opacity=".9"')
  const tail = path('M6 0C-8-6-22-22-44-24C-36-12-34-6-36 0C-34 6-36 14-48 28C-24 24-8 8 6 0Z', fin)
  return {
    shape,
    art:
      part(0, tail) +
      part(0.7, breast) +
      part(0.7, breast, 'transform="scale(1 -1)"') +
      part(0.4, path('M4 12C0 20-6 26-16 28C-14 22-12 16-8 10Z', fin, 'opacity=".9"')) +
      path(shape, body),
    spots: (color: string) =>
      part(0.26, ellipse(0, 4, 13, 9, color)) +
      part(0.52, ellipse(0, -8, 17, 14, color)) +
      part(0.7, ellipse(2, 12, 11, 10, color)) +
      part(0.93, circle(0, 0, 9, color)),
    eyes: part(0.94, circle(2, -9, 2.2, '#1b1010') + circle(2, 9, 2.2, '#1b1010')),
    back: smooth(spine.slice(1, 5)),
  }
}
