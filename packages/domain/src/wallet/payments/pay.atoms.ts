import { buyAgainAddress, packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { holdPaymentAtom, payments, type Found } from './knownPayment.atoms.ts'
import type { PayView } from './pay.state.ts'
import { toFacts, toPayView } from './payment.adapter.ts'
import { followingAtom } from './paymentReturn.atoms.ts'
import { cancelPayment } from './payments.operations.ts'

type Step = NonNullable<Exclude<Found, 'notFound'>['step']>

interface Here {
  readonly paymentId: string
  readonly isFrameClosed: boolean
  readonly isCancelling: boolean
  readonly lastInvoice: NonNullable<Step['invoice']> | undefined
  /** It was paid in the provider's frame: an ended payment has none. */
  readonly hasFrame: boolean
}
const nowhere: Here = { paymentId: '', isFrameClosed: false, isCancelling: false, lastInvoice: undefined, hasFrame: false }
const heldAtom = ownedAtom(nowhere)

/** What the page of a payment knows beside the payment. */
const hereAt = (paymentId: string, here: Here): Here => (here.paymentId === paymentId ? here : { ...nowhere, paymentId })

/** The player left the provider's fields, or wants them back. */
export const closeFrameAtom = atom(null, (get, set, paymentId: string, isFrameClosed: boolean) =>
  set(heldAtom, { ...hereAt(paymentId, get(heldAtom)), isFrameClosed }),
)

/** Keeps what is to be done for the payment: one that has ended asks for nothing, and the page still knows what it was. */
export const keepStepAtom = atom(null, (get, set, paymentId: string) => {
  const known = get(payments.at({ id: paymentId }))
  const step = known.state === 'loaded' && known.value !== 'notFound' ? known.value.step : null
  if (step === null) return
  const here = hereAt(paymentId, get(heldAtom))
  set(heldAtom, { ...here, lastInvoice: step.invoice ?? here.lastInvoice, hasFrame: step.kind === 'FRAME' })
})

/** Whether a payment is or was paid in the provider’s frame: such a one ends at a page of its own (§4.10). */
export const hasFrameOf = (paymentId: string) => atom((get): boolean => hereAt(paymentId, get(heldAtom)).hasFrame)

/** The player gives the payment up. True where the server took it so; otherwise it is read anew, as it may have ended by itself. */
export const cancelPaymentAtom = atom(null, async (get, set, paymentId: string): Promise<boolean> => {
  set(heldAtom, { ...hereAt(paymentId, get(heldAtom)), isCancelling: true })
  const answer = await get(domainAtom).client.call(cancelPayment, { id: paymentId })
  set(heldAtom, { ...hereAt(paymentId, get(heldAtom)), isCancelling: false })
  if (answer.ok) set(holdPaymentAtom, answer.value.cancelPayment)
  else await set(payments.load, { id: paymentId }, 'unseen')
  return answer.ok
})

/** Where the same is bought once more, as far as the payment is known. */
export const buyAgainAddressOf = (paymentId: string) =>
  atom((get): string => {
    const known = get(payments.at({ id: paymentId }))
    return known.state === 'loaded' && known.value !== 'notFound' ? buyAgainAddress(toFacts(known.value)) : packagesAddress()
  })

/** The page where a payment is paid. */
export const payViewOf = (paymentId: string) =>
  atom((get): PayView => {
    get(followingAtom)
    if (paymentId === '') return { state: 'paymentNotFound' }
    const known = get(payments.at({ id: paymentId }))
    if (known.state !== 'loaded') return known
    if (known.value === 'notFound') return { state: 'paymentNotFound' }
    return toPayView(known.value, hereAt(paymentId, get(heldAtom)))
  })
