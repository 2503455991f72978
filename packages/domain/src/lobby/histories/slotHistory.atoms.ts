import { paged } from '../../kernel/paged.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { toRound } from '../lobby.adapter.ts'
import { slotRounds } from './slotHistory.operations.ts'
import type { RoundSort } from './gameHistory.state.ts'
import type { SlotHistoryView } from './slotHistory.state.ts'

const newestFirst: { readonly sort: RoundSort } = { sort: { by: 'PLAYED_AT', direction: 'DESC' } }
const list = paged(slotRounds, ({ slotRounds: page }) => ({ ...page, nodes: page.nodes.map(toRound) }), newestFirst)
const openedIdAtom = ownedAtom<string | undefined>(undefined)

/** Loads the first page, in another order where one is given. */
export const loadSlotHistoryAtom = atom(null, (_get, set, sort?: RoundSort) => {
  set(openedIdAtom, undefined)
  return set(list.load, sort === undefined ? undefined : { sort })
})
export const loadMoreRoundsAtom = list.loadMore

/** Shows one round beside the list; undefined takes it away. */
export const showRoundAtom = atom(null, (_get, set, id: string | undefined) => set(openedIdAtom, id))

export const slotHistoryViewAtom = atom((get): SlotHistoryView => {
  const { state, query, rows: rounds, more } = get(list.pagesAtom)
  if (state !== 'loaded') return { state }
  if (rounds.length === 0) return { state: 'empty' }
  const opened = rounds.find(({ id }) => id === get(openedIdAtom))
  return { state: 'filled', rounds, sort: query.sort, more, ...(opened === undefined ? {} : { opened }) }
})
