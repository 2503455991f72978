import { lazyPart } from '../LazyPart/lazyPart.tsx'
import type { DataGridProps } from './DataGrid.tsx'
import { GridBones } from './GridBones.tsx'

const waiting = ({ rows }: DataGridProps<object>) => <GridBones rows={Math.min(rows.length, 8)} />
// A phone never draws the table and a desktop never draws the cards: each fetches its own.
const Table = lazyPart<DataGridProps<object>>(async () => (await import('./GridTable.tsx')).GridTable, waiting)
const Cards = lazyPart<DataGridProps<object>>(async () => (await import('./GridCards.tsx')).GridCards, waiting)

/** Fetches ahead what draws the rows. */
export const fetchGridRows = (isWide: boolean): Promise<unknown> => (isWide ? Table : Cards).fetchAhead()

/** The rows of a grid: a table where there is room for one, else cards. */
export const GridRows = <Row extends object, SortKey extends string>({
  isWide,
  ...grid
}: DataGridProps<Row, SortKey> & { isWide: boolean }) => {
  // A lazy component has no type parameters; the rows and what reads them come from the same caller.
  const props = grid as unknown as DataGridProps<object>
  return isWide ? <Table {...props} /> : <Cards {...props} />
}
