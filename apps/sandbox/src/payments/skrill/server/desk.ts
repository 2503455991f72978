import { skrillStatuses, type SkrillStatus } from '@lagoon/contract/wire/skrill/skrill'
import type { DeskAction, PaymentDesk } from '../../desk.ts'
import type { NextWish } from '../../server/nextWish.ts'
import type { Records } from '../../server/records.ts'
import { choices } from './choices.ts'
import { standing, type Session } from './transactions.ts'
import type { Wallet } from './wallet.ts'

const LISTED = 30

const words: Readonly<Record<SkrillStatus, string>> = {
  [skrillStatuses.PROCESSED]: 'Processed',
  [skrillStatuses.PENDING]: 'Pending',
  [skrillStatuses.CANCELLED]: 'Cancelled',
  [skrillStatuses.FAILED]: 'Failed',
  [skrillStatuses.CHARGEBACK]: 'Charged back',
}

type Act = DeskAction & { readonly from: SkrillStatus; readonly to: SkrillStatus }

/** What the payer's bank can do to a transaction. A refund is not among it: Skrill posts none to the status URL of the payment. */
const acts: readonly Act[] = [
  { id: 'PROCESS', label: 'Pay now', from: skrillStatuses.PENDING, to: skrillStatuses.PROCESSED },
  { id: 'FAIL', label: 'Fail', from: skrillStatuses.PENDING, to: skrillStatuses.FAILED },
  { id: 'CHARGEBACK', label: 'Charge back', from: skrillStatuses.PROCESSED, to: skrillStatuses.CHARGEBACK },
]
const repost: DeskAction = { id: 'REPOST', label: 'Post again' }

export interface DeskOptions {
  readonly sessions: Records<Session>
  readonly wallet: Wallet
  readonly next: NextWish
}

/** The provider as the operator's desk has it. */
export const deskOf = (id: string, { sessions, wallet, next }: DeskOptions): PaymentDesk => {
  const statusOf = ({ transaction }: Session): SkrillStatus | undefined =>
    transaction ? standing(transaction, Date.now())?.status : undefined
  const actsOf = (session: Session): readonly Act[] => acts.filter(({ from }) => from === statusOf(session))
  const shown = (session: Session) => {
    const status = statusOf(session)
    const { amount, currency, detail1_text: title = '' } = session.request
    return {
      id: session.id,
      title,
      amount: `${amount} ${currency}`,
      state: status === undefined ? 'Prepared' : words[status],
      at: new Date(session.preparedAt).toISOString(),
      actions: status === undefined ? [] : [...actsOf(session), repost].map((act) => ({ id: act.id, label: act.label })),
    }
  }
  return {
    state: () => ({ id, name: 'Skrill', choices, next: next.get(), payments: sessions.all().slice(-LISTED).reverse().map(shown) }),
    setNext: next.set,
    act: async (paymentId, actionId) => {
      const session = sessions.get(paymentId)
      if (!session) return false
      const act = actsOf(session).find((one) => one.id === actionId)
      if (act) await wallet.change(session, act.to)
      else if (actionId === repost.id && session.transaction) await wallet.repost(session)
      else return false
      return true
    },
  }
}
