import { domainAtom } from '../../assembly/domainAtom.ts'
import { saving } from '../../kernel/saving.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { openTicket } from '../../support/support.operations.ts'
import { toAmount } from '../money.adapter.ts'
import { findPayments } from './findPayments.operations.ts'
import type { FindPaymentView, FoundPayment, FoundStanding, PaymentMemory, TicketOfPayment } from './findPayment.state.ts'
import { holdPaymentAtom, payments } from './knownPayment.atoms.ts'
import { isUnpaid, toFacts, type WirePayment } from './payment.adapter.ts'
import { checkAtProviderAtom, followingAtom } from './paymentReturn.atoms.ts'
import { followedPaymentAtom } from './followedPayment.atoms.ts'

const searching = saving(findPayments)
const writing = saving(openTicket)
/** What was asked for last, and which of several it is. */
const memoryAtom = ownedAtom<PaymentMemory | undefined>(undefined)
const chosenAtom = ownedAtom<{ readonly id: string; readonly isAsking: boolean } | undefined>(undefined)

/** Back to the question, with what was asked for last. */
export const searchAgainAtom = atom(null, (_get, set) => {
  set(followedPaymentAtom, undefined)
  set(searching.reset)
  set(writing.reset)
  set(chosenAtom, undefined)
})

/** A fresh page. */
export const openFindPaymentAtom = atom(null, (_get, set) => {
  set(searchAgainAtom)
  set(memoryAtom, undefined)
})

/** Another page follows another payment by now: what a search still answers is nobody's. */
export const leaveFindPaymentAtom = atom(null, (_get, set) => set(memoryAtom, undefined))

/** Takes one of what was found, and has its provider asked at once. */
export const choosePaymentAtom = atom(null, async (get, set, id: string) => {
  const { store } = get(domainAtom)
  set(writing.reset)
  set(chosenAtom, { id, isAsking: true })
  set(followedPaymentAtom, { id, askAgain: () => void store.set(payments.load, { id }, 'unseen') })
  await set(checkAtProviderAtom, id, 'watched')
  if (get(chosenAtom)?.id === id) set(chosenAtom, { id, isAsking: false })
})

/** Looks for what the player remembers. */
export const findPaymentAtom = atom(null, async (get, set, memory: PaymentMemory) => {
  set(memoryAtom, memory)
  set(chosenAtom, undefined)
  const search =
    memory.by === 'reference'
      ? { reference: memory.reference }
      : { price: { currency: memory.currency, minor: String(memory.amount) }, day: memory.day }
  const answer = await set(searching.save, { search })
  for (const found of answer?.findPayments ?? []) set(holdPaymentAtom, found)
  if (get(memoryAtom) !== memory) return
  const [only, ...others] = answer?.findPayments ?? []
  if (only !== undefined && others.length === 0) await set(choosePaymentAtom, only.id)
})

/** Opens a ticket in the words of the page. */
export const ticketOfPaymentAtom = atom(null, (_get, set, { title, comments }: { readonly title: string; readonly comments: string }) =>
  set(writing.save, { input: { type: 'PAYMENT', title, comments } }),
)

const standingOf = (wire: WirePayment): FoundStanding => {
  const { state, received, failure } = wire
  if (state === 'SUCCESS') return { state: 'paid', received: received.map(toAmount) }
  return state === 'PENDING'
    ? { state: 'pending', ...(isUnpaid(wire) && { isUnpaid: true }) }
    : { state: 'notPaid', reason: failure ?? 'ERROR' }
}
const toFound = (wire: WirePayment): FoundPayment => ({ payment: toFacts(wire), standing: standingOf(wire) })

const ticketAtom = atom((get): TicketOfPayment => {
  const progress = get(writing.savingAtom)
  if (progress.state === 'saved') return { state: 'opened', ticketId: progress.value.openTicket.id }
  if (progress.state === 'saving') return { state: 'sending' }
  return { state: progress.problem === undefined ? 'none' : 'failed' }
})

export const findPaymentViewAtom = atom((get): FindPaymentView => {
  get(followingAtom)
  const progress = get(searching.savingAtom)
  const memory = get(memoryAtom)
  if (progress.state !== 'saved' || memory === undefined)
    return {
      state: 'asking',
      isSearching: progress.state === 'saving',
      refusals: progress.state === 'editing' ? progress.refusals : [],
      ...(memory && { last: memory }),
    }
  const chosen = get(chosenAtom)
  const { findPayments: found } = progress.value
  const known = chosen && get(payments.at({ id: chosen.id }))
  if (chosen !== undefined && known?.state === 'loaded' && known.value !== 'notFound')
    return { state: 'found', ...toFound(known.value), isAsking: chosen.isAsking, ticket: get(ticketAtom) }
  if (found.length === 0) return { state: 'nothingFound', memory, ticket: get(ticketAtom) }
  return { state: 'severalFound', found: found.map(toFound) }
})
