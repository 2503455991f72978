import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../contract/operation.ts'
import { hasCode } from '../../errors/callProblem.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import type { PaymentReturnView, ThankYouView } from './paymentReturn.state.ts'
import { toPaymentReturn } from '../transactions/transactions.adapter.ts'
import { payment } from './payments.operations.ts'

/** How long after an answer that settles nothing the server is asked again, growing; after the last the player asks. */
const PAUSES_MS = [2_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 30_000, 60_000, 60_000] as const

interface Watched {
  readonly id: string
  readonly isChecking: boolean
  readonly found?: ResultOf<'Payment'>['payment'] | 'notFound' | 'failed'
}
const watchedAtom = ownedAtom<Watched | undefined>(undefined)

const isSettled = ({ found }: Watched): boolean => typeof found === 'object' && found.state !== 'PENDING'

const askAtom = atom(null, async (get, set, asked: number) => {
  const before = get(watchedAtom)
  if (before === undefined) return
  const checking: Watched = { ...before, isChecking: true }
  set(watchedAtom, checking)
  const { client, ports, store } = get(domainAtom)
  const answer = await client.call(payment, { id: before.id }, { isQuiet: true })
  // The page was left, or the player asked by hand meanwhile.
  if (get(watchedAtom) !== checking) return
  const found = answer.ok ? answer.value.payment : hasCode(answer.error, 'TRANSACTION_NOT_FOUND') ? 'notFound' : (before.found ?? 'failed')
  const now: Watched = { id: before.id, isChecking: false, found }
  set(watchedAtom, now)
  const pause = PAUSES_MS[asked]
  if (isSettled(now) || pause === undefined) return
  ports.clock.after(pause, () => {
    // Through the store: inside its own write `set` would take an atom of jotai for a value.
    if (get(watchedAtom) === now) void store.set(askAtom, asked + 1)
  })
})

/** Reads the payment and follows it until it is settled, a bounded number of times. */
export const watchPaymentAtom = atom(null, (_get, set, id: string) => {
  set(watchedAtom, { id, isChecking: false })
  return set(askAtom, 0)
})

/** The player asks again: at once, and then on as at the beginning. */
export const checkPaymentAtom = atom(null, (get, set) => (get(watchedAtom)?.isChecking === true ? Promise.resolve() : set(askAtom, 0)))

/** The page was left: nobody asks on. */
export const leavePaymentAtom = atom(null, (_get, set) => set(watchedAtom, undefined))

type Waiting = { readonly state: 'loading' } | { readonly state: 'failed' }

/** The payment at an address. Anyone but its owner is asked to log in, whatever the id; `returnTo` is the address itself. */
export const thankYouViewOf = (id: string, returnTo: string) =>
  atom((get): Waiting | ThankYouView => {
    const { status } = get(sessionStateAtom)
    if (status === 'visitor' || id === '') return { state: 'logInToSee', returnTo }
    if (status === 'unreachable') return { state: 'failed' }
    const watched = get(watchedAtom)
    if (watched?.id !== id || watched.found === undefined) return { state: 'loading' }
    const { found, isChecking } = watched
    if (found === 'failed') return { state: 'failed' }
    return found === 'notFound' ? { state: 'transactionNotFoundYet', paymentId: id, isChecking } : toPaymentReturn(found, isChecking)
  })

/** As `thankYouViewOf`, for the pages whose provider sends nobody back before it has told us of the payment. */
export const callBackViewOf = (id: string, returnTo: string) => {
  const viewAtom = thankYouViewOf(id, returnTo)
  return atom((get): Waiting | PaymentReturnView => {
    const view = get(viewAtom)
    return view.state === 'transactionNotFoundYet' ? { state: 'logInToSee', returnTo } : view
  })
}
