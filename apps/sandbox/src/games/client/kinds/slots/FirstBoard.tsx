import type { CSSProperties } from 'react'
import type { Palette } from '../../backdrop/backdropArt.ts'
import * as styles from './FirstBoard.css.ts'
import { behindReel, FRAME_RADIUS, REEL_RADIUS } from './scene/boardLook.ts'
import type { Layout } from './scene/layout.ts'

export interface FirstBoardProps {
  layout: Layout
  grid: readonly (readonly string[])[]
  /** Addresses of the pictures, by symbol. */
  pictures: Readonly<Record<string, string>>
  palette: Palette
}

const boxed = (x: number, y: number, width: number, height: number): CSSProperties => ({ left: x, top: y, width, height })

/** The board as plain pictures where the drawn one will stand, until its renderer is there: a slow phone need not wait for that to bet. */
export const FirstBoard = ({ layout, grid, pictures, palette }: FirstBoardProps) => {
  const { frame, cell, symbol, cellAt, rows } = layout
  return (
    <div data-first-board="">
      <div
        className={styles.part}
        style={{ ...boxed(frame.x, frame.y, frame.width, frame.height), background: palette.deep, borderRadius: FRAME_RADIUS }}
      />
      {grid.map((reel, at) => {
        const { x, y } = cellAt(at, 0)
        const { tone, alpha } = behindReel(at)
        const background = `color-mix(in srgb, ${palette[tone]} ${100 * alpha}%, transparent)`
        return (
          <div
            key={`reel-${at}`}
            className={styles.part}
            style={{ ...boxed(x, y, cell.width, cell.height * rows), background, borderRadius: REEL_RADIUS }}
          >
            {reel.map((name, row) => (
              <img
                key={`${name}-${row}`}
                className={styles.part}
                style={boxed((cell.width - symbol) / 2, row * cell.height + (cell.height - symbol) / 2, symbol, symbol)}
                src={pictures[name]}
                alt=""
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
