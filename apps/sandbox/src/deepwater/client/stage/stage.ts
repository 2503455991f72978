import type { LineView } from '../../contract.ts'

/** What the round asks of the picture. */
export interface Stage {
  /** Clears the last win and lets the reels turn. */
  start(): void
  /** Brings the reels to rest at the stops; resolves when all stand. */
  land(stops: readonly number[]): Promise<void>
  /** Shortens the landing under way. */
  hurry(): void
  showWins(lines: readonly LineView[], withScatters: boolean): void
  /** `strength` is the win in stakes. */
  celebrate(strength: number): void
  /** Water in the glass, 0 to 1. */
  setTide(level: number): void
  /** No movement at all, for who asks for less of it. */
  setStill(isStill: boolean): void
  destroy(): void
}
