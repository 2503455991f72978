import { Container, Graphics } from 'pixi.js'
import type { Cell, WinView } from '../../../../rules/slots/slotView.ts'
import { lineColors } from './colors.ts'
import type { Layout } from './layout.ts'

const REVEAL = 0.45
const TOGETHER = 1.5
const EACH = 1.3

/** Which cells shine, as `reel:row`; null while nothing is shown. */
export type Shining = ReadonlySet<string> | null

const keyOf = ([reel, row]: Cell) => `${reel}:${row}`
const cellsOf = ({ cells }: WinView) => cells.map(keyOf)

/** Draws what won: all lines together first, then one after another. */
export class WinLines {
  readonly view = new Container()
  readonly #shape = new Graphics()
  #lines: readonly WinView[] = []
  #beside: readonly string[] = []
  #time = 0
  #layout: Layout
  #isStill: boolean

  constructor(layout: Layout, isStill: boolean) {
    this.#layout = layout
    this.#isStill = isStill
    this.view.addChild(this.#shape)
  }
  resize(layout: Layout): void {
    this.#layout = layout
    this.#draw()
  }
  setStill(isStill: boolean): void {
    this.#isStill = isStill
    this.#draw()
  }
  show(lines: readonly WinView[], beside: readonly string[]): void {
    this.#lines = lines
    this.#beside = beside
    this.#time = 0
    this.#draw()
  }
  clear(): void {
    this.show([], [])
  }
  update(seconds: number): void {
    if (this.#lines.length + this.#beside.length === 0) return
    const before = this.#step
    this.#time += seconds
    if (this.#step !== before || this.#time < REVEAL + seconds) this.#draw()
  }

  /** Whether all that is shown stands as it is. */
  get isQuiet(): boolean {
    return this.#isStill || this.#lines.length + this.#beside.length === 0
  }
  /** Which line's turn it is: below 0 while all are lit. */
  get #step(): number {
    return Math.floor((this.#time - TOGETHER) / EACH)
  }

  /** The lines that are lit now. */
  get #lit(): readonly WinView[] {
    if (this.#isStill || this.#time < TOGETHER || this.#lines.length < 2) return this.#lines
    const line = this.#lines[this.#step % this.#lines.length]
    return line ? [line] : []
  }
  get shining(): Shining {
    if (this.#lines.length + this.#beside.length === 0) return null
    return new Set([...this.#lit.flatMap(cellsOf), ...this.#beside])
  }

  #draw(): void {
    const { cell, cellAt } = this.#layout
    this.#shape.clear()
    const reach = this.#isStill ? 1 : Math.min(1, this.#time / REVEAL)
    for (const cellKey of this.shining ?? []) {
      const [reel = 0, row = 0] = cellKey.split(':').map(Number)
      const { x, y } = cellAt(reel, row)
      this.#shape
        .roundRect(x + 2, y + 2, cell.width - 4, cell.height - 4, 12)
        .fill({ color: 0x9fdcff, alpha: 0.1 * reach })
        .stroke({ color: 0xffe9a8, width: 2, alpha: 0.75 * reach })
    }
    for (const { line, rows } of this.#lit) {
      if (line === undefined || !rows) continue
      const color = lineColors[(line - 1) % lineColors.length] ?? lineColors[0]
      const points = rows.map((row, reel) => {
        const { x, y } = cellAt(reel, row)
        return { x: x + cell.width / 2, y: y + cell.height / 2 }
      })
      for (const [width, alpha] of [
        [11, 0.14],
        [6, 0.28],
        [2.5, 1],
      ] as const) {
        this.#trace(points, reach)
        this.#shape.stroke({ color, width, alpha, cap: 'round', join: 'round' })
      }
    }
  }

  /** The first `reach` of a path through the points. */
  #trace(points: readonly { x: number; y: number }[], reach: number): void {
    const [first, ...rest] = points
    if (!first) return
    this.#shape.moveTo(first.x, first.y)
    const steps = rest.length * reach
    rest.forEach((point, index) => {
      const from = points[index] ?? first
      const part = Math.min(1, Math.max(0, steps - index))
      if (part > 0) this.#shape.lineTo(from.x + (point.x - from.x) * part, from.y + (point.y - from.y) * part)
    })
  }
}
