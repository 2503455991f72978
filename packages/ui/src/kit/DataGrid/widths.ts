import type { GridColumn } from './columns.ts'

const MIN_WIDTH = 96
/** Narrower than this nobody compares columns, however few there are. */
const LEAST_TABLE = 640
/** The two borders of the frame, which do not grow with the letters. */
const BORDERS = 2

type Columns = readonly Pick<GridColumn<object>, 'inTable' | 'width' | 'minWidth'>[]

export const inTable = <Column extends Columns[number]>(columns: readonly Column[]): readonly Column[] =>
  columns.filter(({ inTable: isIn = true }) => isIn)

/** The widths of the columns as tracks of a grid. */
export const tracksOf = (columns: Columns): string =>
  inTable(columns)
    .map(({ width = '1fr', minWidth = MIN_WIDTH }) => `minmax(${minWidth / 16}rem, ${width})`)
    .join(' ')

/** The pixels that a table needs so that none of its columns is cut, where a rem has so many. */
export const roomOf = (columns: Columns, rem: number): number => {
  const least = inTable(columns).reduce((sum, { minWidth = MIN_WIDTH }) => sum + minWidth, 0)
  return (Math.max(least, LEAST_TABLE) / 16) * rem + BORDERS
}
