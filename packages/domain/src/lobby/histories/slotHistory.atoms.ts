import { domainAtom } from '../../assembly/domainAtom.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { toRound } from '../lobby.adapter.ts'
import { slotRounds } from './slotHistory.operations.ts'
import type { RoundSort } from './gameHistory.state.ts'
import type { SlotHistoryView, SlotRoundRow } from './slotHistory.state.ts'

const PAGE_SIZE = 30
const newestFirst: RoundSort = { by: 'PLAYED_AT', direction: 'DESC' }

interface History {
  readonly phase: 'loading' | 'failed' | 'loaded' | 'loadingMore'
  readonly sort: RoundSort
  readonly rounds: readonly SlotRoundRow[]
  /** Where the next page begins; undefined after the last. */
  readonly after?: string
  readonly openedId?: string
}

const historyAtom = ownedAtom<History>({ phase: 'loading', sort: newestFirst, rounds: [] })

const loadPageAtom = atom(null, async (get, set, sort: RoundSort, after: string | undefined) => {
  const answer = await get(domainAtom).client.call(slotRounds, { first: PAGE_SIZE, sort, ...(after === undefined ? {} : { after }) })
  const now = get(historyAtom)
  // The player sorted anew while this page was on its way.
  if (now.sort !== sort) return
  if (!answer.ok) return set(historyAtom, { ...now, phase: after === undefined ? 'failed' : 'loaded' })
  const { nodes, pageInfo } = answer.value.slotRounds
  const { after: _, ...rest } = now
  set(historyAtom, {
    ...rest,
    phase: 'loaded',
    rounds: [...(after === undefined ? [] : now.rounds), ...nodes.map(toRound)],
    ...(pageInfo.hasNextPage && pageInfo.endCursor !== null ? { after: pageInfo.endCursor } : {}),
  })
})

export const openSlotHistoryAtom = atom(null, (get, set, sort: RoundSort = { ...get(historyAtom).sort }) => {
  set(historyAtom, { phase: 'loading', sort, rounds: [] })
  return set(loadPageAtom, sort, undefined)
})

export const loadMoreRoundsAtom = atom(null, (get, set) => {
  const now = get(historyAtom)
  if (now.phase !== 'loaded' || now.after === undefined) return Promise.resolve()
  set(historyAtom, { ...now, phase: 'loadingMore' })
  return set(loadPageAtom, now.sort, now.after)
})

/** Opens one round beside the list; undefined closes it. */
export const openRoundAtom = atom(null, (get, set, id: string | undefined) => {
  const { openedId: _, ...rest } = get(historyAtom)
  set(historyAtom, id === undefined ? rest : { ...rest, openedId: id })
})

export const slotHistoryViewAtom = atom((get): SlotHistoryView => {
  const { phase, rounds, sort, after, openedId } = get(historyAtom)
  if (phase === 'loading') return { state: 'loading' }
  if (phase === 'failed') return { state: 'failed' }
  if (rounds.length === 0) return { state: 'empty' }
  const opened = rounds.find(({ id }) => id === openedId)
  const more = phase === 'loadingMore' ? 'loading' : after === undefined ? 'none' : 'available'
  return { state: 'filled', rounds, sort, more, ...(opened === undefined ? {} : { opened }) }
})
