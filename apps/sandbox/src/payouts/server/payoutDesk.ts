import type { DeskAction } from '../../payments/desk.ts'
import type { PayoutDesk } from '../desk.ts'
import type { PayoutChoices } from '../outcomes.ts'
import type { NextPayoutWish, PayoutBook } from './payoutBook.ts'
import { standingOf, type Payout, type PayoutWord } from './timeline.ts'

const LISTED = 30

const words: Readonly<Record<PayoutWord, string>> = {
  SENT: 'Sent',
  PAID: 'Paid',
  DECLINED: 'Declined',
  NO_FUNDS: 'Declined: balance too low',
  RETURNED: 'Returned',
  UNCLAIMED: 'Came back unclaimed',
  DROPPED: 'Dropped by the network',
}

type Act = DeskAction & { readonly from: readonly PayoutWord[]; readonly to: PayoutWord }

const acts: readonly Act[] = [
  { id: 'PAY', label: 'Pay now', from: ['SENT', 'DROPPED'], to: 'PAID' },
  { id: 'DECLINE', label: 'Decline', from: ['SENT', 'DROPPED'], to: 'DECLINED' },
  { id: 'UNCLAIM', label: 'Give back unclaimed', from: ['SENT'], to: 'UNCLAIMED' },
  { id: 'DROP', label: 'Drop from the network', from: ['SENT'], to: 'DROPPED' },
  { id: 'RETURN', label: 'Return', from: ['SENT', 'PAID'], to: 'RETURNED' },
]
const repeat: DeskAction = { id: 'NOTIFY', label: 'Notify again' }
const speak: DeskAction = { id: 'SPEAK', label: 'Answer again' }

export interface PayoutDeskOptions<Details> {
  readonly id: string
  readonly name: string
  readonly choices: PayoutChoices
  readonly book: PayoutBook<Details>
  readonly next: NextPayoutWish
  /** To whom a payout goes. */
  readonly titleOf: (payout: Payout<Details>) => string
  /** What this provider's payouts can come to by a hand. */
  readonly words: readonly PayoutWord[]
}

/** A provider's payouts as the operator's desk has them. */
export const payoutDeskOf = <Details>({
  id,
  name,
  choices,
  book,
  next,
  titleOf,
  words: reachable,
}: PayoutDeskOptions<Details>): PayoutDesk => {
  const actsOf = (payout: Payout<Details>): readonly Act[] => {
    const { word } = standingOf(payout, Date.now())
    return acts.filter(({ from, to }) => from.includes(word) && reachable.includes(to))
  }
  const shown = (payout: Payout<Details>) => ({
    id: payout.id,
    title: titleOf(payout),
    amount: `${payout.amount} ${payout.currency}`,
    state: words[standingOf(payout, Date.now()).word],
    at: new Date(payout.madeAt).toISOString(),
    actions: [...actsOf(payout), repeat, ...(payout.isMute ? [speak] : [])].map((act) => ({ id: act.id, label: act.label })),
  })
  return {
    state: () => ({ id, name, choices, next: next.get(), payouts: book.all().slice(-LISTED).reverse().map(shown) }),
    setNext: next.set,
    act: async (payoutId, actionId) => {
      const payout = book.find(payoutId)
      if (!payout) return false
      const act = actsOf(payout).find((one) => one.id === actionId)
      if (act) await book.change(payoutId, act.to)
      else if (actionId === repeat.id) await book.repeat(payoutId)
      else if (actionId === speak.id && payout.isMute) await book.speak(payoutId)
      else return false
      return true
    },
  }
}
