import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import {
  CASH_APP_KEY,
  CASH_APP_SIGNATURE,
  cashAppDeclines,
  cashAppPaths,
  cashAppRequest,
  type CashAppError,
  type CashAppEvent,
  type CashAppPayout,
  type CashAppStatus,
} from '@lagoon/contract/wire/cashApp/cashApp'
import * as v from 'valibot'
import { readJson, sendJson } from '../../http/exchange.ts'
import type { Repeats } from '../../payments/server/noticeSender.ts'
import { serve, type Call } from '../../payments/server/serve.ts'
import type { PaymentProviderOptions, PayoutProvider } from '../../payments/startOptions.ts'
import { directPayoutOutcomes, everyPayoutAnswer, everySignedNotice, type PayoutChoices } from '../outcomes.ts'
import { bearerGuard } from '../../payments/server/bearerGuard.ts'
import { openPayouts } from '../server/openPayouts.ts'
import { standingOf, type Payout, type PayoutChange, type PayoutWord } from '../server/timeline.ts'

const choices = {
  outcomes: directPayoutOutcomes,
  notices: everySignedNotice,
  answers: everyPayoutAnswer,
} as const satisfies PayoutChoices

const statuses: Readonly<Record<PayoutWord, CashAppStatus>> = {
  SENT: 'PROCESSING',
  PAID: 'PAID',
  DECLINED: 'DECLINED',
  NO_FUNDS: 'DECLINED',
  RETURNED: 'RETURNED',
  UNCLAIMED: 'RETURNED',
  DROPPED: 'PROCESSING',
}
const declines: Partial<Readonly<Record<PayoutWord, string>>> = { DECLINED: cashAppDeclines.FINAL, NO_FUNDS: cashAppDeclines.RETRY }

interface Details {
  readonly cashtag: string
  readonly webhookUrl: string
}

const centsText = (digits: string): string => `${digits.padStart(3, '0').slice(0, -2)}.${digits.padStart(3, '0').slice(-2)}`
const digitsOf = (text: string): string => text.replace('.', '').replace(/^0+(?=\d)/, '')

const shown = (payout: Payout<Details>, change: PayoutChange): CashAppPayout => ({
  id: payout.reference,
  reference_id: payout.id,
  amount: digitsOf(payout.amount),
  currency: payout.currency,
  cashtag: payout.details.cashtag,
  status: statuses[change.word],
  decline_code: declines[change.word] ?? null,
  return_id: statuses[change.word] === 'RETURNED' ? change.id : null,
  updated_at: new Date(change.at).toISOString(),
})

const httpOf: Readonly<Record<CashAppError, number>> = { BAD_REQUEST: 400, UNAUTHORIZED: 401, IDEMPOTENCY_KEY_REUSED: 409, INTERNAL: 500 }
const refuse = (response: ServerResponse, code: CashAppError, detail: string): void =>
  sendJson(response, httpOf[code], { errors: [{ code, detail }] })

/** The vendor repeats for a day; here the first repeats come soon, so that a tester sees them. */
const usualRepeats: Repeats = { firstMs: 1_000, longestMs: 6 * 60_000, deliveries: 20 }

/** Starts the provider that pays out to $cashtags. @throws StartError when its port cannot be had. */
export const startProvider = async (options: PaymentProviderOptions, repeats = usualRepeats): Promise<PayoutProvider> => {
  const { id, port, secret, dataDir, log } = options
  const open = async () => {
    const { book, answers, opened } = await openPayouts<Details>({
      id,
      dataDir,
      log,
      file: 'payouts.jsonl',
      repeats,
      noticeOf: (payout, change, isSignedRight) => {
        const event: CashAppEvent = {
          event_id: change.id,
          type: 'payout.updated',
          created_at: new Date(change.at).toISOString(),
          payout: shown(payout, change),
        }
        const body = JSON.stringify(event)
        const signature = createHmac('sha256', isSignedRight ? secret : `not ${secret}`)
          .update(body)
          .digest('base64')
        return { url: payout.details.webhookUrl, headers: { 'content-type': 'application/json', [CASH_APP_SIGNATURE]: signature }, body }
      },
      name: 'Cash App',
      choices,
      titleOf: ({ details }) => `to ${details.cashtag}`,
      words: ['PAID', 'DECLINED', 'RETURNED'],
    })
    const send = (response: ServerResponse, payout: Payout<Details>): void =>
      sendJson(response, 200, { payout: shown(payout, standingOf(payout, Date.now())) })

    const make: Call = async (request, response) => {
      const read = v.safeParse(cashAppRequest, await readJson(request))
      const key = request.headers[CASH_APP_KEY]
      if (!read.success || key !== read.output.reference_id)
        return refuse(response, 'BAD_REQUEST', 'A payout needs all of its fields, and its reference as the idempotency key.')
      const { amount, currency, cashtag, webhook_url: webhookUrl } = read.output
      const sum = centsText(amount)
      const known = book.find(key)
      if (known && known.details.cashtag !== cashtag) return refuse(response, 'IDEMPOTENCY_KEY_REUSED', 'This key is of another payout.')
      return answers.make(response, { id: key, amount: sum, currency, details: { cashtag, webhookUrl } }, (made) => send(response, made))
    }
    const list: Call = (_, response, { searchParams }) => {
      const payout = book.find(searchParams.get('reference_id') ?? '')
      answers.about(response, payout, (found) =>
        sendJson(response, 200, { payouts: found ? [shown(found, standingOf(found, Date.now()))] : [] }),
      )
    }
    const guarded = bearerGuard(secret, (response) => refuse(response, 'UNAUTHORIZED', 'The bearer is not ours.'))
    return {
      calls: { [`POST ${cashAppPaths.payouts}`]: guarded(make), [`GET ${cashAppPaths.payouts}`]: guarded(list) },
      ...opened,
    }
  }
  return serve({ id, port, page: null, pagePaths: [], log, open })
}
