import { Container, Graphics, Sprite, Text } from 'pixi.js'
import type { Cell } from '../../../../rules/slots/slotView.ts'
import type { SymbolTextures } from './textures.ts'
import type { Layout } from './layout.ts'

const POP_SECONDS = 0.34
/** Symbols that pass an open place in a second while it turns. */
const PACE = 7

/** A pearl and its value in words. */
export interface ValuedPearl {
  readonly cell: Cell
  readonly value: string
}

interface Shown extends ValuedPearl {
  readonly view: Container
  age: number
}
interface Options {
  readonly symbol: string
  readonly textures: SymbolTextures
  readonly layout: Layout
  readonly fontFamily: string
  readonly isStill: boolean
}

/** Pearls that stay over the reels with their values, and the places between them that turn by themselves. */
export class HeldPearls {
  readonly view = new Container()
  readonly #plates = new Graphics()
  readonly #turning = new Container()
  readonly #pearls = new Container()
  #shown: Shown[] = []
  #moving: { readonly sprite: Sprite; readonly cell: Cell }[] = []
  #isHeld = false
  #isTurning = false
  #time = 0
  #options: Options

  constructor(options: Options) {
    this.#options = options
    this.view.addChild(this.#plates, this.#turning, this.#pearls)
  }

  /** Whether all that is shown stands as it is. */
  get isQuiet(): boolean {
    return !this.#isTurning && this.#shown.every(({ age }) => age >= POP_SECONDS)
  }

  /** More pearls with their values. `isHeld`: they stay, and everything else goes dark. */
  add(pearls: readonly ValuedPearl[], isHeld: boolean): void {
    this.#isHeld ||= isHeld
    const known = new Set(this.#shown.map(({ cell }) => cell.join(':')))
    for (const pearl of pearls)
      if (!known.has(pearl.cell.join(':')))
        this.#shown.push({ ...pearl, view: new Container(), age: this.#options.isStill ? POP_SECONDS : 0 })
    this.#draw()
  }
  clear(): void {
    this.#shown = []
    this.#isHeld = false
    this.#isTurning = false
    this.#draw()
  }
  /** The open places turn, or stand. */
  turn(isTurning: boolean): void {
    this.#isTurning = isTurning && !this.#options.isStill
    this.#drawTurning()
  }
  setStill(isStill: boolean): void {
    this.#options = { ...this.#options, isStill }
    if (isStill) this.turn(false)
  }
  resize(textures: SymbolTextures, layout: Layout): void {
    this.#options = { ...this.#options, textures, layout }
    this.#draw()
  }
  update(seconds: number): void {
    this.#time += seconds
    for (const shown of this.#shown) {
      if (shown.age >= POP_SECONDS) continue
      shown.age = Math.min(POP_SECONDS, shown.age + seconds)
      const part = shown.age / POP_SECONDS
      shown.view.scale.set(this.#isHeld ? 0.6 + 0.4 * part + Math.sin(part * Math.PI) * 0.22 : 1)
    }
    this.#move()
  }

  #openCells(): readonly Cell[] {
    const { reels, rows } = this.#options.layout
    const taken = new Set(this.#shown.map(({ cell }) => cell.join(':')))
    return Array.from({ length: reels * rows }, (_, index): Cell => [index % reels, Math.floor(index / reels)]).filter(
      (cell) => !taken.has(cell.join(':')),
    )
  }

  #draw(): void {
    const { layout, textures, symbol, fontFamily } = this.#options
    const { cell, cellAt, symbol: side } = layout
    this.#plates.clear()
    if (this.#isHeld)
      for (const [reel, row] of this.#openCells()) {
        const { x, y } = cellAt(reel, row)
        this.#plates
          .roundRect(x + 2, y + 2, cell.width - 4, cell.height - 4, 12)
          .fill({ color: 0x03101c, alpha: 0.94 })
          .stroke({ color: 0x9fdcff, alpha: 0.12, width: 1 })
      }
    this.#pearls.removeChildren()
    for (const { cell: at, value, view, age } of this.#shown) {
      const { x, y } = cellAt(...at)
      for (const child of view.removeChildren()) child.destroy()
      const texture = textures.get(symbol)
      const text = new Text({
        text: value,
        style: {
          fontFamily,
          fontWeight: '700',
          fontSize: Math.max(11, side * 0.21),
          fill: 0xffffff,
          stroke: { color: 0x1c1440, width: Math.max(3, side * 0.05), join: 'round' },
        },
      })
      text.anchor.set(0.5)
      text.y = side * 0.3
      if (this.#isHeld && texture) {
        view.addChild(
          new Graphics()
            .roundRect(-cell.width / 2 + 2, -cell.height / 2 + 2, cell.width - 4, cell.height - 4, 12)
            .fill({ color: 0x123a54, alpha: 1 })
            .stroke({ color: 0xffe9a8, alpha: 0.6, width: 1.5 }),
        )
        const sprite = new Sprite(texture)
        sprite.anchor.set(0.5)
        sprite.setSize(side, side)
        view.addChild(sprite)
      }
      view.addChild(text)
      view.position.set(x + cell.width / 2, y + cell.height / 2)
      view.scale.set(age < POP_SECONDS && this.#isHeld ? 0.6 : 1)
      this.#pearls.addChild(view)
    }
    this.#drawTurning()
  }

  #drawTurning(): void {
    for (const child of this.#turning.removeChildren()) child.destroy()
    this.#moving = []
    const texture = this.#options.textures.get(this.#options.symbol)
    if (!this.#isTurning || !texture) return
    for (const cell of this.#openCells()) {
      const sprite = new Sprite(texture)
      sprite.anchor.set(0.5)
      this.#turning.addChild(sprite)
      this.#moving.push({ sprite, cell })
    }
    this.#move()
  }

  #move(): void {
    const { cell, cellAt, symbol: side } = this.#options.layout
    for (const { sprite, cell: at } of this.#moving) {
      const [reel, row] = at
      const { x, y } = cellAt(reel, row)
      const part = (this.#time * PACE + reel * 0.37 + row * 0.61) % 1
      sprite.setSize(side * 0.62, side * 0.8)
      sprite.alpha = Math.sin(part * Math.PI) * 0.3
      sprite.position.set(x + cell.width / 2, y + cell.height * (0.2 + part * 0.6))
    }
  }
}
