import { domainAtom } from '../../assembly/domainAtom.ts'
import type { Loaded } from '../../kernel/loadable.ts'
import type { How } from '../../kernel/numbered.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom, type Atom, type WritableAtom } from '../../store.ts'
import { payments, type Found } from './knownPayment.atoms.ts'
import { toForumPayReturn, toPaymentReturn, type WirePayment } from './payment.adapter.ts'
import type { ForumPayCallBackView, PaymentReturnView } from './paymentReturn.state.ts'
import { checkPayment } from './payments.operations.ts'
import { followedPaymentAtom, isPaymentShownAtom } from './followedPayment.atoms.ts'
import { pendingPaymentAtom } from './pendingPayment.atoms.ts'

/** How long after an answer that settles nothing the server is asked again, growing; after the last the player asks. */
const PAUSES_MS = [2_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 30_000, 60_000, 60_000] as const

/** An invoice in crypto is waited for as long as somebody looks at it: this long between two questions. */
const INVOICE_PAUSE_MS = 60_000

/** Read beside a view of a payment: the page is left, and nobody asks on. */
export const followingAtom = atom(undefined, (_get, set, isShown: boolean) => set(isPaymentShownAtom, isShown))
followingAtom.onMount = (show) => {
  show(true)
  return () => show(false)
}

const isSettled = (known: Loaded<Found>): boolean =>
  known.state === 'loaded' && known.value !== 'notFound' && known.value.state !== 'PENDING'

/** Keeps for home what is still open: nobody knows yet how a payment ended of which the server said nothing. */
const noteAtom = atom(null, (get, set, id: string, known: Loaded<Found>) => {
  const isOpen = known.state === 'failed' || (known.state === 'loaded' && known.value !== 'notFound' && !isSettled(known))
  const { store } = get(domainAtom)
  if (isOpen) set(pendingPaymentAtom, { paymentId: id, check: () => void store.set(checkAtom, id) })
  else if (get(pendingPaymentAtom)?.paymentId === id) set(pendingPaymentAtom, undefined)
})
const readAtom = atom(null, async (_get, set, id: string, how: How) => set(noteAtom, id, await set(payments.load, { id }, how)))
const checkAtom = atom(null, (_get, set, id: string) => set(readAtom, id, 'unseen'))

/**
 * Has the provider asked now: what the address or a frame says of a payment counts for nothing. The payment is read after that, since a
 * live message may have brought a newer one than the answer tells of. `watched` where the player wants it. True where it was asked.
 */
export const checkAtProviderAtom = atom(null, async (get, set, id: string, how: 'unseen' | 'watched' = 'unseen'): Promise<boolean> => {
  const { ok } = await get(domainAtom).client.call(checkPayment, { id }, { isQuiet: how === 'unseen' })
  if (ok) await set(readAtom, id, how)
  return ok
})

const hasInvoice = (known: Loaded<Found>): boolean =>
  known.state === 'loaded' && known.value !== 'notFound' && known.value.step?.kind === 'INVOICE'

const askAtom = atom(null, async (get, set, round: { readonly id: string }, asked: number) => {
  const known = await set(payments.load, { id: round.id }, asked === 0 ? undefined : 'watched')
  set(noteAtom, round.id, known)
  const pause = PAUSES_MS[asked] ?? (hasInvoice(known) ? INVOICE_PAUSE_MS : undefined)
  const { ports, store } = get(domainAtom)
  if (get(followedPaymentAtom) !== round || isSettled(known)) return
  if (asked === 0 && known.state === 'loaded' && known.value !== 'notFound') void store.set(checkAtProviderAtom, round.id)
  if (pause === undefined) return
  ports.clock.after(pause, () => {
    // What settled it meanwhile was another answer.
    const now = get(payments.at({ id: round.id }))
    // Through the store: inside its own write `set` would take an atom of jotai for a value.
    if (get(isPaymentShownAtom) && get(followedPaymentAtom) === round && !isSettled(now)) void store.set(askAtom, round, asked + 1)
  })
})

/** Begins a round of questions, each an object of its own, as if so many had been asked. */
const beginRoundAtom: WritableAtom<null, [id: string, asked: number], Promise<unknown>> = atom(
  null,
  (get, set, id: string, asked: number) => {
    const { store } = get(domainAtom)
    const round = { id, askAgain: () => void store.set(beginRoundAtom, id, 1) }
    set(followedPaymentAtom, round)
    return set(askAtom, round, asked)
  },
)

/**
 * Reads a payment and follows it until it is settled, a bounded number of times; begins anew where the player asks again. Without
 * an id there is nothing to ask for.
 */
export const followPaymentAtom = atom(null, (_get, set, id: string) => {
  if (id === '') return undefined
  return set(beginRoundAtom, id, 0)
})

const returnViewOf =
  <View>(toView: (wire: WirePayment, isChecking: boolean) => View) =>
  (id: string, returnTo: string): Atom<View | PaymentReturnView> =>
    atom((get): View | PaymentReturnView => {
      get(followingAtom)
      const { status } = get(sessionStateAtom)
      if (status === 'visitor') return { state: 'logInToSee', returnTo }
      if (status === 'unreachable') return { state: 'failed' }
      // Whoever comes without an id has paid nothing that we could ask for.
      if (id === '') return { state: 'transactionNotFoundYet', paymentId: id, isChecking: false }
      const known = get(payments.at({ id }))
      if (known.state !== 'loaded') return known
      const { value, isAsking: isChecking } = known
      return value === 'notFound' ? { state: 'transactionNotFoundYet', paymentId: id, isChecking } : toView(value, isChecking)
    })

/** The payment at an address. A visitor is asked to log in, whatever the id; `returnTo` is the address itself. */
export const paymentReturnViewOf = returnViewOf<PaymentReturnView>(toPaymentReturn)
/** The same, which knows of a rest that is to be sent. */
export const forumPayReturnViewOf = returnViewOf<ForumPayCallBackView>(toForumPayReturn)
