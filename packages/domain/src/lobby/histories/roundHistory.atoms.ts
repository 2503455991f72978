import type { Pages } from '../../kernel/paged.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom, type Atom, type WritableAtom } from '../../store.ts'
import { loadRoundDetailsAtom, roundDetailsOf } from './roundDetails.atoms.ts'
import type { GameHistoryView, Round, RoundSort } from './gameHistory.state.ts'

interface Sorted {
  readonly sort: RoundSort
}

/** The order in which every history begins. */
export const newestFirst: Sorted = { sort: { by: 'PLAYED_AT', direction: 'DESC' } }

/** What `paged` makes of the rounds of one kind. */
interface List<Row> {
  readonly load: WritableAtom<null, [query?: Sorted], unknown>
  readonly loadMore: WritableAtom<null, [], unknown>
  readonly pagesAtom: Atom<Pages<Row, Sorted>>
}

/** The history of one kind of game: its rounds page by page, in an order, and one of them opened. */
export const roundHistory = <Row extends Round>(list: List<Row>) => {
  const openedIdAtom = ownedAtom<string | undefined>(undefined)
  return {
    /** Loads the first page, in another order where one is given. */
    loadAtom: atom(null, (_get, set, sort?: RoundSort) => {
      set(openedIdAtom, undefined)
      return set(list.load, sort === undefined ? undefined : { sort })
    }),
    loadMoreAtom: list.loadMore,
    /** Shows one round beside the list; undefined takes it away. */
    showAtom: atom(null, (_get, set, id: string | undefined) => {
      set(openedIdAtom, id)
      if (id !== undefined) void set(loadRoundDetailsAtom, id)
    }),
    viewAtom: atom((get): GameHistoryView<Row> => {
      const { state, query, rows: rounds, more } = get(list.pagesAtom)
      if (state !== 'loaded') return { state }
      if (rounds.length === 0) return { state: 'empty' }
      const opened = rounds.find(({ id }) => id === get(openedIdAtom))
      return {
        state: 'filled',
        rounds,
        sort: query.sort,
        more,
        ...(opened === undefined ? {} : { opened, details: roundDetailsOf(get, opened.id) }),
      }
    }),
  }
}

/** What a page of a history is wired to. */
export type RoundHistory<Row extends Round> = ReturnType<typeof roundHistory<Row>>
