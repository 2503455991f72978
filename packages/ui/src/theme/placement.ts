import { placementSprinkles } from './placement.css.ts'

/** Where a caller may put a part: outer margin, place in a row or grid, width. Nothing that repaints it. */
export type Placement = Parameters<typeof placementSprinkles>[0]

/** The class of a placement, to stand beside the part's own; empty for none. */
export const placement = (place: Placement | undefined): string => (place ? ` ${placementSprinkles(place)}` : '')
