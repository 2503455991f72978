export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a backdrop is drawn for, in CSS pixels of the page. */
export interface Place {
  readonly screen: { readonly width: number; readonly height: number }
  /** What the controls leave to see, from the upper left corner of the screen. */
  readonly room: { readonly width: number; readonly height: number }
  /** What the board stands in. */
  readonly frame: Box
  /** Upper end of the frame and of what stands above it. */
  readonly top: number
}

/** Between the free area and the controls below it. */
const FOOT = 16

/** The room around the area in which a board may stand. */
export const roomAround = (area: Box, screen: Place['screen']): Place['room'] => ({
  width: Math.min(screen.width, area.width + 2 * area.x),
  height: Math.min(screen.height, area.y + area.height + FOOT),
})
