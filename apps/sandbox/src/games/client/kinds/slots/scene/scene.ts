import type { Cell, Grid, WinView } from '../../../../rules/slots/slotView.ts'

/** What a scene is built from. */
export interface SceneData {
  readonly rows: number
  readonly strips: readonly (readonly string[])[]
  /** Addresses of the pictures, by symbol. */
  readonly pictures: Readonly<Record<string, string>>
}

/** What the round asks of the picture. */
export interface Scene {
  /** Clears the last win and lets the reels turn. */
  start(): void
  /** Brings the reels to rest at the stops, with these symbols in their windows; resolves when all stand. */
  land(stops: readonly number[], grid: Grid): Promise<void>
  /** Shortens the landing under way. */
  hurry(): void
  /** Symbols that fill whole reels, in place of what stands there. */
  fill(reels: readonly number[], grid: Grid): void
  /** Lights what won, and cells that matter beside it. */
  showWins(wins: readonly WinView[], beside: readonly Cell[]): void
  /** `strength` is the win in stakes. */
  celebrate(strength: number): void
  /** Water in the glass, 0 to 1. */
  setTide(level: number): void
  /** No movement at all, for who asks for less of it. */
  setStill(isStill: boolean): void
  destroy(): void
}
