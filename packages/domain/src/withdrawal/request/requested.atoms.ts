import { atom, type Atom } from '../../store.ts'
import { withdrawalViewOf } from '../followed/followedWithdrawal.atoms.ts'
import type { WithdrawToView } from './withdrawTo.state.ts'

/** A withdrawal that was requested just now, read from the server: what the page says holds over a reload. */
export const requestedViewOf = (id: string): Atom<WithdrawToView> => {
  const followedAtom = withdrawalViewOf(id)
  return atom((get): WithdrawToView => {
    const known = get(followedAtom)
    if (known.state === 'loading' || known.state === 'failed') return known
    if (known.state === 'notFound') return { state: 'notOffered', draft: {} }
    const { way, amount, fee, receives, expectedBy } = known.withdrawal
    const request = { way, amount, receives, ...(fee === undefined ? {} : { fee }), ...(expectedBy === undefined ? {} : { expectedBy }) }
    return { state: 'requested', request, withdrawalId: id }
  })
}
