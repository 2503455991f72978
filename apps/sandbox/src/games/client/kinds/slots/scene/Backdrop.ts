import { Container, FillGradient, Graphics } from 'pixi.js'
import type { Layout } from './layout.ts'
import { scene } from './colors.ts'

const vertical = (stops: readonly (readonly [number, number])[]) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: stops.map(([offset, color]) => ({ offset, color })),
  })

/** Places that look strewn and are the same every time. */
const strewn = (count: number) =>
  Array.from({ length: count }, (_, i) => [(i * 0.618034) % 1, (i * 0.754878 + 0.11) % 1, (i * 0.569841) % 1] as const)

const wave = (target: Graphics, width: number, y: number, swell: number, length: number, bottom: number): Graphics => {
  target.moveTo(-length, y)
  for (let x = -length; x < width + length; x += length)
    target.bezierCurveTo(x + length * 0.35, y - swell, x + length * 0.65, y + swell, x + length, y)
  return target
    .lineTo(width + length, bottom)
    .lineTo(-length, bottom)
    .closePath()
}

/** Beside the reels where there is room, else between the name and the reels. */
const moonAt = ({ width, height }: Layout['screen'], frame: Layout['frame']) => {
  if (frame.x > 110) return { x: frame.x * 0.48, y: height * 0.2, r: Math.min(frame.x * 0.3, height * 0.11) }
  const top = 56
  return { x: width / 2, y: (top + frame.y) / 2, r: Math.max(0, Math.min(width * 0.13, (frame.y - top) * 0.4)) }
}

/** The night over the water: moon, stars, swell and what drifts in it. */
export class Backdrop {
  readonly view = new Container()
  #waves: { shape: Container; length: number; pace: number }[] = []
  #drift: { shape: Graphics; x: number; y: number; depth: number }[] = []
  #size = { width: 0, height: 0 }
  #time = 0

  resize({ screen, frame }: Layout): void {
    for (const child of this.view.removeChildren()) child.destroy()
    const { width, height } = screen
    this.#size = screen
    const sea = Math.max(frame.y + frame.height * 0.3, height * 0.36)
    const moon = moonAt(screen, frame)
    const sky = new Graphics().rect(0, 0, width, height).fill(
      vertical([
        [0, scene.skyTop],
        [0.32, scene.sky],
        [0.62, 0x0a2744],
        [1, scene.deep],
      ]),
    )
    const stars = new Graphics()
    for (const [x, y, size] of strewn(Math.round(width / 16)))
      stars.circle(x * width, y * sea, 0.5 + size * 1.1).fill({ color: scene.moon, alpha: 0.2 + size * 0.5 })
    const light = new Graphics()
    for (let ring = 9; ring > 0; ring--) light.circle(moon.x, moon.y, moon.r * (1 + ring * 0.3)).fill({ color: scene.glow, alpha: 0.022 })
    light.circle(moon.x, moon.y, moon.r).fill(
      vertical([
        [0, 0xffffff],
        [0.5, scene.moon],
        [1, 0x7fc4ee],
      ]),
    )
    for (const [x, y, r] of [
      [-0.34, -0.26, 0.22],
      [0.26, -0.42, 0.13],
      [0.42, 0.1, 0.1],
      [-0.1, 0.34, 0.28],
      [-0.56, 0.24, 0.1],
    ] as const)
      light.circle(moon.x + x * moon.r, moon.y + y * moon.r, r * moon.r).fill({ color: 0x6fb0da, alpha: 0.3 })
    const far = new Container()
    far.addChild(sky, stars, light)
    far.cacheAsTexture({ antialias: true })
    this.view.addChild(far)

    const swell = Math.max(6, height * 0.012)
    this.#waves = (
      [
        [0, 0x1b5578, 0.55, 1.9, 9],
        [0.2, 0x12405f, 0.75, 1.4, -13],
        [0.46, 0x0b2c49, 0.85, 1.1, 17],
        [0.78, 0x071c33, 0.92, 0.9, -21],
      ] as const
    ).map(([depth, color, alpha, stretch, pace]) => {
      const length = Math.max(180, width * 0.34 * stretch)
      const y = sea + (height - sea) * depth
      const shape = new Container()
      const body = wave(new Graphics(), width + 2 * length, y, swell * (1 + depth), length, height + 40).fill({ color, alpha })
      const crest = wave(new Graphics(), width + 2 * length, y, swell * (1 + depth), length, height + 40).stroke({
        color: scene.glow,
        alpha: 0.16,
        width: 1.5,
      })
      shape.addChild(body, crest)
      this.view.addChild(shape)
      return { shape, length, pace }
    })
    const path = new Graphics()
    for (const [x, y, size] of strewn(26)) {
      const at = sea + 6 + y * (height - sea) * 0.75
      const long = (14 + size * 46) * (0.5 + y)
      path
        .roundRect(moon.x + (x - 0.5) * moon.r * (1 + y * 1.6) - long / 2, at, long, 2, 1)
        .fill({ color: scene.moon, alpha: 0.2 - y * 0.12 })
    }
    this.view.addChild(path)
    this.#drift = strewn(22).map(([x, y, depth]) => {
      const shape = new Graphics().circle(0, 0, 1 + depth * 2.4).fill({ color: scene.glow, alpha: 0.12 + depth * 0.3 })
      this.view.addChild(shape)
      return { shape, x, y, depth }
    })
    this.update(0)
  }

  update(seconds: number): void {
    this.#time += seconds
    for (const { shape, length, pace } of this.#waves) shape.x = -length + ((((this.#time * pace) % length) + length) % length)
    const { width, height } = this.#size
    for (const { shape, x, y, depth } of this.#drift) {
      const rise = (y + 1 - ((this.#time * (0.012 + depth * 0.02)) % 1)) % 1
      shape.position.set(x * width + Math.sin(this.#time * 0.6 + x * 20) * 10, height * (0.35 + rise * 0.65))
    }
  }
}
