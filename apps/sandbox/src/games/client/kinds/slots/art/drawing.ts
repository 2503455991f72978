/** Pieces that several drawings share. A drawing is SVG text in a square of 120, so that the reels and the paytable show the same picture. */
export const drawing = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120"><defs>${defs}</defs>${body}</svg>`

type Stop = readonly [offset: number, color: string, opacity?: number]
const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')

/** A gradient from top to bottom, or along the diagonal. */
export const linear = (id: string, stops: readonly Stop[], x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`

/** A gradient around a point in fractions of the shape. */
export const radial = (id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`

/** Light around a symbol. */
export const halo = (color: string, strength: number): readonly [defs: string, body: string] => [
  radial('halo', [
    [0, color, strength],
    [0.55, color, strength * 0.35],
    [1, color, 0],
  ]),
  '<circle cx="60" cy="60" r="59" fill="url(#halo)"/>',
]
