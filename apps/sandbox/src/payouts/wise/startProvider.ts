import { createHmac, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isAbaRoutingNumber } from '@lagoon/contract/withdrawal/bank.rules'
import {
  WISE_SIGNATURE,
  wiseAccountRequest,
  wisePaths,
  wisePaymentRequest,
  wiseTransferRequest,
  type WiseError,
  type WiseEvent,
  type WiseStatus,
  type WiseTransfer,
  type WiseTransferRequest,
} from '@lagoon/contract/wire/wise/wise'
import * as v from 'valibot'
import { readJson, sendJson } from '../../http/exchange.ts'
import type { Repeats } from '../../payments/server/noticeSender.ts'
import { openRecords } from '../../payments/server/records.ts'
import { serve, type Call } from '../../payments/server/serve.ts'
import type { PaymentProviderOptions, PayoutProvider } from '../../payments/startOptions.ts'
import { everyPayoutAnswer, everySignedNotice, type PayoutChoices } from '../outcomes.ts'
import { bearerGuard } from '../../payments/server/bearerGuard.ts'
import { openPayouts } from '../server/openPayouts.ts'
import { standingOf, type Payout, type PayoutChange, type PayoutWord } from '../server/timeline.ts'

const choices = {
  outcomes: ['PAYS', 'PAYS_LATER', 'STAYS_SENT', 'NO_FUNDS', 'DECLINED_LATER', 'RETURNED', 'PAYS_OTHER_AMOUNT', 'PAYS_OTHER_CURRENCY'],
  notices: everySignedNotice,
  answers: everyPayoutAnswer,
} as const satisfies PayoutChoices

const statuses: Readonly<Record<PayoutWord, WiseStatus>> = {
  SENT: 'processing',
  PAID: 'outgoing_payment_sent',
  DECLINED: 'cancelled',
  NO_FUNDS: 'cancelled',
  RETURNED: 'funds_refunded',
  UNCLAIMED: 'funds_refunded',
  DROPPED: 'bounced_back',
}
const codes: Partial<Readonly<Record<PayoutWord, string>>> = { DECLINED: 'R03', NO_FUNDS: 'INSUFFICIENT_BALANCE', RETURNED: 'R02' }

/** An account as the provider lists it; its number stays with the provider, and here nobody needs more than its end. */
interface Account {
  readonly id: string
  readonly holder: string
  readonly bankName: string
  readonly lastFour: string
}

/** A transfer that was made, whether it was paid or not. */
interface Transfer {
  /** Our key at it. */
  readonly id: string
  readonly transferId: string
  readonly request: WiseTransferRequest
  readonly madeAt: number
}

const httpOf: Readonly<Record<WiseError, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  INVALID_ACCOUNT: 422,
  INVALID_ROUTING: 422,
  NOT_FOUND: 404,
}
const refuse = (response: ServerResponse, code: WiseError, message: string): void =>
  sendJson(response, httpOf[code], { errors: [{ code, message }] })

const number = (): string => String(randomInt(100_000_000, 999_999_999))
/** Account numbers that no bank knows, for whoever wants to see that. */
const UNKNOWN_ACCOUNT = /^0+$/

const usualRepeats: Repeats = { firstMs: 1_000, longestMs: 6 * 60_000, deliveries: 10 }

/** Starts the provider of bank transfers. @throws StartError when its port cannot be had. */
export const startProvider = async (options: PaymentProviderOptions, repeats = usualRepeats): Promise<PayoutProvider> => {
  const { id, port, secret, dataDir, log } = options
  const open = async () => {
    const folder = join(dataDir, id)
    const accounts = await openRecords<Account>(join(folder, 'accounts.jsonl'))
    const transfers = await openRecords<Transfer>(join(folder, 'transfers.jsonl'))

    const paid = (payout: Payout<Transfer>, { at, word }: PayoutChange): WiseTransfer => ({
      id: payout.reference,
      customerTransactionId: payout.id,
      targetAccount: payout.details.request.targetAccount,
      amount: payout.amount,
      currency: payout.currency,
      status: statuses[word],
      returnCode: codes[word] ?? null,
      updatedAt: new Date(at).toISOString(),
    })
    const unpaid = ({ id: customerTransactionId, transferId, request, madeAt }: Transfer): WiseTransfer => ({
      id: transferId,
      customerTransactionId,
      targetAccount: request.targetAccount,
      amount: request.amount,
      currency: request.currency,
      status: 'incoming_payment_waiting',
      returnCode: null,
      updatedAt: new Date(madeAt).toISOString(),
    })

    const { book, answers, opened } = await openPayouts<Transfer>({
      id,
      dataDir,
      log,
      file: 'payouts.jsonl',
      repeats,
      noticeOf: (payout, change, isSignedRight) => {
        const transfer = paid(payout, change)
        const event: WiseEvent = { eventId: change.id, eventType: 'transfers#state-change', occurredAt: transfer.updatedAt, transfer }
        const body = JSON.stringify(event)
        const signature = createHmac('sha256', isSignedRight ? secret : `not ${secret}`)
          .update(body)
          .digest('base64')
        return {
          url: payout.details.request.webhookUrl,
          headers: { 'content-type': 'application/json', [WISE_SIGNATURE]: signature },
          body,
        }
      },
      name: 'Bank transfers',
      choices,
      titleOf: ({ details }) => {
        const account = accounts.get(details.request.targetAccount)
        return account ? `to ${account.holder}, ${account.bankName}, ending in ${account.lastFour}` : 'to an account'
      },
      words: ['PAID', 'DECLINED', 'RETURNED'],
    })
    const shown = (transfer: Transfer): WiseTransfer => {
      const payout = book.find(transfer.id)
      return payout ? paid(payout, standingOf(payout, Date.now())) : unpaid(transfer)
    }

    const keepAccount: Call = async (request, response) => {
      const read = v.safeParse(wiseAccountRequest, await readJson(request))
      if (!read.success) return refuse(response, 'BAD_REQUEST', 'An account needs all of its fields.')
      const { type, accountHolderName: holder, details } = read.output
      const { accountNumber, routingNumber, bankName } = details
      if (type === 'aba' && !isAbaRoutingNumber(routingNumber))
        return refuse(response, 'INVALID_ROUTING', 'No bank has this routing number.')
      if (UNKNOWN_ACCOUNT.test(accountNumber)) return refuse(response, 'INVALID_ACCOUNT', 'The bank knows no such account.')
      const account: Account = { id: number(), holder, bankName, lastFour: accountNumber.slice(-4) }
      await accounts.put(account)
      sendJson(response, 200, { id: account.id })
    }
    const makeTransfer: Call = async (request, response) => {
      const read = v.safeParse(wiseTransferRequest, await readJson(request))
      if (!read.success) return refuse(response, 'BAD_REQUEST', 'A transfer needs all of its fields.')
      if (!accounts.get(read.output.targetAccount)) return refuse(response, 'NOT_FOUND', 'There is no such account.')
      const key = read.output.customerTransactionId
      const made = transfers.get(key) ?? { id: key, transferId: number(), request: read.output, madeAt: Date.now() }
      if (!transfers.get(key)) await transfers.put(made)
      answers.about(response, book.find(key), () => sendJson(response, 200, shown(made)))
    }
    const pay: Call = async (request, response) => {
      const read = v.safeParse(wisePaymentRequest, await readJson(request))
      const transfer = read.success ? transfers.all().find(({ transferId }) => transferId === read.output.transferId) : undefined
      if (!transfer) return refuse(response, 'NOT_FOUND', 'There is no such transfer.')
      const { amount, currency } = transfer.request
      const payout = { id: transfer.id, reference: transfer.transferId, amount, currency, details: transfer }
      return answers.make(response, payout, () => sendJson(response, 200, shown(transfer)))
    }
    const find: Call = (_, response, { searchParams }) => {
      const transfer = transfers.get(searchParams.get('customerTransactionId') ?? '')
      answers.about(response, transfer && book.find(transfer.id), () => sendJson(response, 200, transfer ? [shown(transfer)] : []))
    }
    const guarded = bearerGuard(secret, (response) => refuse(response, 'UNAUTHORIZED', 'The token is not ours.'))
    return {
      calls: {
        [`POST ${wisePaths.accounts}`]: guarded(keepAccount),
        [`POST ${wisePaths.transfers}`]: guarded(makeTransfer),
        [`GET ${wisePaths.transfers}`]: guarded(find),
        [`POST ${wisePaths.payments}`]: guarded(pay),
      },
      ...opened,
      stop: async () => {
        await opened.stop()
        await transfers.close()
        await accounts.close()
      },
    }
  }
  return serve({ id, port, page: null, pagePaths: [], log, open })
}
