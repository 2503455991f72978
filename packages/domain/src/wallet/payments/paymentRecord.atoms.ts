import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { toPaymentRecord, type WireRecord } from './paymentRecord.adapter.ts'
import { paymentReceipt, paymentRecord } from './paymentRecord.operations.ts'
import type { PaymentRecordView, ReceiptFile } from './paymentRecord.state.ts'
import { checkAtProviderAtom, followingAtom } from './paymentReturn.atoms.ts'
import { followedPaymentAtom } from './followedPayment.atoms.ts'

type Found = WireRecord | 'notFound'
const records = loadable<'PaymentRecord', Found>(paymentRecord, ({ paymentRecord: found }) => found, { TRANSACTION_NOT_FOUND: 'notFound' })

const receiptAtom = ownedAtom<{ readonly id: string; readonly file: ReceiptFile } | undefined>(undefined)
const checkedAtom = ownedAtom<string | undefined>(undefined)

/** Loads a payment, and asks again when a live message says that it took a step. */
export const loadPaymentRecordAtom = atom(null, (get, set, id: string) => {
  const { store } = get(domainAtom)
  set(receiptAtom, undefined)
  set(followedPaymentAtom, { id, askAgain: () => void store.set(records.load, { id }, 'unseen') })
  return set(records.load, { id })
})

/** Has the provider asked now, and reads the payment anew. */
export const checkPaymentRecordAtom = atom(null, async (get, set, id: string) => {
  if (get(checkedAtom) === id) return
  set(checkedAtom, id)
  const wasAsked = await set(checkAtProviderAtom, id, 'watched')
  // What failed before is told by now.
  await set(records.load, { id }, wasAsked ? 'watched' : 'unseen')
  set(checkedAtom, undefined)
})

/** The address of the receipt, good for a moment; undefined where there is none. */
export const askReceiptAtom = atom(null, async (get, set, id: string): Promise<string | undefined> => {
  set(receiptAtom, { id, file: 'asking' })
  const answer = await get(domainAtom).client.call(paymentReceipt, { id }, { isQuiet: true })
  const address = answer.ok ? (answer.value.paymentReceipt ?? undefined) : undefined
  set(receiptAtom, { id, file: address === undefined ? 'failed' : 'ready' })
  return address
})

/** The page of a payment. */
export const paymentRecordViewOf = (id: string) =>
  atom((get): PaymentRecordView => {
    get(followingAtom)
    const known = get(records.at({ id }))
    if (known.state !== 'loaded') return known
    if (known.value === 'notFound') return { state: 'paymentNotFound' }
    const receipt = get(receiptAtom)
    return toPaymentRecord(known.value, {
      isChecking: get(checkedAtom) === id,
      receipt: receipt?.id === id ? receipt.file : 'ready',
    })
  })
