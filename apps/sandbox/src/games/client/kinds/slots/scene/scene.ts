import type { BoardFacts, Cell, Grid, TumbleView, WinView } from '../../../../rules/slots/slotView.ts'
import type { BackdropArt } from '../../../backdrop/backdropArt.ts'
import type { Standing } from './field/field.ts'
import type { ValuedPearl } from './HeldPearls.ts'
import type { PlateText } from './Plate.ts'

/** What a scene is built from. */
export interface SceneData {
  readonly rows: number
  readonly board: BoardFacts
  /** Addresses of the pictures, by symbol. */
  readonly pictures: Readonly<Record<string, string>>
  readonly backdrop: BackdropArt
  /** The symbol that is held for respins; null where none is. */
  readonly pearl: string | null
  /** What stands above the frame at first; null where nothing ever does. */
  readonly plate: PlateText | null
  /** Address of the picture of what is won. */
  readonly token: string
}

/** What the round asks of the picture. */
export interface Scene {
  /** Clears the last win and lets the board move. */
  start(): void
  /** Brings the board to rest; resolves when all stands. */
  land(at: Standing): Promise<void>
  /** Shortens the landing under way. */
  hurry(): void
  /** Symbols that fill whole reels, in place of what stands there. */
  fill(reels: readonly number[], grid: Grid): void
  /** Winners vanish and make room; resolves when all stands. */
  tumble(step: TumbleView): Promise<void>
  /** Values of pearls; `isHeld`: they stay, and only the places between them go on. */
  showPearls(pearls: readonly ValuedPearl[], isHeld: boolean): void
  /** The places that hold no pearl turn by themselves, or stand. */
  turnOpen(isTurning: boolean): void
  /** What stands above the frame. */
  setPlate(text: PlateText): void
  /** Lights what won, and cells that matter beside it. */
  showWins(wins: readonly WinView[], beside: readonly Cell[]): void
  /** Back to the plain board, nothing lit. */
  clearWins(): void
  /** `strength` is the win in stakes. */
  celebrate(strength: number): void
  /** Water in the glass, 0 to 1. */
  setTide(level: number): void
  /** No movement at all, for who asks for less of it. */
  setStill(isStill: boolean): void
  destroy(): void
}
