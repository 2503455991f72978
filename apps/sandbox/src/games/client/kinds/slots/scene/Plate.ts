import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js'
import { PLATE_HEIGHT, PLATE_ROOM, TOKEN_SIDE, type Layout } from './layout.ts'

/** What the plate shows. */
export type PlateText =
  /** Steps of which one is lit. */
  | {
      readonly kind: 'steps'
      readonly steps: readonly string[]
      /** From 0; none below it. */
      readonly lit: number
    }
  /** An amount of tokens that grows. */
  | { readonly kind: 'jackpot'; readonly amount: string }

const PALE_GOLD = 0xfff3c4
const GOLD = 0xffd766
const DARK = 0x04101f
const GAP = 8

/** A row above the frame: what wins are multiplied by now, or what a jackpot stands at. */
export class Plate {
  readonly view = new Container()
  #text: PlateText | null = null
  #layout: Layout

  readonly #fontFamily: string
  /** The kind of token that a jackpot is of. */
  readonly #token: Texture

  constructor(layout: Layout, fontFamily: string, token: Texture) {
    this.#layout = layout
    this.#fontFamily = fontFamily
    this.#token = token
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
    const text = this.#text
    if (text?.kind === 'jackpot') this.#drawJackpot(text.amount)
    if (text?.kind === 'steps') this.#drawSteps(text.steps, text.lit)
  }

  #write(text: string, { size, weight, fill }: { size: number; weight: '500' | '700'; fill: number }): Text {
    const written = new Text({ text, style: { fontFamily: this.#fontFamily, fontWeight: weight, fontSize: size, fill } })
    written.anchor.set(0.5)
    return written
  }

  #drawJackpot(amount: string): void {
    const { frame } = this.#layout
    const name = this.#write('Jackpot', { size: 14, weight: '500', fill: PALE_GOLD })
    const icon = new Sprite(this.#token)
    icon.anchor.set(0.5)
    icon.setSize(TOKEN_SIDE, TOKEN_SIDE)
    const worth = this.#write(amount, { size: 17, weight: '700', fill: GOLD })
    const parts = [name, icon, worth]
    const inner = parts.reduce((sum, part) => sum + part.width, GAP * (parts.length - 1))
    const width = inner + 32
    const y = frame.y - PLATE_ROOM
    const middle = frame.x + frame.width / 2
    const shape = new Graphics()
      .roundRect(middle - width / 2, y, width, PLATE_HEIGHT, PLATE_HEIGHT / 2)
      .fill({ color: DARK, alpha: 0.92 })
      .stroke({ color: GOLD, width: 1.5 })
    this.view.addChild(shape, ...parts)
    let x = middle - inner / 2
    for (const part of parts) {
      part.position.set(x + part.width / 2, y + PLATE_HEIGHT / 2)
      x += part.width + GAP
    }
  }

  #drawSteps(steps: readonly string[], lit: number): void {
    const { frame, screen } = this.#layout
    const widest = Math.min(screen.width - 16, Math.max(frame.width, 220))
    const texts = steps.map((step, index) =>
      this.#write(step, index === lit ? { size: 14, weight: '700', fill: 0x1a1405 } : { size: 14, weight: '500', fill: 0xd3e6f2 }),
    )
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
        .fill(isLit ? { color: GOLD, alpha: 1 } : { color: DARK, alpha: index < lit ? 0.85 : 0.6 })
        .stroke({ color: isLit ? PALE_GOLD : 0x9fdcff, alpha: isLit ? 0.9 : 0.3, width: 1 })
      text.position.set(x + width / 2, y + PLATE_HEIGHT / 2)
      this.view.addChild(text)
    }
  }
}
