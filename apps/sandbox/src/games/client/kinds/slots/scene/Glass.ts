import { Color, Container, FillGradient, Graphics } from 'pixi.js'
import type { Palette } from '../../../backdrop/backdropArt.ts'
import { behindReel, FRAME_RADIUS, REEL_RADIUS } from './boardLook.ts'
import type { Layout } from './layout.ts'

/** From the dark of the place to nothing, or back. */
const shade = (dark: string, from: number, to: number) => {
  const [red, green, blue] = new Color(dark).toRgbArray()
  const at = (offset: number, alpha: number) => ({ offset, color: [red ?? 0, green ?? 0, blue ?? 0, alpha] })
  return new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: [at(0, from), at(1, to)],
  })
}

/** The glass around the reels: `back` stands behind the symbols with the rising water in it, `front` before them. */
export class Glass {
  readonly back = new Container()
  readonly front = new Graphics()
  readonly mask = new Graphics()
  readonly #plate = new Graphics()
  readonly #water = new Graphics()
  #layout: Layout
  readonly #palette: Palette
  #level = 0
  #wanted = 0
  #time = 0

  constructor(layout: Layout, palette: Palette) {
    this.#layout = layout
    this.#palette = palette
    this.back.addChild(this.#plate, this.#water)
    this.resize(layout)
  }

  resize(layout: Layout): void {
    this.#layout = layout
    const { frame, cell, cellAt, reels, rows } = layout
    const { deep, light, second } = this.#palette
    const { x, y, width, height } = frame
    const top = cellAt(0, 0)
    this.#plate.clear()
    for (const [grow, alpha] of [
      [14, 0.05],
      [9, 0.08],
      [4, 0.12],
    ] as const)
      this.#plate.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, 22 + grow).fill({ color: second, alpha })
    this.#plate.roundRect(x, y, width, height, FRAME_RADIUS).fill({ color: deep, alpha: 0.88 })
    for (let reel = 0; reel < reels; reel++) {
      const left = cellAt(reel, 0)
      const { tone, alpha } = behindReel(reel)
      this.#plate.roundRect(left.x, left.y, cell.width, cell.height * rows, REEL_RADIUS).fill({ color: this.#palette[tone], alpha })
    }
    this.mask
      .clear()
      .roundRect(x + 3, top.y, width - 6, cell.height * rows, REEL_RADIUS)
      .fill(0xffffff)
    const soft = cell.height * 0.34
    this.front
      .clear()
      .rect(x + 2, top.y, width - 4, soft)
      .fill(shade(deep, 0.75, 0))
      .rect(x + 2, top.y + cell.height * rows - soft, width - 4, soft)
      .fill(shade(deep, 0, 0.75))
      .roundRect(x, y, width, height, FRAME_RADIUS)
      .stroke({ color: light, alpha: 0.5, width: 1.5 })
      .roundRect(x + 4, y + 4, width - 8, height - 8, 16)
      .stroke({ color: light, alpha: 0.14, width: 1 })
    this.#drawWater()
  }

  get isQuiet(): boolean {
    return this.#level === 0 && this.#wanted === 0
  }

  /** How far the tide has risen, 0 to 1. */
  setLevel(level: number, isStill: boolean): void {
    this.#wanted = level
    if (isStill) this.#level = level
    this.#drawWater()
  }

  update(seconds: number): void {
    if (this.#level === 0 && this.#wanted === 0) return
    this.#time += seconds
    this.#level += (this.#wanted - this.#level) * Math.min(1, seconds * 3)
    if (Math.abs(this.#wanted - this.#level) < 0.002) this.#level = this.#wanted
    this.#drawWater()
  }

  #drawWater(): void {
    this.#water.clear()
    if (this.#level <= 0) return
    const { frame } = this.#layout
    const bottom = frame.y + frame.height - 3
    const surface = bottom - (frame.height - 6) * this.#level
    for (const [offset, color, alpha] of [
      [0, 0x2aa7c9, 0.2],
      [9, 0x1fb6c0, 0.16],
    ] as const) {
      this.#water.moveTo(frame.x + 3, bottom)
      for (let part = 0; part <= 40; part++)
        this.#water.lineTo(
          frame.x + 3 + ((frame.width - 6) * part) / 40,
          surface + offset + Math.sin(part * 0.55 + this.#time * 2.2 + offset) * 5,
        )
      this.#water
        .lineTo(frame.x + frame.width - 3, bottom)
        .closePath()
        .fill({ color, alpha })
    }
  }
}
