import type { Palette, Swell } from './backdropArt.ts'

/** The tints of a place: its sky from the top, silhouettes from far to deep, and its light, accent and second tint. */
export const palette = (
  sky: Palette['sky'],
  layers: readonly [string, string, string, string],
  lights: readonly [string, string, string],
): Palette => {
  const [far, mid, near, deep] = layers
  const [light, accent, second] = lights
  return { sky, far, mid, near, deep, light, accent, second }
}
/** Four tones of swell, from far to near. */
export const swell = (colors: readonly [string, string, string, string]): readonly Swell[] =>
  [
    { depth: 0, alpha: 0.55, pace: 9 },
    { depth: 0.2, alpha: 0.75, pace: -13 },
    { depth: 0.46, alpha: 0.85, pace: 17 },
    { depth: 0.78, alpha: 0.92, pace: -21 },
  ].map((one, index) => ({ ...one, color: colors[index] ?? colors[0] }))
