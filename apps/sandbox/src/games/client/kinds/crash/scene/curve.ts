import type { Point } from './art.ts'

const SHORTEST_MS = 8_000
const POINTS = 90

export interface CurveIn {
  readonly doublingMs: number
  /** Since the start of the round. */
  readonly ms: number
  readonly from: Point
  readonly to: Point
}

/** The curve up to a moment: its head moves over to the right and up, and what lies behind grows smaller once it has no more room. */
export const curvePoints = ({ doublingMs, ms, from, to }: CurveIn): readonly Point[] => {
  const heightAt = (at: number) => 2 ** (at / doublingMs) - 1
  const wide = Math.max(SHORTEST_MS, ms)
  const high = Math.max(1, heightAt(ms))
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const at = (ms * index) / POINTS
    return { x: from.x + ((to.x - from.x) * at) / wide, y: from.y + ((to.y - from.y) * heightAt(at)) / high }
  })
}
