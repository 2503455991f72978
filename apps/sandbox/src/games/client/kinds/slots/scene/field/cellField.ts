import { Container, Sprite } from 'pixi.js'
import type { Cell, Grid } from '../../../../../rules/slots/slotView.ts'
import type { Layout } from '../layout.ts'
import type { SymbolTextures } from '../textures.ts'
import type { Field, Standing } from './field.ts'
import { fallen, vanished } from './motions.ts'

const COLUMN_WAIT = 0.07
const ROW_WAIT = 0.035
const VANISH_SECONDS = 0.34
const FALL_SECONDS = 0.2
/** On top for each place that a cell falls. */
const FALL_PLACE_SECONDS = 0.05
const LEAVE_SECONDS = 0.32

/** One symbol in its cell; what it shows never changes. */
interface Piece {
  readonly sprite: Sprite
  readonly symbol: string
  column: number
  row: number
}
interface Motion {
  readonly piece: Piece
  readonly kind: 'fall' | 'vanish'
  /** Places above where it comes to rest. */
  readonly places: number
  wait: number
  elapsed: number
  readonly seconds: number
}

/** Cells that fall from above and make room when they win. */
export const cellField = (at: Standing, textures: SymbolTextures, layout: Layout): Field => {
  const view = new Container()
  let [shownTextures, shownLayout] = [textures, layout]
  let pieces: Piece[] = []
  let motions: Motion[] = []
  let done: (() => void) | null = null
  let pace = 1
  let isTumbling = false
  /** Counts up when the board is set anew: what was under way then ends. */
  let turn = 0

  const place = ({ sprite, symbol, column, row }: Piece, lift = 0, size = 1) => {
    const { cell, cellAt, symbol: side } = shownLayout
    const { x, y } = cellAt(column, row)
    const texture = shownTextures.get(symbol)
    if (texture && sprite.texture !== texture) sprite.texture = texture
    sprite.setSize(side * size, side * size)
    sprite.position.set(x + cell.width / 2, y + cell.height * (0.5 - lift))
  }
  const pieceOf = (symbol: string, column: number, row: number): Piece => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    view.addChild(sprite)
    return { sprite, symbol, column, row }
  }
  const fresh = (grid: Grid) => grid.flatMap((shown, column) => shown.map((symbol, row) => pieceOf(symbol, column, row)))
  const drop = (piece: Piece) => {
    piece.sprite.destroy()
    pieces = pieces.filter((other) => other !== piece)
  }
  const clear = () => {
    for (const { sprite } of pieces) sprite.destroy()
    pieces = []
    motions = []
    isTumbling = false
    turn += 1
  }
  const falling = (piece: Piece, places: number, wait: number): Motion => ({
    piece,
    kind: 'fall',
    places,
    wait,
    elapsed: 0,
    seconds: FALL_SECONDS + places * FALL_PLACE_SECONDS,
  })
  const stand = () => {
    for (const piece of pieces) {
      piece.sprite.alpha = 1
      place(piece)
    }
  }
  const settle = () => {
    const resolve = done
    done = null
    resolve?.()
  }
  /** Plays motions to their end. */
  const play = (next: Motion[]): Promise<void> => {
    settle()
    motions = next
    for (const motion of next) if (motion.kind === 'fall') place(motion.piece, motion.places)
    return next.length === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          done = resolve
        })
  }
  const set = ({ grid }: Standing) => {
    clear()
    pieces = fresh(grid)
    stand()
    settle()
  }
  const step = (motion: Motion, seconds: number): boolean => {
    const { piece } = motion
    if (motion.wait > 0) {
      motion.wait -= seconds
      return true
    }
    motion.elapsed = Math.min(motion.seconds, motion.elapsed + seconds)
    const part = motion.elapsed / motion.seconds
    if (motion.kind === 'fall') place(piece, motion.places * (1 - fallen(part)))
    else {
      const { size, alpha } = vanished(part)
      place(piece, 0, size)
      piece.sprite.alpha = alpha
    }
    if (part < 1) return true
    if (motion.kind === 'vanish') drop(piece)
    return false
  }
  set(at)

  return {
    view,
    get isStill() {
      return motions.length === 0 && !isTumbling
    },
    run() {
      pace = 1
      stand()
      const { rows } = shownLayout
      // What stood falls out of the frame: the same fall, to a row below.
      motions = pieces.map((piece) => {
        piece.row += rows
        return { ...falling(piece, rows, piece.column * COLUMN_WAIT * 0.5), seconds: LEAVE_SECONDS }
      })
    },
    land({ grid }) {
      clear()
      const { rows } = shownLayout
      pieces = fresh(grid)
      return play(pieces.map((piece) => falling(piece, rows, piece.column * COLUMN_WAIT + (rows - 1 - piece.row) * ROW_WAIT)))
    },
    set,
    hurry() {
      pace = 3
    },
    fill: () => undefined,
    async tumble({ removed, falls, filled, grid }) {
      pace = 1
      isTumbling = true
      const begun = turn
      stand()
      const at = ([column, row]: Cell) => pieces.find((piece) => piece.column === column && piece.row === row)
      const gone = removed.flatMap((cell) => at(cell) ?? [])
      const moves = falls.flatMap(({ from, to }) => {
        const piece = at(from)
        return piece ? [{ piece, to }] : []
      })
      await play(gone.map((piece) => ({ piece, kind: 'vanish', places: 0, wait: 0, elapsed: 0, seconds: VANISH_SECONDS })))
      if (begun !== turn) return
      const kept = moves.map(({ piece, to: [column, row] }) => {
        const places = row - piece.row
        piece.column = column
        piece.row = row
        return falling(piece, places, column * ROW_WAIT)
      })
      const depths = new Map<number, number>()
      for (const [column] of filled) depths.set(column, (depths.get(column) ?? 0) + 1)
      const come = filled.map(([column, row]) => {
        const piece = pieceOf(grid[column]?.[row] ?? '', column, row)
        pieces.push(piece)
        return falling(piece, depths.get(column) ?? 1, column * ROW_WAIT)
      })
      await play([...kept, ...come])
      if (begun === turn) isTumbling = false
    },
    spriteAt: (reel, row) => pieces.find((piece) => piece.column === reel && piece.row === row)?.sprite,
    resize(nextTextures, nextLayout) {
      shownTextures = nextTextures
      shownLayout = nextLayout
      for (const piece of pieces) place(piece)
    },
    update(seconds) {
      if (motions.length === 0) return
      motions = motions.filter((motion) => step(motion, seconds * pace))
      if (motions.length === 0) settle()
    },
  }
}
