import type { RoundType } from '@lagoon/contract/lobby/enums'
import { loadable } from '../../kernel/loadable.ts'
import type { Pages } from '../../kernel/paged.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom, type Atom, type Getter, type WritableAtom } from '../../store.ts'
import { loadRoundDetailsAtom, roundDetailsOf, shareWinAtom, stopSharingWinAtom } from './roundDetails.atoms.ts'
import type { ShownOfWin } from './roundDetails.state.ts'
import type { GameHistoryView, Round, RoundFilter, RoundFilters, RoundSort } from './gameHistory.state.ts'
import { playedGames } from './playedGames.operations.ts'
import { askedBy, isNarrowed } from './roundFilter.ts'

interface Sorted {
  readonly sort: RoundSort
  /** Absent where no round is left out. */
  readonly filter?: NonNullable<ReturnType<typeof askedBy>>
}

/** The order in which every history begins. */
export const newestFirst: Sorted = { sort: { by: 'PLAYED_AT', direction: 'DESC' } }

/** What `paged` makes of the rounds of one kind. */
interface List<Row> {
  readonly load: WritableAtom<null, [query?: Sorted], unknown>
  readonly loadMore: WritableAtom<null, [], unknown>
  readonly pagesAtom: Atom<Pages<Row, Sorted>>
}

const isSameFilter = (one: Sorted, other: Sorted): boolean => JSON.stringify(one.filter) === JSON.stringify(other.filter)

const everything: RoundFilter = {}
const games = loadable(playedGames, (answer) => answer.playedGames)

/** Asks which games there are to choose from. */
export const loadPlayedGamesAtom = atom(null, (_get, set) => set(games.load, {}, 'quietly'))

/** The history of the rounds of one type: page by page, in an order, narrowed by a filter, and one of them opened. */
export const roundHistory = <Row extends Round>(type: RoundType, list: List<Row>) => {
  const openedIdAtom = ownedAtom<string | undefined>(undefined)
  const filterAtom = ownedAtom(everything)
  /** Not asked for here: a history that nobody narrows has one call. */
  const filtersOf = (get: Getter): RoundFilters => {
    const known = get(games.at({}))
    const filter = get(filterAtom)
    return known.state === 'loaded' ? { filter, games: known.value.filter(({ roundType }) => roundType === type) } : { filter }
  }
  return {
    /** Loads the first page; in another order, or of what another filter leaves, where one is given. */
    loadAtom: atom(
      null,
      (get, set, { sort, filter = get(filterAtom) }: { readonly sort?: RoundSort; readonly filter?: RoundFilter } = {}) => {
        set(openedIdAtom, undefined)
        set(filterAtom, filter)
        if (isNarrowed(filter)) void set(loadPlayedGamesAtom)
        const asked = askedBy(filter)
        return set(list.load, { sort: sort ?? get(list.pagesAtom).query.sort, ...(asked && { filter: asked }) })
      },
    ),
    loadMoreAtom: list.loadMore,
    /** Shows one round beside the list; undefined takes it away. */
    showAtom: atom(null, (_get, set, id: string | undefined) => {
      set(openedIdAtom, id)
      if (id !== undefined) void set(loadRoundDetailsAtom, id)
    }),
    /** Shows the opened round to everybody who has its address. */
    shareAtom: atom(null, (get, set, shown: ShownOfWin) => {
      const id = get(openedIdAtom)
      return id === undefined ? undefined : set(shareWinAtom, id, shown)
    }),
    /** Shows it to nobody any more. */
    stopSharingAtom: atom(null, (get, set) => {
      const id = get(openedIdAtom)
      return id === undefined ? undefined : set(stopSharingWinAtom, id)
    }),
    viewAtom: atom((get): GameHistoryView<Row> => {
      const { state, query, rows, more, before } = get(list.pagesAtom)
      const filters = filtersOf(get)
      if (state === 'failed') return { state }
      // Only the order changes: the rounds stay meanwhile, and with them the heading that was pressed.
      const isSorting = before !== undefined && before.rows.length > 0 && isSameFilter(before.query, query)
      if (state === 'loading' && !isSorting) return before !== undefined || isNarrowed(filters.filter) ? { state, filters } : { state }
      const rounds = isSorting ? before.rows : rows
      if (rounds.length === 0) return isNarrowed(filters.filter) ? { state: 'noResult', filters } : { state: 'empty' }
      const opened = rounds.find(({ id }) => id === get(openedIdAtom))
      return {
        state: 'filled',
        rounds,
        sort: query.sort,
        ...(isSorting && { isSorting }),
        filters,
        more: isSorting ? 'loading' : more,
        ...(opened === undefined ? {} : { opened, details: roundDetailsOf(get, opened) }),
      }
    }),
  }
}

/** What a page of a history is wired to. */
export type RoundHistory<Row extends Round> = ReturnType<typeof roundHistory<Row>>
