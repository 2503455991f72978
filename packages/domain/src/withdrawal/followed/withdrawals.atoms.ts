import { paged } from '../../kernel/paged.ts'
import { atom } from '../../store.ts'
import { toFollowed } from '../withdrawal.adapter.ts'
import { withdrawals } from '../withdrawal.operations.ts'
import type { WithdrawalsView } from './followed.state.ts'

const list = paged(withdrawals, ({ withdrawals: page }) => ({ ...page, nodes: page.nodes.map(toFollowed) }), {})

export const loadWithdrawalsAtom = atom(null, (_get, set) => set(list.load))
export const loadMoreWithdrawalsAtom = list.loadMore

/** Every withdrawal of the player, newest first. */
export const withdrawalsViewAtom = atom((get): WithdrawalsView => {
  const { state, rows, more } = get(list.pagesAtom)
  if (state !== 'loaded') return { state }
  return rows.length === 0 ? { state: 'empty' } : { state: 'filled', rows, more }
})
