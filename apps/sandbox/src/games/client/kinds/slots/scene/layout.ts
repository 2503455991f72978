export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Where everything stands, in CSS pixels of the canvas. */
export interface Layout {
  readonly reels: number
  readonly rows: number
  readonly screen: { readonly width: number; readonly height: number }
  /** What the controls leave to see, from the upper left corner of the screen. */
  readonly room: { readonly width: number; readonly height: number }
  /** Upper end of the frame and of what stands above it. */
  readonly top: number
  /** The glass that holds the reels. */
  readonly frame: Box
  readonly cell: { readonly width: number; readonly height: number }
  /** Side of the square in which a symbol is drawn. */
  readonly symbol: number
  /** Top left corner of a cell. */
  readonly cellAt: (reel: number, row: number) => { x: number; y: number }
}

const GAP = 4
/** Between the free area and the controls below it. */
const FOOT = 16
const LARGEST_CELL = 168

/** Between parts of a board that stand apart. */
const POOL_GAP = 14

export interface BoardSize extends Pick<Layout, 'reels' | 'rows'> {
  /** Room that something above the frame takes, in pixels. */
  readonly above: number
  /** Parts of equal width that stand apart. */
  readonly pools: number
}

/** Fits reels of so many rows into the area that the controls leave free; on a tall screen the cells grow taller than wide. */
export const layoutIn = ({ reels, rows, pools, above }: BoardSize, screen: Layout['screen'], area: Box): Layout => {
  const pad = Math.min(16, area.width * 0.022)
  const apart = (pools - 1) * POOL_GAP
  const widest = (area.width - 2 * pad - (reels - 1) * GAP - apart) / reels
  const tallest = (area.height - above - 2 * pad) / rows
  const width = Math.max(24, Math.min(widest, tallest * 1.12, LARGEST_CELL))
  const height = Math.max(24, Math.min(tallest, width * 1.24))
  const frame = {
    width: width * reels + GAP * (reels - 1) + apart + 2 * pad,
    height: height * rows + 2 * pad,
  }
  const x = area.x + (area.width - frame.width) / 2
  const y = area.y + above + (area.height - above - frame.height) / 2
  return {
    reels,
    rows,
    screen,
    room: {
      width: Math.min(screen.width, area.width + 2 * area.x),
      height: Math.min(screen.height, area.y + area.height + FOOT),
    },
    top: y - above,
    frame: { x, y, ...frame },
    cell: { width, height },
    symbol: Math.min(width, height) * 0.94,
    cellAt: (reel, row) => ({
      x: x + pad + reel * (width + GAP) + Math.floor((reel * pools) / reels) * POOL_GAP,
      y: y + pad + row * height,
    }),
  }
}
