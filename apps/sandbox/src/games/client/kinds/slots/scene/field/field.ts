import type { Container, Sprite } from 'pixi.js'
import type { Grid, TumbleView } from '../../../../../rules/slots/slotView.ts'
import type { Layout } from '../layout.ts'
import type { SymbolTextures } from '../textures.ts'

/** Where a board stands: the stops of its reels, none where cells fall, and what its window shows. */
export interface Standing {
  readonly stops: readonly number[]
  readonly grid: Grid
}

/** What moves within the frame: reels that turn, or cells that fall. */
export interface Field {
  readonly view: Container
  /** Nothing moves. */
  readonly isStill: boolean
  /** Leaves what stood, with nothing known of what comes. */
  run(): void
  /** Comes to rest; resolves when all stands. */
  land(at: Standing): Promise<void>
  /** Stands so at once. */
  set(at: Standing): void
  hurry(): void
  /** Symbols that fill whole reels in place of what stands there. */
  fill(reels: readonly number[], grid: Grid): void
  /** Winners vanish, the others fall, new ones come from above; resolves when all stands. */
  tumble(step: TumbleView): Promise<void>
  /** The sprite in a cell while the board stands. */
  spriteAt(reel: number, row: number): Sprite | undefined
  resize(textures: SymbolTextures, layout: Layout): void
  update(seconds: number): void
}
