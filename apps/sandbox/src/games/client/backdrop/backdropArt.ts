/** One place under one light: sky or water from its top, silhouettes from far to deep, one light and two tints. CSS colors, `#rrggbb`. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, low: string]
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly deep: string
  readonly light: string
  readonly accent: string
  readonly second: string
}

/** Where a picture stands: beside the frame where there is room, else in the bands above and below it. */
export type Spot = 'left' | 'right' | 'crown'

/** What is drawn once, from back to front. Shares are of the visible room, 0 to 1. */
export type Layer =
  | { readonly kind: 'stars'; readonly count: number }
  | { readonly kind: 'halo'; readonly x: number; readonly y: number; readonly r: number; readonly color: string; readonly strength: number }
  /** Light from above, through water. */
  | { readonly kind: 'shafts'; readonly x: number; readonly strength: number }
  /** Low hills at the foot. */
  | { readonly kind: 'floor'; readonly height: number; readonly color: string }
  | { readonly kind: 'weed'; readonly color: string; readonly count: number }
  /** Rings that widen around a point. */
  | { readonly kind: 'rings'; readonly x: number; readonly y: number; readonly r: number; readonly color: string }
  /** Strewn over the whole room: SVG in a square of 100 around 0, by place and turn. */
  | { readonly kind: 'strewn'; readonly svg: string; readonly count: number; readonly size: number; readonly opacity: number }
  /** A row along the horizon, repeated from edge to edge; `svg` stands on y 0 and is `width` by `height`. */
  | { readonly kind: 'row'; readonly svg: string; readonly width: number; readonly height: number; readonly isMirrored: boolean }
  /** The same along the foot, in front of everything; `rise` is its share of the height. */
  | { readonly kind: 'bank'; readonly svg: string; readonly width: number; readonly height: number; readonly rise: number }
  /** Still water from the horizon down. */
  | { readonly kind: 'water'; readonly from: string; readonly to: string }
  /** SVG in a square of 100; beside the frame it stands on its foot, as a crown in its middle. */
  | { readonly kind: 'picture'; readonly svg: string; readonly at: Spot; readonly size: number; readonly opacity?: number }

/** Swell from the horizon down, from far to near; depth is the share of the way from the horizon to the foot. */
export interface Swell {
  readonly depth: number
  readonly color: string
  readonly alpha: number
  /** Pixels a second, to the right; negative to the left. */
  readonly pace: number
}

/** What drifts through the picture. */
export interface Drift {
  readonly form: 'bubble' | 'mote' | 'petal'
  readonly color: string
  readonly count: number
  /** Up like bubbles, or down like petals. */
  readonly to: 'up' | 'down'
}

/** The place that a game is played in, as data: its backdrop, its light, and the tint of the frame. */
export interface BackdropArt {
  readonly palette: Palette
  readonly layers: readonly Layer[]
  readonly swell: readonly Swell[]
  readonly drift: Drift
}
