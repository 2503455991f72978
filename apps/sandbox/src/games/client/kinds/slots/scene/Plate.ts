import { Container, Graphics, Text } from 'pixi.js'
import { PLATE_HEIGHT, PLATE_ROOM, type Layout } from './layout.ts'

/** What the plate shows: steps of which one is lit, or one amount that grows. */
export interface PlateText {
  readonly steps: readonly string[]
  /** From 0; none below it. */
  readonly lit: number
}

/** A row above the frame: what wins are multiplied by now, or what a jackpot stands at. */
export class Plate {
  readonly view = new Container()
  #text: PlateText = { steps: [], lit: -1 }
  #layout: Layout

  readonly #fontFamily: string

  constructor(layout: Layout, fontFamily: string) {
    this.#layout = layout
    this.#fontFamily = fontFamily
  }
  set(text: PlateText): void {
    this.#text = text
    this.#draw()
  }
  resize(layout: Layout): void {
    this.#layout = layout
    this.#draw()
  }

  #draw(): void {
    for (const child of this.view.removeChildren()) child.destroy()
    const { steps, lit } = this.#text
    if (steps.length === 0) return
    const { frame, screen } = this.#layout
    const widest = Math.min(screen.width - 16, Math.max(frame.width, 220))
    const texts = steps.map((step, index) => {
      const isLit = index === lit
      const text = new Text({
        text: step,
        style: { fontFamily: this.#fontFamily, fontWeight: isLit ? '700' : '500', fontSize: 14, fill: isLit ? 0x1a1405 : 0xd3e6f2 },
      })
      text.anchor.set(0.5)
      return text
    })
    const width = Math.min(Math.max(44, ...texts.map((text) => text.width + 24)), (widest - (steps.length - 1) * 4) / steps.length)
    const left = frame.x + frame.width / 2 - (width * steps.length + 4 * (steps.length - 1)) / 2
    const y = frame.y - PLATE_ROOM
    const shape = new Graphics()
    this.view.addChild(shape)
    for (const [index, text] of texts.entries()) {
      const x = left + index * (width + 4)
      const isLit = index === lit
      shape
        .roundRect(x, y, width, PLATE_HEIGHT, PLATE_HEIGHT / 2)
        .fill(isLit ? { color: 0xffd766, alpha: 1 } : { color: 0x04101f, alpha: index < lit ? 0.85 : 0.6 })
        .stroke({ color: isLit ? 0xfff3c4 : 0x9fdcff, alpha: isLit ? 0.9 : 0.3, width: 1 })
      text.position.set(x + width / 2, y + PLATE_HEIGHT / 2)
      this.view.addChild(text)
    }
  }
}
