import { glow, ridge, scattered, stars, trail, vertical, type Art, type Moment, type Paint, type Point } from './art.ts'

const WARM = '255 186 92'
const PAPER = '255 224 168'

/** A paper lantern whose middle stands at a point; `lit` from 0 to 1. */
const lantern = (paint: Paint, { x, y }: Point, size: number, lit: number, tilt: number): void => {
  if (lit > 0) glow(paint, { x, y: y + size * 0.2 }, size * 3.4, WARM, 0.55 * lit)
  paint.save()
  paint.translate(x, y)
  paint.rotate(tilt)
  const body = paint.createLinearGradient(0, -size, 0, size)
  const shade = (color: string, dark: string) => (lit > 0 ? `rgb(${color})` : dark)
  body.addColorStop(0, shade('196 88 52', '#40262f'))
  body.addColorStop(0.55, shade('255 158 74', '#4b2d33'))
  body.addColorStop(1, shade(PAPER, '#54343a'))
  paint.fillStyle = body
  paint.beginPath()
  paint.moveTo(-size * 0.42, size)
  paint.bezierCurveTo(-size * 0.95, size * 0.1, -size * 0.8, -size, 0, -size)
  paint.bezierCurveTo(size * 0.8, -size, size * 0.95, size * 0.1, size * 0.42, size)
  paint.closePath()
  paint.fill()
  paint.strokeStyle = lit > 0 ? 'rgb(122 48 30 / 0.5)' : 'rgb(0 0 0 / 0.35)'
  paint.lineWidth = Math.max(0.6, size * 0.04)
  for (const bend of [-0.34, 0, 0.34]) {
    paint.beginPath()
    paint.moveTo(0, -size)
    paint.quadraticCurveTo(size * bend * 3.4, -size * 0.1, size * bend, size)
    paint.stroke()
  }
  paint.fillStyle = lit > 0 ? `rgb(${PAPER} / ${lit})` : '#2b1b22'
  paint.beginPath()
  paint.ellipse(0, size, size * 0.42, size * 0.12, 0, 0, Math.PI * 2)
  paint.fill()
  paint.restore()
}

const village = (paint: Paint, { width, height }: Moment): void => {
  for (let index = 0; index < 26; index++) {
    const x = scattered(index, 40) * width
    const y = height * (0.9 + 0.06 * scattered(index, 41))
    const size = 2 + 2 * scattered(index, 42)
    glow(paint, { x: x + size / 2, y: y + size / 2 }, 9, WARM, 0.35)
    paint.fillStyle = `rgb(${PAPER} / 0.85)`
    paint.fillRect(x, y, size, size)
  }
}

/** How much of something is seen at a point: nothing behind the figures of the round, all of it well beside them. */
const besideFigures = ({ width, height, middle }: Moment, { x, y }: Point): number => {
  const away = Math.hypot((x - middle.x) / (width * 0.44), (y - middle.y) / (height * 0.22))
  return Math.min(1, Math.max(0, (away - 0.8) / 0.2))
}

/** A paper lantern over a village at dusk. */
export const skyLantern: Art = {
  backdrop(paint, moment) {
    const { width, height, seconds } = moment
    paint.fillStyle = vertical(paint, height, [
      [0, '#0d0b2a'],
      [0.4, '#2a1c4d'],
      [0.72, '#6a3657'],
      [0.88, '#a85a4b'],
      [1, '#3a1f33'],
    ])
    paint.fillRect(0, 0, width, height)
    stars(paint, moment, Math.round((width * height) / 9_000), 0.5)
    // Others that were let go before, far away.
    for (let index = 0; index < 9; index++) {
      const rise = (scattered(index, 50) + seconds * 0.006 * (0.5 + scattered(index, 51))) % 1
      const at = { x: scattered(index, 52) * width + Math.sin(seconds * 0.3 + index) * 6, y: height * (0.82 - 0.78 * rise) }
      paint.globalAlpha = besideFigures(moment, at)
      lantern(paint, at, 3 + 4 * scattered(index, 53), 0.7, Math.sin(seconds * 0.5 + index) * 0.05)
      paint.globalAlpha = 1
    }
    ridge(
      paint,
      moment,
      0.9,
      0.14,
      2.2,
      vertical(paint, height, [
        [0.7, '#4a2748'],
        [0.95, '#2b1834'],
      ]),
    )
    ridge(paint, moment, 0.97, 0.09, 5.6, '#1b1026')
    village(paint, moment)
  },
  flight(paint, moment) {
    const { curve, from, phase, seconds, sincePhase } = moment
    trail(paint, moment, WARM, phase === 'ended')
    const at = curve.at(-1) ?? { x: from.x + 8, y: from.y - 22 }
    const sway = phase === 'flight' ? Math.sin(seconds * 1.3) * 0.07 : 0
    if (phase !== 'ended') return lantern(paint, at, 22, 0.9 + 0.1 * Math.sin(seconds * 11), sway)
    // It goes out, and sinks with a thread of smoke.
    const fall = Math.min(1, sincePhase / 2.4)
    const out = { x: at.x + 10 * fall, y: at.y + 46 * fall * fall }
    for (let index = 0; index < 8; index++) {
      const part = (index / 8 + fall) % 1
      glow(paint, { x: at.x + Math.sin(index * 1.9) * 8 * part, y: at.y - 70 * part }, 6 + 12 * part, '190 180 190', 0.2 * (1 - fall))
    }
    lantern(paint, out, 22, Math.max(0, 1 - sincePhase * 4), 0.3 * fall)
  },
}
