import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { atom } from '../../store.ts'
import { storedCardOf, toCashier } from './packages.adapter.ts'
import { cashier, removeStoredCard } from './packages.operations.ts'
import type { PackagesView } from './packages.state.ts'

const cashiers = loadable(cashier, toCashier)

/** What is for sale to the player, and what they are paying for already. */
export const cashierAtom = cashiers.at({})
export const loadCashierAtom = atom(null, (_get, set) => set(cashiers.load, {}))

export const packagesViewAtom = atom((get): PackagesView => {
  const known = get(cashierAtom)
  if (known.state !== 'loaded') return known
  const { packages, recharge, methods, openPayment } = known.value
  const hasCustomRecharge = recharge !== undefined
  if (packages.length === 0 && !hasCustomRecharge) return { state: 'none' }
  return {
    state: 'filled',
    packages,
    hasCustomRecharge,
    marks: [...new Set(methods.flatMap(({ marks }) => marks))],
    ...(openPayment && { openPayment }),
  }
})

/** Has a stored card forgotten, and shows the ways to pay without it. */
export const forgetCardAtom = atom(null, async (get, set, methodId: string) => {
  const id = storedCardOf(methodId)
  if (id === undefined) return
  const answer = await get(domainAtom).client.call(removeStoredCard, { id })
  if (answer.ok) await set(cashiers.load, {}, 'watched')
})
