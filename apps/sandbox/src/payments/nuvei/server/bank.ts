import { randomInt, randomUUID } from 'node:crypto'
import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import { CHALLENGE_SECONDS, minorOf } from '@lagoon/contract/wire/nuvei/nuvei'
import type { Logger } from 'pino'
import { openDueTimers } from '../../../attempts/dueTimers.ts'
import type { Outcome } from '../../outcomes.ts'
import { noticeWayOf, type NoticePlan, type NoticeSender } from '../../server/noticeSender.ts'
import type { ChallengeAnswer, DeclineName, FrameResult } from '../contract.ts'
import { saleOf, type Attempt, type Book, type Order, type Transaction } from './book.ts'
import { dmnOf, type DmnOptions } from './dmn.ts'
import type { CardConduct } from './testCards.ts'

const LATER_MS = 30_000
const AFTER_END_MS = 60_000

const reasons: Readonly<Record<DeclineName | 'ERROR' | 'CANCELED', NonNullable<Transaction['reason']>>> = {
  INSUFFICIENT_FUNDS: { text: 'Insufficient funds', code: '51', errCode: '-1' },
  CARD_EXPIRED: { text: 'Expired card', code: '54', errCode: '1029' },
  BANK_REFUSED: { text: 'Do not honor', code: '05', errCode: '-1' },
  CHALLENGE_FAILED: { text: '3D authentication failed', code: '3DS', errCode: '-1' },
  ERROR: { text: 'Issuer or switch inoperative', code: '91', errCode: '1028' },
  CANCELED: { text: 'Canceled by the payer', code: '17', errCode: '0' },
}

/** What a tester's choice makes of the bank; the rest of the choices are about how the payment goes on. */
const conducts: Readonly<Partial<Record<Outcome, CardConduct>>> = {
  CHALLENGE: { kind: 'CHALLENGE' },
  CHALLENGE_FAILED: { kind: 'DECLINE', why: 'CHALLENGE_FAILED' },
  INSUFFICIENT_FUNDS: { kind: 'DECLINE', why: 'INSUFFICIENT_FUNDS' },
  CARD_EXPIRED: { kind: 'DECLINE', why: 'CARD_EXPIRED' },
  BANK_REFUSED: { kind: 'DECLINE', why: 'BANK_REFUSED' },
  TRY_LATER: { kind: 'ERROR' },
}

const idOf = (prefix: string): string => `${prefix}${randomInt(10 ** 11, 10 ** 12)}`
const other = (currency: string): string => (currency === 'USD' ? 'CAD' : 'USD')

export interface BankOptions {
  readonly book: Book
  readonly sender: NoticeSender
  readonly signing: Omit<DmnOptions, 'isSignedRight'>
  readonly log: Logger
}

/** What happens to orders: attempts to pay, challenges, and what goes back. Writes down first, notifies then. */
export const openBank = ({ book, sender, signing, log }: BankOptions) => {
  const timers = openDueTimers({ log, failed: 'a payment that was due failed' })

  const notify = (order: Order, transaction: Transaction, plan: NoticePlan): Promise<void> =>
    sender.send(dmnOf(order, transaction, { ...signing, isSignedRight: plan.isSignedRight }), plan)

  /** Keeps the order with a transaction more, and notifies of it. A transaction of the same id is replaced. */
  const record = async (order: Order, made: Transaction, attempt: Attempt | null, change: Partial<Order> = {}): Promise<Order> => {
    const transactions = [...order.transactions.filter(({ id }) => id !== made.id), made]
    const next: Order = { ...order, ...change, transactions }
    await book.orders.put(next)
    await notify(next, made, noticeWayOf[attempt?.wish.notice ?? 'AT_ONCE'])
    return next
  }
  const transactionOf = (
    order: Order,
    attempt: Attempt | null,
    rest: Pick<Transaction, 'type' | 'status'> & Partial<Transaction>,
  ): Transaction => ({
    id: idOf('7'),
    pppId: idOf('9'),
    amount: order.amount,
    currency: order.currency,
    at: Date.now(),
    ...(attempt && { card: attempt.card }),
    ...(attempt?.storedCardId !== undefined && { storedCardId: attempt.storedCardId }),
    ...rest,
  })
  const saleFor = (order: Order, attempt: Attempt, status: Transaction['status'], rest: Partial<Transaction> = {}) =>
    transactionOf(order, attempt, { type: 'Sale', status, ...rest })

  const approve = async (order: Order, attempt: Attempt): Promise<FrameResult> => {
    const { outcome } = attempt.wish
    const strange =
      outcome === 'PAYS_OTHER_AMOUNT' ? { amount: '0.01' } : outcome === 'PAYS_OTHER_CURRENCY' ? { currency: other(order.currency) } : {}
    const pending = order.transactions.find(({ type, status }) => type === 'Sale' && status === 'PENDING')
    const paid = await record(order, saleFor(order, attempt, 'APPROVED', { ...strange, ...(pending && { id: pending.id }) }), attempt, {
      due: null,
      challenge: null,
    })
    if (outcome === 'PAYS_TWICE') await record(paid, saleFor(paid, attempt, 'APPROVED'), attempt)
    return 'PAID'
  }
  const waitThenPay = async (order: Order, attempt: Attempt, at: number): Promise<FrameResult> => {
    const waiting: Order = { ...order, due: { ...attempt, at } }
    if (at <= order.endsAt) await record(waiting, saleFor(waiting, attempt, 'PENDING'), attempt)
    else await book.orders.put(waiting)
    plan(order.id, at)
    return 'PENDING'
  }
  const payDue = async (orderId: string): Promise<void> => {
    const order = book.orders.get(orderId)
    if (order?.due && !saleOf(order)) await approve(order, order.due)
  }
  const plan = (orderId: string, at: number): void => timers.plan(orderId, at, () => payDue(orderId))
  for (const order of book.orders.all()) if (order.due) plan(order.id, order.due.at)

  const authenticated = (order: Order, attempt: Attempt): Promise<Order> =>
    record(order, transactionOf(order, attempt, { type: 'Auth3D', status: 'APPROVED' }), attempt, { challenge: null })

  return {
    /** The card is presented to its bank. Answers what the page shows; `CHALLENGE`: the payer is asked first. */
    attempt: async (order: Order, attempt: Attempt, conduct: CardConduct): Promise<FrameResult | 'CHALLENGE'> => {
      const { outcome } = attempt.wish
      const does = outcome === 'AS_ENTERED' ? conduct : (conducts[outcome] ?? { kind: 'APPROVE' })
      switch (outcome) {
        case 'CLOSES':
          return 'CLOSED'
        case 'CANCELS':
          await record(order, saleFor(order, attempt, 'CANCELED', { reason: reasons.CANCELED }), attempt)
          return 'CANCELED'
        case 'STAYS_PENDING':
          await record(order, saleFor(order, attempt, 'PENDING'), attempt)
          return 'PENDING'
        case 'PAYS_LATER':
          return waitThenPay(order, attempt, Math.min(Date.now() + LATER_MS, order.endsAt))
        case 'PAYS_AFTER_END':
          return waitThenPay(order, attempt, order.endsAt + AFTER_END_MS)
        default:
      }
      switch (does.kind) {
        case 'APPROVE':
          return approve(await authenticated(order, attempt), attempt)
        case 'CHALLENGE': {
          const asked = transactionOf(order, attempt, { type: 'InitAuth3D', status: 'REDIRECT' })
          await record(order, asked, attempt, { challenge: { ...attempt, transactionId: asked.id, startedAt: asked.at } })
          return 'CHALLENGE'
        }
        case 'DECLINE': {
          const type = does.why === 'CHALLENGE_FAILED' ? 'Auth3D' : 'Sale'
          await record(order, transactionOf(order, attempt, { type, status: 'DECLINED', reason: reasons[does.why] }), attempt)
          return does.why
        }
        case 'ERROR':
          await record(order, saleFor(order, attempt, 'ERROR', { reason: reasons.ERROR }), attempt)
          return 'ERROR'
      }
    },
    /** The payer answered the bank. Undefined: there is nothing to answer, or it is too late. */
    answerChallenge: async (order: Order, answer: ChallengeAnswer): Promise<FrameResult | undefined> => {
      const { challenge } = order
      if (!challenge || Date.now() > challenge.startedAt + CHALLENGE_SECONDS * 1_000) return undefined
      const { transactionId, startedAt: _, ...attempt } = challenge
      if (answer === 'CONFIRM') return approve(await authenticated(order, attempt), attempt)
      const status = answer === 'FAIL' ? 'DECLINED' : 'CANCELED'
      const reason = answer === 'FAIL' ? reasons.CHALLENGE_FAILED : reasons.CANCELED
      const ended = transactionOf(order, attempt, { type: 'Auth3D', status, reason, relatedTo: transactionId })
      await record(order, ended, attempt, { challenge: null })
      return answer === 'FAIL' ? 'CHALLENGE_FAILED' : 'CANCELED'
    },
    /** Gives money back, at most what is left of the sale; undefined where nothing is. */
    giveBack: async (order: Order, type: 'Credit' | 'Void', minor: bigint): Promise<Transaction | undefined> => {
      const sale = saleOf(order)
      const left = sale ? minorOf(sale.amount) - minorOf(order.credited) : 0n
      if (!sale || minor <= 0n || minor > left) return undefined
      const amount = decimalOf(minor)
      const back = transactionOf(order, null, { type, status: 'APPROVED', amount, currency: sale.currency, relatedTo: sale.id })
      await record(order, back, null, { credited: decimalOf(minorOf(order.credited) + minor) })
      return back
    },
    /** Opens a dispute over what is left of the sale, or says how it ended. */
    dispute: async (order: Order, status: 'OPENED' | 'LOST' | 'WON'): Promise<boolean> => {
      const sale = saleOf(order)
      const isOpen = order.dispute?.status === 'OPENED'
      if (!sale || isOpen === (status === 'OPENED')) return false
      const at = Date.now()
      const left = decimalOf(minorOf(sale.amount) - minorOf(order.credited))
      const dispute =
        isOpen && order.dispute
          ? { ...order.dispute, status, stage: order.dispute.stage + 1, at }
          : { id: randomUUID(), status, stage: 1, amount: left, at }
      const notice = transactionOf(order, null, {
        type: 'Chargeback',
        status: 'APPROVED',
        amount: dispute.amount,
        currency: sale.currency,
        relatedTo: sale.id,
      })
      await record(order, notice, null, { dispute })
      return true
    },
    /** Pays an order with no page open. */
    payNow: async (order: Order): Promise<boolean> => {
      if (saleOf(order)) return false
      const card = { brand: 'visa', bin: '400002', lastFour: '0961', month: '12', year: '30' }
      await approve(order, order.due ?? order.challenge ?? { card, wish: { outcome: 'PAYS', notice: 'AT_ONCE' } })
      return true
    },
    /** Declines an order with no page open. */
    declineNow: async (order: Order): Promise<boolean> => {
      if (saleOf(order)) return false
      const declined = transactionOf(order, null, { type: 'Sale', status: 'DECLINED', reason: reasons.BANK_REFUSED })
      await record(order, declined, null, { due: null, challenge: null })
      return true
    },
    /** Sends the last notice once more. */
    notifyAgain: async (order: Order): Promise<boolean> => {
      const last = order.transactions.at(-1)
      if (last) await notify(order, last, noticeWayOf.AT_ONCE)
      return last !== undefined
    },
    stop: timers.stop,
  }
}
export type Bank = ReturnType<typeof openBank>
