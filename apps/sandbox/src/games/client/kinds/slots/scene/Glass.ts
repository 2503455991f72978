import { Container, FillGradient, Graphics } from 'pixi.js'
import { scene } from './colors.ts'
import type { Layout } from './layout.ts'

const shade = (from: number, to: number) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: [
      { offset: 0, color: [0.01, 0.05, 0.1, from] },
      { offset: 1, color: [0.01, 0.05, 0.1, to] },
    ],
  })

/** The glass around the reels: `back` stands behind the symbols with the rising water in it, `front` before them. */
export class Glass {
  readonly back = new Container()
  readonly front = new Graphics()
  readonly mask = new Graphics()
  readonly #plate = new Graphics()
  readonly #water = new Graphics()
  #layout: Layout
  #level = 0
  #wanted = 0
  #time = 0

  constructor(layout: Layout) {
    this.#layout = layout
    this.back.addChild(this.#plate, this.#water)
    this.resize(layout)
  }

  resize(layout: Layout): void {
    this.#layout = layout
    const { frame, cell, cellAt, reels, rows } = layout
    const { x, y, width, height } = frame
    const top = cellAt(0, 0)
    this.#plate.clear()
    for (const [grow, alpha] of [
      [14, 0.05],
      [9, 0.08],
      [4, 0.12],
    ] as const)
      this.#plate.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, 22 + grow).fill({ color: scene.glow, alpha })
    this.#plate.roundRect(x, y, width, height, 20).fill({ color: scene.glass, alpha: 0.86 })
    for (let reel = 0; reel < reels; reel++) {
      const left = cellAt(reel, 0)
      this.#plate.roundRect(left.x, left.y, cell.width, cell.height * rows, 10).fill({ color: reel % 2 ? 0x0d2743 : 0x0f2c4a, alpha: 0.72 })
    }
    this.mask
      .clear()
      .roundRect(x + 3, top.y, width - 6, cell.height * rows, 10)
      .fill(0xffffff)
    const deep = cell.height * 0.34
    this.front
      .clear()
      .rect(x + 2, top.y, width - 4, deep)
      .fill(shade(0.75, 0))
      .rect(x + 2, top.y + cell.height * rows - deep, width - 4, deep)
      .fill(shade(0, 0.75))
      .roundRect(x, y, width, height, 20)
      .stroke({ color: scene.edge, alpha: 0.55, width: 1.5 })
      .roundRect(x + 4, y + 4, width - 8, height - 8, 16)
      .stroke({ color: scene.edge, alpha: 0.14, width: 1 })
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
