import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../client/operation.ts'
import { loadable, type Loaded } from '../../kernel/loadable.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import type { AccountCaptureView, PaymentReturnView } from './paymentReturn.state.ts'
import { toPaymentReturn } from '../transactions/transactions.adapter.ts'
import { payment } from './payments.operations.ts'
import { pendingPaymentAtom } from './pendingPayment.atoms.ts'

/** How long after an answer that settles nothing the server is asked again, growing; after the last the player asks. */
const PAUSES_MS = [2_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 30_000, 60_000, 60_000] as const

type Found = ResultOf<'Payment'>['payment'] | 'notFound'
const payments = loadable<'Payment', Found>(payment, ({ payment: found }) => found, { TRANSACTION_NOT_FOUND: 'notFound' })

/** The payment that is followed; every round of questions is an object of its own. */
const followedAtom = ownedAtom<{ readonly id: string } | undefined>(undefined)
// The page is left: nobody asks on.
const leaveAtom = atom(undefined, (_get, set) => set(followedAtom, undefined))
leaveAtom.onMount = (leave) => leave

const isSettled = (known: Loaded<Found>): boolean =>
  known.state === 'loaded' && known.value !== 'notFound' && known.value.state !== 'PENDING'

/** Keeps for home what is still open: nobody knows yet how a payment ended of which the server said nothing. */
const noteAtom = atom(null, (get, set, id: string, known: Loaded<Found>) => {
  const isOpen = known.state === 'failed' || (known.state === 'loaded' && known.value !== 'notFound' && !isSettled(known))
  const { store } = get(domainAtom)
  if (isOpen) set(pendingPaymentAtom, { paymentId: id, check: () => void store.set(checkAtom, id) })
  else if (get(pendingPaymentAtom)?.paymentId === id) set(pendingPaymentAtom, undefined)
})
const checkAtom = atom(null, async (_get, set, id: string) => set(noteAtom, id, await set(payments.load, { id }, 'unseen')))

const askAtom = atom(null, async (get, set, round: { readonly id: string }, asked: number) => {
  const known = await set(payments.load, { id: round.id }, asked === 0 ? undefined : 'watched')
  set(noteAtom, round.id, known)
  const pause = PAUSES_MS[asked]
  const { ports, store } = get(domainAtom)
  if (get(followedAtom) !== round || isSettled(known) || pause === undefined) return
  ports.clock.after(pause, () => {
    // Through the store: inside its own write `set` would take an atom of jotai for a value.
    if (get(followedAtom) === round) void store.set(askAtom, round, asked + 1)
  })
})

/**
 * Reads a payment and follows it until it is settled, a bounded number of times; begins anew where the player asks again. Without
 * an id there is nothing to ask for.
 */
export const followPaymentAtom = atom(null, (_get, set, id: string) => {
  if (id === '') return undefined
  const round = { id }
  set(followedAtom, round)
  return set(askAtom, round, 0)
})

/** The payment at an address. A visitor is asked to log in, whatever the id; `returnTo` is the address itself. */
export const paymentReturnViewOf = (id: string, returnTo: string) =>
  atom((get): PaymentReturnView => {
    get(leaveAtom)
    const { status } = get(sessionStateAtom)
    if (status === 'visitor') return { state: 'logInToSee', returnTo }
    if (status === 'unreachable') return { state: 'failed' }
    // Whoever comes without an id has paid nothing that we could ask for.
    if (id === '') return { state: 'transactionNotFoundYet', paymentId: id, isChecking: false }
    const known = get(payments.at({ id }))
    if (known.state !== 'loaded') return known
    const { value, isAsking: isChecking } = known
    return value === 'notFound' ? { state: 'transactionNotFoundYet', paymentId: id, isChecking } : toPaymentReturn(value, isChecking)
  })

/** The account that was to be linked for payouts: none can be yet. A visitor is asked to log in, a player never. */
export const accountCaptureViewOf = (returnTo: string) =>
  atom((get): AccountCaptureView => (get(sessionStateAtom).status === 'player' ? { state: 'notFound' } : { state: 'logInToSee', returnTo }))
