import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import {
  executeTransfer,
  prepareTransfer,
  SEND_MONEY_PATH,
  skrillPayoutStatuses,
  transferAnswerText,
  type PrepareTransfer,
  type SkrillPayoutStatus,
  type TransferAnswer,
} from '@lagoon/contract/wire/skrill/sendMoney'
import { readForm, SKRILL_SESSION_SECONDS } from '@lagoon/contract/wire/skrill/skrill'
import { readPrice } from '@lagoon/contract/wire/priceText'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readText } from '../../../http/exchange.ts'
import { everyPayoutAnswer, everySignedNotice, type PayoutChoices } from '../../../payouts/outcomes.ts'
import { payoutAnswers } from '../../../payouts/server/payoutAnswers.ts'
import { nextPayoutWish, openPayoutBook } from '../../../payouts/server/payoutBook.ts'
import { payoutDeskOf } from '../../../payouts/server/payoutDesk.ts'
import { standingOf, type Payout, type PayoutChange, type PayoutWord } from '../../../payouts/server/timeline.ts'
import type { NoticeSender } from '../../server/noticeSender.ts'
import { openRecords } from '../../server/records.ts'
import type { Call } from '../../server/serve.ts'
import { passwordDigest, signedForm, type UnsignedReport } from './signing.ts'

/** What happens to payouts here. The recipient of one that stays sent has no account yet. */
export const payoutChoices = {
  outcomes: [
    'PAYS',
    'PAYS_LATER',
    'STAYS_SENT',
    'DECLINED',
    'NO_FUNDS',
    'DECLINED_LATER',
    'NOT_CLAIMED',
    'RETURNED',
    'PAYS_OTHER_AMOUNT',
    'PAYS_OTHER_CURRENCY',
  ],
  notices: everySignedNotice,
  answers: everyPayoutAnswer,
} as const satisfies PayoutChoices

const statuses: Readonly<Record<PayoutWord, SkrillPayoutStatus>> = {
  SENT: skrillPayoutStatuses.SCHEDULED,
  PAID: skrillPayoutStatuses.PROCESSED,
  DECLINED: skrillPayoutStatuses.FAILED,
  NO_FUNDS: skrillPayoutStatuses.FAILED,
  RETURNED: skrillPayoutStatuses.RETURNED,
  UNCLAIMED: skrillPayoutStatuses.CANCELLED,
  DROPPED: skrillPayoutStatuses.PENDING,
}
const statusWords: Partial<Readonly<Record<SkrillPayoutStatus, string>>> = { '2': 'processed', '1': 'scheduled', '-2': 'failed' }

/** What was prepared under a sid. */
interface Prepared {
  /** The sid. */
  readonly id: string
  readonly request: PrepareTransfer
  readonly endsAt: number
}
/** Whom money is sent to: by the email address, or by the id that Skrill gave its customer. */
const isRecipient = (text: string): boolean => /^[^\s@]+@[^\s@]+\.?[^\s@]+$/.test(text) || /^[\w-]{5,40}$/.test(text)

type Details = Pick<PrepareTransfer, 'bnf_email' | 'status_url'> & { readonly sid: string }

/** What was refused at once is no payout of Skrill's books. */
const isCarriedOut = (payout: Payout<Details> | undefined): payout is Payout<Details> => {
  const first = payout?.changes[0]?.word
  return first !== undefined && first !== 'DECLINED' && first !== 'NO_FUNDS'
}

export interface SendMoneyOptions {
  readonly id: string
  readonly folder: string
  readonly sender: NoticeSender
  readonly merchant: { readonly merchantId: string; readonly payToEmail: string; readonly secretWord: string; readonly apiPassword: string }
  readonly log: Logger
}

/** Skrill's side of the payouts of a merchant: `prepare`, `transfer`, and what is posted of them. */
export const openSendMoney = async ({ id, folder, sender, merchant, log }: SendMoneyOptions) => {
  const reportOf = (payout: Payout<Details>, { word }: PayoutChange): UnsignedReport => ({
    pay_to_email: payout.details.bnf_email,
    pay_from_email: merchant.payToEmail,
    merchant_id: merchant.merchantId,
    transaction_id: payout.id,
    mb_transaction_id: payout.reference,
    mb_amount: payout.amount,
    mb_currency: payout.currency,
    status: statuses[word],
    amount: payout.amount,
    currency: payout.currency,
    payment_type: 'WLT',
  })
  const prepared = await openRecords<Prepared>(join(folder, 'prepared.jsonl'))
  const book = await openPayoutBook<Details>({
    path: join(folder, 'payouts.jsonl'),
    sender,
    noticeOf: (payout, change, isSignedRight) => {
      const url = payout.details.status_url
      // A refusal is the answer to the call, and no payout that could be reported.
      if (url === undefined || !isCarriedOut(payout)) return null
      const secret = isSignedRight ? merchant.secretWord : `not ${merchant.secretWord}`
      return {
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: signedForm(reportOf(payout, change), secret),
      }
    },
    log,
  })
  const next = nextPayoutWish(payoutChoices)
  const answers = payoutAnswers(book, next.take)

  const send = (response: ServerResponse, answer: TransferAnswer): void => {
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' }).end(transferAnswerText(answer))
  }
  const refuse = (response: ServerResponse, code: string): void => send(response, { kind: 'ERROR', code })
  const prepare = async (response: ServerResponse, request: PrepareTransfer): Promise<void> => {
    if (request.email !== merchant.payToEmail || request.password !== passwordDigest(merchant.apiPassword))
      return refuse(response, 'LOGIN_INVALID')
    if (!isRecipient(request.bnf_email)) return refuse(response, 'INVALID_BNF_EMAIL')
    if (!readPrice(request.amount, request.currency)) return refuse(response, 'INVALID_CURRENCY')
    if (isCarriedOut(book.find(request.frn_trn_id))) return refuse(response, 'ALREADY_EXECUTED')
    const session: Prepared = {
      id: randomBytes(16).toString('hex'),
      request,
      endsAt: Date.now() + SKRILL_SESSION_SECONDS * 1_000,
    }
    await prepared.put(session)
    send(response, { kind: 'SESSION', sid: session.id })
  }
  const answerTransfer = (response: ServerResponse, payout: Payout<Details>, isFirst: boolean): void => {
    const { word } = payout.changes[0] ?? {}
    if (word === 'NO_FUNDS') return refuse(response, 'BALANCE_NOT_ENOUGH')
    if (word === 'DECLINED') return refuse(response, 'PAYMENT_DENIED')
    if (!isFirst) return refuse(response, 'ALREADY_EXECUTED')
    const status = statuses[standingOf(payout, Date.now()).word]
    const { amount, currency, reference } = payout
    send(response, {
      kind: 'TRANSFER',
      transfer: { amount, currency, id: reference, status, status_msg: statusWords[status] ?? 'pending' },
    })
  }
  const transfer = async (response: ServerResponse, sid: string): Promise<void> => {
    const session = prepared.get(sid)
    if (!session || session.endsAt <= Date.now()) return refuse(response, 'SESSION_EXPIRED')
    const { frn_trn_id: key, amount, currency, bnf_email, status_url } = session.request
    const isFirst = !book.find(key)
    const details: Details = { bnf_email, sid, ...(status_url !== undefined && { status_url }) }
    return answers.make(response, { id: key, amount, currency, details }, (payout) => answerTransfer(response, payout, isFirst))
  }
  const call: Call = async (request, response) => {
    const form = readForm(await readText(request)) ?? {}
    const asked = v.safeParse(v.variant('action', [prepareTransfer, executeTransfer]), form)
    if (!asked.success) return refuse(response, 'INVALID_OR_MISSING_ACTION')
    return asked.output.action === 'prepare' ? prepare(response, asked.output) : transfer(response, asked.output.sid)
  }

  return {
    calls: { [`POST ${SEND_MONEY_PATH}`]: call } satisfies Readonly<Record<string, Call>>,
    /** Answers the query interface about a payout; false where the merchant's id is none of one that was carried out. */
    report: (response: ServerResponse, key: string, answer: (report: UnsignedReport) => void): boolean => {
      const payout = book.find(key)
      if (!isCarriedOut(payout)) return false
      answers.about(response, payout, () => answer(reportOf(payout, standingOf(payout, Date.now()))))
      return true
    },
    desk: payoutDeskOf({
      id,
      name: 'Skrill',
      choices: payoutChoices,
      book,
      next,
      titleOf: ({ details }) => `to ${details.bnf_email}`,
      words: ['PAID', 'DECLINED', 'RETURNED', 'UNCLAIMED'],
    }),
    hangUp: answers.hangUp,
    stop: async () => {
      await book.stop()
      await prepared.close()
    },
  }
}
export type SendMoney = Awaited<ReturnType<typeof openSendMoney>>
