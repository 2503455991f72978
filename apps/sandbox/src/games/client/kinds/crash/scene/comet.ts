import { glow, ridge, scattered, stars, trail, vertical, type Art, type Moment, type Paint, type Point } from './art.ts'

const ICE = '143 221 255'
const WHITE = '236 250 255'

/** From ray to ray, in pixels of the window. Each is twice as wide: one fades out where the next comes in, and no steps are seen. */
const STEP = 8
const RAY = 2 * STEP

let ray: HTMLCanvasElement | null = null
/** One ray of northern light: faint above, bright at its lower end, and thinner to both sides. Drawn once. */
const rayOf = (): HTMLCanvasElement => {
  if (ray) return ray
  ray = document.createElement('canvas')
  ray.width = RAY
  ray.height = 128
  const paint = ray.getContext('2d')
  if (paint) {
    paint.fillStyle = vertical(paint, 128, [
      [0, 'rgb(90 120 255 / 0)'],
      [0.55, 'rgb(70 190 230 / 0.16)'],
      [0.86, 'rgb(90 240 190 / 0.4)'],
      [1, 'rgb(90 240 190 / 0)'],
    ])
    paint.fillRect(0, 0, RAY, 128)
    const sides = paint.createLinearGradient(0, 0, RAY, 0)
    sides.addColorStop(0, 'rgb(0 0 0 / 0)')
    sides.addColorStop(0.5, 'rgb(0 0 0 / 1)')
    sides.addColorStop(1, 'rgb(0 0 0 / 0)')
    paint.globalCompositeOperation = 'destination-in'
    paint.fillStyle = sides
    paint.fillRect(0, 0, RAY, 128)
  }
  return ray
}

/** Curtains of northern light. */
const aurora = (paint: Paint, { width, height, seconds }: Moment): void => {
  paint.save()
  paint.globalCompositeOperation = 'lighter'
  for (let curtain = 0; curtain < 2; curtain++)
    for (let x = 0; x < width + STEP; x += STEP) {
      const at = x / width
      const bottom = height * (0.42 + 0.16 * curtain + 0.07 * Math.sin(at * 5 + seconds * 0.1 + curtain * 2.4) + 0.03 * Math.sin(at * 13))
      const length = height * (0.28 + 0.08 * Math.sin(at * 9 + curtain + seconds * 0.17))
      const strength = 0.55 + 0.45 * Math.sin(at * 31 + seconds * 0.5 + curtain) * Math.sin(at * 7 - seconds * 0.13)
      paint.globalAlpha = (0.5 - 0.18 * curtain) * strength
      paint.drawImage(rayOf(), x - STEP, bottom - length, RAY, length)
    }
  paint.restore()
}

const head = (paint: Paint, at: Point, before: Point, { seconds }: Moment): void => {
  const angle = Math.atan2(at.y - before.y, at.x - before.x)
  paint.save()
  paint.globalCompositeOperation = 'lighter'
  // The tail: splinters of ice that fall back along the way.
  for (let index = 0; index < 26; index++) {
    const back = ((scattered(index, 8) + seconds * (0.5 + scattered(index, 9))) % 1) * 130
    const side = (scattered(index, 10) - 0.5) * back * 0.35
    const x = at.x - Math.cos(angle) * back - Math.sin(angle) * side
    const y = at.y - Math.sin(angle) * back + Math.cos(angle) * side
    paint.fillStyle = `rgb(${ICE} / ${0.7 * (1 - back / 130)})`
    const size = 1 + 2 * scattered(index, 11) * (1 - back / 130)
    paint.fillRect(x, y, size, size)
  }
  glow(paint, at, 70, ICE, 0.5)
  glow(paint, at, 26, WHITE, 0.95)
  paint.restore()
  paint.fillStyle = `rgb(${WHITE})`
  paint.beginPath()
  paint.arc(at.x, at.y, 6, 0, Math.PI * 2)
  paint.fill()
}

const burst = (paint: Paint, at: Point, since: number): void => {
  const part = Math.min(1, since / 1.2)
  paint.save()
  paint.globalCompositeOperation = 'lighter'
  glow(paint, at, 40 + 120 * part, ICE, 0.7 * (1 - part))
  for (let index = 0; index < 40; index++) {
    const angle = scattered(index, 20) * Math.PI * 2
    const far = (30 + 130 * scattered(index, 21)) * (1 - (1 - part) ** 3)
    paint.fillStyle = `rgb(${WHITE} / ${(1 - part) * 0.9})`
    const size = 1 + 3 * scattered(index, 22) * (1 - part)
    paint.fillRect(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far + 40 * part * part, size, size)
  }
  paint.restore()
}

/** A comet over a fjord in an ice-cold night. */
export const comet: Art = {
  backdrop(paint, moment) {
    const { width, height } = moment
    paint.fillStyle = vertical(paint, height, [
      [0, '#030817'],
      [0.45, '#0a2340'],
      [0.78, '#16506b'],
      [1, '#0a2233'],
    ])
    paint.fillRect(0, 0, width, height)
    stars(paint, moment, Math.round((width * height) / 5_200), 0.7)
    aurora(paint, moment)
    ridge(
      paint,
      moment,
      0.84,
      0.18,
      1.3,
      vertical(paint, height, [
        [0.6, '#1d4a63'],
        [0.86, '#12344a'],
      ]),
    )
    ridge(
      paint,
      moment,
      0.9,
      0.14,
      4.1,
      vertical(paint, height, [
        [0.7, '#0f2d42'],
        [0.95, '#0a2030'],
      ]),
    )
    // The water keeps what light there is.
    paint.fillStyle = vertical(paint, height, [
      [0.86, '#0e3a50'],
      [1, '#051420'],
    ])
    paint.fillRect(0, height * 0.9, width, height * 0.1)
    for (let index = 0; index < 22; index++) {
      const y = height * (0.905 + 0.09 * scattered(index, 30))
      paint.fillStyle = `rgb(${ICE} / ${0.05 + 0.1 * scattered(index, 31)})`
      paint.fillRect(scattered(index, 32) * width + Math.sin(moment.seconds * 0.5 + index) * 8, y, 20 + 50 * scattered(index, 33), 1)
    }
  },
  flight(paint, moment) {
    const { curve, phase, sincePhase } = moment
    const at = curve.at(-1)
    trail(paint, moment, ICE, phase === 'ended')
    if (!at) return
    if (phase === 'ended') burst(paint, at, sincePhase)
    else head(paint, at, curve.at(-2) ?? { x: at.x - 1, y: at.y + 0.4 }, moment)
  },
}
