import { diff } from '@blazediff/core'

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    points: Record<string, never>
  }
}

interface Picture {
  readonly metadata: { readonly width: number; readonly height: number }
  readonly data: Uint8Array | Uint8ClampedArray
}

/** How far a point may be from its baseline, as Vitest's own comparator says it: what is smoothed at an edge is not counted. */
const SEEN = 0.1
/** A surface in a tone of its own may be nearer than that to what it stands on by night, so a bar, a field or a card would not be missed. */
const FAINT = 0.02
/** Two runs of one story smooth a few points of its letters in another way; the smallest surface has more. */
const MOST_FAINT = 300

/** Compares two pictures point by point: none may be seen to differ, and but a few faintly. The difference shows what counted. */
export const comparePoints = (reference: Picture, actual: Picture, { createDiff }: { readonly createDiff: boolean }) => {
  const { width, height } = reference.metadata
  if (width !== actual.metadata.width || height !== actual.metadata.height)
    return {
      pass: false,
      diff: null,
      message: `The baseline is ${width}×${height} px, the picture ${actual.metadata.width}×${actual.metadata.height} px.`,
    }
  const differing = (threshold: number) => {
    const shown = createDiff ? new Uint8Array(reference.data.length) : undefined
    return { points: diff(reference.data, actual.data, shown, width, height, { threshold }), shown: shown ?? null }
  }
  const seen = differing(SEEN)
  if (seen.points > 0) return { pass: false, diff: seen.shown, message: `${seen.points} points differ.` }
  const faint = differing(FAINT)
  if (faint.points > MOST_FAINT) return { pass: false, diff: faint.shown, message: `${faint.points} points are of another tone.` }
  return { pass: true, diff: null, message: null }
}
