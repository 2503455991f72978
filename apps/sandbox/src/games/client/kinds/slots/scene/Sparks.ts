import { Container, Graphics } from 'pixi.js'
import { lineColors } from './colors.ts'
import type { Layout } from './layout.ts'

const GRAVITY = 620

/** Drops of light that leap from the water at a large win. */
export class Sparks {
  readonly view = new Container()
  #drops: { shape: Graphics; vx: number; vy: number; left: number }[] = []

  get isQuiet(): boolean {
    return this.#drops.length === 0
  }

  burst({ frame }: Layout, count: number): void {
    for (let drop = 0; drop < count; drop++) {
      const spread = drop / count - 0.5
      const shape = new Graphics()
        .circle(0, 0, 2 + (drop % 4) * 1.3)
        .fill({ color: lineColors[drop % 2 ? 0 : 1] ?? lineColors[0], alpha: 0.95 })
      shape.position.set(frame.x + frame.width * (0.5 + spread * 0.8), frame.y + frame.height)
      this.view.addChild(shape)
      this.#drops.push({ shape, vx: spread * 420 + ((drop * 37) % 60) - 30, vy: -520 - ((drop * 53) % 320), left: 1.8 })
    }
  }
  update(seconds: number): void {
    this.#drops = this.#drops.filter((drop) => {
      drop.left -= seconds
      drop.vy += GRAVITY * seconds
      drop.shape.x += drop.vx * seconds
      drop.shape.y += drop.vy * seconds
      drop.shape.alpha = Math.min(1, drop.left)
      if (drop.left > 0) return true
      drop.shape.destroy()
      return false
    })
  }
}
