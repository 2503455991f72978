import { drawing, halo, linear } from './drawing.ts'

/** Colors of a drawing from its light side to its dark one, and of the light around it. */
export interface Paint {
  readonly light: string
  readonly mid: string
  readonly dark: string
  readonly glow: string
}

/**
 * A symbol drawn as one body with details in light: paths in a square of 120. `details` are strokes, `lights` filled spots, both paler
 * than the body; `deep` are dark parts.
 */
export const glyph = (
  { light, mid, dark, glow }: Paint,
  { body, deep = '', details = '', lights = '' }: { body: string; deep?: string; details?: string; lights?: string },
): string => {
  const [haloTag, haloBody] = halo(glow, 0.36)
  const defs =
    haloTag +
    linear('a', [
      [0, light],
      [0.5, mid],
      [1, dark],
    ])
  return drawing(
    defs,
    `${haloBody}<g fill="url(#a)" stroke="${dark}" stroke-opacity=".5" stroke-width="1.6" stroke-linejoin="round">${body}</g>` +
      `<g fill="${dark}" fill-opacity=".62">${deep}</g>` +
      `<g fill="none" stroke="${light}" stroke-opacity=".85" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${details}</g>` +
      `<g fill="#fff" fill-opacity=".72">${lights}</g>`,
  )
}
