import { createCanvas, type Canvas } from './canvas.ts'
import { frames, type ProviderId } from './frames.ts'
import type { Mood } from './palette.ts'
import { seeded, type Random } from './random.ts'

export interface Brush {
  readonly canvas: Canvas
  readonly mood: Mood
  readonly random: Random
}
/** The picture between the backdrop and the frame of its provider, as SVG elements on a sheet of 300 × 400. */
export type Draw = (brush: Brush) => string

export interface Cover {
  readonly gameId: string
  readonly providerId: ProviderId
  readonly mood: Mood
  readonly draw: Draw
}

/** Makes a provider's covers: `const deepwater = studio('deepwater')`. */
export const studio =
  (providerId: ProviderId) =>
  (gameId: string, mood: Mood, draw: Draw): Cover => ({ gameId, providerId, mood, draw })

/** The whole file. The same cover gives the same text on every machine. */
export const render = ({ gameId, providerId, mood, draw }: Cover): string => {
  const brush: Brush = { canvas: createCanvas(), mood, random: seeded(gameId) }
  const frame = frames[providerId]
  const picture = frame.backdrop(brush) + draw(brush) + frame.edge(brush)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 300 400">${brush.canvas.definitions()}${picture}</svg>\n`
}
