import type { SceneData } from './scene.ts'
import { roomAround, type Box, type Place } from '../../../backdrop/place.ts'

/** Where everything stands, in CSS pixels of the canvas; the frame is the glass that holds the reels. */
export interface Layout extends Place {
  readonly reels: number
  readonly rows: number
  readonly cell: { readonly width: number; readonly height: number }
  /** Side of the square in which a symbol is drawn. */
  readonly symbol: number
  /** Top left corner of a cell. */
  readonly cellAt: (reel: number, row: number) => { x: number; y: number }
}

const GAP = 4
const LARGEST_CELL = 168

/** Between parts of a board that stand apart. */
const POOL_GAP = 14

export interface BoardSize extends Pick<Layout, 'reels' | 'rows'> {
  /** Room that something above the frame takes, in pixels. */
  readonly above: number
  /** Parts of equal width that stand apart. */
  readonly pools: number
}

/** Of a plate above the frame, in pixels, and the room that it takes with what lies between. */
export const PLATE_HEIGHT = 28
export const PLATE_ROOM = PLATE_HEIGHT + 10
/** Of the icon on it. */
export const TOKEN_SIDE = 18

/** How much a scene has to place. */
export const boardSizeOf = ({ board, rows, plate }: Pick<SceneData, 'board' | 'rows' | 'plate'>): BoardSize => ({
  reels: board.by === 'REELS' ? board.strips.length : board.columns,
  rows,
  pools: board.by === 'REELS' ? 1 : board.pools,
  above: plate ? PLATE_ROOM : 0,
})

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
    room: roomAround(area, screen),
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
