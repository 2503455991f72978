import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { atom } from '../../store.ts'
import { openPayment } from '../payments/payments.operations.ts'
import { storedCardOf, toCashier } from './packages.adapter.ts'
import { cashier, removeStoredCard } from './packages.operations.ts'
import type { PackagesView } from './packages.state.ts'

const cashiers = loadable(cashier, (answer) => toCashier(answer.cashier))

/** What is for sale to the player. */
export const cashierAtom = cashiers.at({})
export const loadCashierAtom = atom(null, (_get, set) => set(cashiers.load, {}))

const openPayments = loadable(openPayment, ({ openPayment: open }) => open)

/** Loads what is for sale, and whether something is being paid already. */
export const loadPackagesAtom = atom(null, (_get, set) => Promise.all([set(cashiers.load, {}), set(openPayments.load, {}, 'quietly')]))

export const packagesViewAtom = atom((get): PackagesView => {
  const known = get(cashierAtom)
  if (known.state !== 'loaded') return known
  const { packages, recharge, methods } = known.value
  const hasCustomRecharge = recharge !== undefined
  if (packages.length === 0 && !hasCustomRecharge) return { state: 'none' }
  const open = get(openPayments.at({}))
  const begun = open.state === 'loaded' ? open.value : null
  return {
    state: 'filled',
    packages,
    hasCustomRecharge,
    marks: [...new Set(methods.flatMap(({ marks }) => marks))],
    ...(begun === null ? {} : { openPayment: { paymentId: begun.id, item: begun.title } }),
  }
})

/** Has a stored card forgotten, and shows the ways to pay without it. */
export const forgetCardAtom = atom(null, async (get, set, methodId: string) => {
  const id = storedCardOf(methodId)
  if (id === undefined) return
  const answer = await get(domainAtom).client.call(removeStoredCard, { id })
  if (answer.ok) await set(cashiers.load, {}, 'watched')
})
