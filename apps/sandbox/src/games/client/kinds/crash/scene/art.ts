/** A moment of the flight as a scene draws it. */
export interface Moment {
  readonly width: number
  readonly height: number
  /** Where the curve begins and where its head may come, in pixels of the canvas. */
  readonly from: Point
  readonly to: Point
  /** Where the figures of the round stand. */
  readonly middle: Point
  /** Seconds for what moves by itself; stands where less motion is asked for. */
  readonly seconds: number
  /** How far the round has come: points of the curve, the last one its head. Empty before the start. */
  readonly curve: readonly Point[]
  readonly phase: 'betting' | 'flight' | 'ended'
  /** Seconds since the phase began. */
  readonly sincePhase: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
export type Paint = CanvasRenderingContext2D
/** What a game of crash looks like. */
export interface Art {
  readonly backdrop: (paint: Paint, moment: Moment) => void
  readonly flight: (paint: Paint, moment: Moment) => void
}

/** A fixed number in [0, 1) for a place: stars and lights stand where they stood. */
export const scattered = (index: number, salt: number): number => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545_3
  return value - Math.floor(value)
}

export const vertical = (paint: Paint, height: number, stops: readonly (readonly [offset: number, color: string])[]): CanvasGradient => {
  const gradient = paint.createLinearGradient(0, 0, 0, height)
  for (const [offset, color] of stops) gradient.addColorStop(offset, color)
  return gradient
}

/** Light around a point. */
export const glow = (paint: Paint, { x, y }: Point, radius: number, color: string, strength: number): void => {
  const gradient = paint.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, `rgb(${color} / ${strength})`)
  gradient.addColorStop(0.4, `rgb(${color} / ${strength * 0.3})`)
  gradient.addColorStop(1, `rgb(${color} / 0)`)
  paint.fillStyle = gradient
  paint.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

/** Hills across the picture: `base` and `swing` in parts of its height. */
export const ridge = (
  paint: Paint,
  { width, height }: Moment,
  base: number,
  swing: number,
  salt: number,
  color: string | CanvasGradient,
): void => {
  paint.beginPath()
  paint.moveTo(0, height)
  const steps = 28
  for (let step = 0; step <= steps; step++) {
    const lift = Math.sin(step * 0.55 + salt) * 0.5 + scattered(step, salt) * 0.5
    paint.lineTo((step / steps) * width, height * (base - swing * Math.max(0, lift)))
  }
  paint.lineTo(width, height)
  paint.closePath()
  paint.fillStyle = color
  paint.fill()
}

export const stars = (paint: Paint, { width, height, seconds }: Moment, count: number, reach: number): void => {
  for (let index = 0; index < count; index++) {
    const twinkle = 0.55 + 0.45 * Math.sin(seconds * (0.6 + scattered(index, 4)) + index)
    paint.fillStyle = `rgb(226 242 255 / ${(0.15 + 0.6 * scattered(index, 3)) * twinkle})`
    const size = 0.6 + 1.3 * scattered(index, 2)
    paint.fillRect(scattered(index, 0) * width, scattered(index, 1) * height * reach, size, size)
  }
}

/** The line of the curve, with light around it, and its ground filled. */
export const trail = (paint: Paint, { curve, from, height }: Moment, color: string, isOver: boolean): void => {
  const [first] = curve
  const last = curve.at(-1)
  if (!first || !last || curve.length < 2) return
  const line = () => {
    paint.beginPath()
    paint.moveTo(first.x, first.y)
    for (const { x, y } of curve) paint.lineTo(x, y)
  }
  line()
  paint.lineTo(last.x, from.y)
  paint.lineTo(first.x, from.y)
  paint.closePath()
  paint.fillStyle = vertical(paint, height, [
    [0, `rgb(${color} / ${isOver ? 0.05 : 0.22})`],
    [1, `rgb(${color} / 0)`],
  ])
  paint.fill()
  paint.lineCap = 'round'
  paint.lineJoin = 'round'
  for (const [width, strength] of [
    [12, 0.1],
    [6, 0.25],
    [2.5, 1],
  ] as const) {
    line()
    paint.lineWidth = width
    paint.strokeStyle = `rgb(${color} / ${isOver ? strength * 0.35 : strength})`
    paint.stroke()
  }
}
