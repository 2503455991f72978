import { domainAtom } from '../../assembly/domainAtom.ts'
import { hasCode } from '../../errors/callProblem.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom, type Atom } from '../../store.ts'
import { refreshSettingsAtom } from '../settings.atoms.ts'
import { toFollowed, type WireWithdrawal } from '../withdrawal.adapter.ts'
import { cancelWithdrawal, withdrawal } from '../withdrawal.operations.ts'
import type { WithdrawalStatusView } from './followed.state.ts'

type Found = WireWithdrawal | 'notFound'

/** Withdrawals of the player as the server told of them, by their id. */
const withdrawals = loadable<'Withdrawal', Found>(withdrawal, ({ withdrawal: found }) => found, { WITHDRAWAL_NOT_FOUND: 'notFound' })

/** Holds a withdrawal that another answer told of. */
export const holdWithdrawalAtom = atom(null, (_get, set, found: WireWithdrawal) => set(withdrawals.put, { id: found.id }, found))

interface Here {
  readonly id: string
  readonly isCancelling: boolean
  readonly isTooLate: boolean
}
const heldAtom = ownedAtom<Here>({ id: '', isCancelling: false, isTooLate: false })

export const loadWithdrawalAtom = atom(null, (_get, set, id: string) => {
  set(heldAtom, { id, isCancelling: false, isTooLate: false })
  return id === '' ? undefined : set(withdrawals.load, { id })
})

/** Takes a withdrawal back. Where its review has begun meanwhile, the page says so and shows how it stands. */
export const cancelWithdrawalAtom = atom(null, async (get, set, id: string) => {
  const now = get(heldAtom)
  if (now.isCancelling && now.id === id) return
  set(heldAtom, { id, isCancelling: true, isTooLate: false })
  const answer = await get(domainAtom).client.call(cancelWithdrawal, { id })
  set(heldAtom, { id, isCancelling: false, isTooLate: !answer.ok && hasCode(answer.error, 'WITHDRAWAL_IN_REVIEW') })
  if (answer.ok) {
    set(holdWithdrawalAtom, answer.value.cancelWithdrawal)
    await set(refreshSettingsAtom)
  } else await set(withdrawals.load, { id }, 'unseen')
})

/** The page of one withdrawal. */
export const withdrawalViewOf = (id: string): Atom<WithdrawalStatusView> =>
  atom((get): WithdrawalStatusView => {
    if (id === '') return { state: 'notFound' }
    const known = get(withdrawals.at({ id }))
    if (known.state !== 'loaded') return known
    if (known.value === 'notFound') return { state: 'notFound' }
    const here = get(heldAtom)
    const { isCancelling, isTooLate } = here.id === id ? here : { isCancelling: false, isTooLate: false }
    return { state: 'followed', withdrawal: toFollowed(known.value), isCancelling, isTooLate }
  })
