import { Container, Graphics, Sprite } from 'pixi.js'
import type { BackdropArt, Drift } from '../../../backdrop/backdropArt.ts'
import { drawBackdrop, horizonOf } from '../../../backdrop/drawBackdrop.ts'
import { strewn } from '../../../backdrop/strewn.ts'
import type { Layout } from './layout.ts'
import { drawPicture } from './textures.ts'

const wave = (target: Graphics, width: number, y: number, swell: number, length: number, bottom: number): Graphics => {
  target.moveTo(-length, y)
  for (let x = -length; x < width + length; x += length)
    target.bezierCurveTo(x + length * 0.35, y - swell, x + length * 0.65, y + swell, x + length, y)
  return target
    .lineTo(width + length, bottom)
    .lineTo(-length, bottom)
    .closePath()
}

const drifting = ({ form, color }: Drift, depth: number): Graphics => {
  const shape = new Graphics()
  if (form === 'petal') return shape.ellipse(0, 0, 3 + depth * 4, 1.6 + depth * 2).fill({ color, alpha: 0.35 + depth * 0.4 })
  if (form === 'mote') return shape.circle(0, 0, 0.8 + depth * 1.8).fill({ color, alpha: 0.18 + depth * 0.45 })
  return shape
    .circle(0, 0, 1.2 + depth * 3)
    .fill({ color, alpha: 0.1 + depth * 0.12 })
    .stroke({ color, alpha: 0.2 + depth * 0.3, width: 1 })
}

/** The place behind the frame: what stands still as one picture, and before it the swell and what drifts. */
export class Backdrop {
  readonly view = new Container()
  readonly #art: BackdropArt
  #still: Sprite | null = null
  readonly #moving = new Container()
  #waves: { shape: Container; length: number; pace: number }[] = []
  #drift: { shape: Graphics; x: number; y: number; depth: number }[] = []
  #size = { width: 0, height: 0 }
  #time = 0

  constructor(art: BackdropArt) {
    this.#art = art
    this.view.addChild(this.#moving)
  }

  /** Draws everything anew for a layout; rejects where the picture cannot be drawn. */
  async resize(layout: Layout, resolution: number): Promise<void> {
    const { screen } = layout
    const texture = await drawPicture(`data:image/svg+xml,${encodeURIComponent(drawBackdrop(this.#art, layout))}`, {
      width: screen.width * resolution,
      height: screen.height * resolution,
    })
    this.#still?.destroy({ texture: true, textureSource: true })
    this.#still = new Sprite(texture)
    this.#still.setSize(screen.width, screen.height)
    this.view.addChildAt(this.#still, 0)
    this.#drawMoving(layout)
  }

  update(seconds: number): void {
    this.#time += seconds
    for (const { shape, length, pace } of this.#waves) shape.x = -length + ((((this.#time * pace) % length) + length) % length)
    const { width, height } = this.#size
    const isUp = this.#art.drift.to === 'up'
    for (const { shape, x, y, depth } of this.#drift) {
      const part = (this.#time * (0.012 + depth * 0.02)) % 1
      const at = isUp ? (y + 1 - part) % 1 : (y + part) % 1
      shape.position.set(x * width + Math.sin(this.#time * 0.6 + x * 20) * 10, height * at)
      shape.rotation = isUp ? 0 : this.#time * 0.5 + x * 12
    }
  }

  #drawMoving(layout: Layout): void {
    for (const child of this.#moving.removeChildren()) child.destroy()
    const { screen, room } = layout
    const { width } = screen
    this.#size = { width, height: room.height }
    const sea = horizonOf(layout)
    const rise = Math.max(6, room.height * 0.012)
    const { swell, drift, palette } = this.#art
    this.#waves = swell.map(({ depth, color, alpha, pace }, index) => {
      const length = Math.max(180, width * 0.34 * (1.9 - index * 0.34))
      const y = sea + (room.height - sea) * depth
      const line = () => wave(new Graphics(), width + 2 * length, y, rise * (1 + depth), length, screen.height + 40)
      const shape = new Container()
      shape.addChild(line().fill({ color, alpha }), line().stroke({ color: palette.second, alpha: 0.16, width: 1.5 }))
      this.#moving.addChild(shape)
      return { shape, length, pace }
    })
    this.#drift = strewn(drift.count, 0).map(([x, y, depth]) => {
      const shape = drifting(drift, depth)
      this.#moving.addChild(shape)
      return { shape, x, y, depth }
    })
    this.update(0)
  }
}
