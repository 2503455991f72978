import type { ServerResponse } from 'node:http'
import {
  seamlessChexPaths,
  seamlessChexRequest,
  type SeamlessChexCheck,
  type SeamlessChexEvent,
  type SeamlessChexStatus,
} from '@lagoon/contract/wire/seamlessChex/seamlessChex'
import * as v from 'valibot'
import { readText, sendJson } from '../../http/exchange.ts'
import type { Repeats } from '../../payments/server/noticeSender.ts'
import { serve, type Call } from '../../payments/server/serve.ts'
import type { PaymentProviderOptions, PayoutProvider } from '../../payments/startOptions.ts'
import { directPayoutOutcomes, everyPayoutAnswer, type PayoutChoices } from '../outcomes.ts'
import { bearerGuard } from '../../payments/server/bearerGuard.ts'
import { openPayouts } from '../server/openPayouts.ts'
import { standingOf, type Payout, type PayoutChange, type PayoutWord } from '../server/timeline.ts'

const choices = {
  outcomes: directPayoutOutcomes,
  notices: ['AT_ONCE', 'BEFORE_ANSWER', 'TWICE', 'LATE', 'NEVER'],
  answers: everyPayoutAnswer,
} as const satisfies PayoutChoices

const statuses: Readonly<Record<PayoutWord, SeamlessChexStatus>> = {
  SENT: 'Processing',
  PAID: 'Processed',
  DECLINED: 'Declined',
  NO_FUNDS: 'Declined',
  RETURNED: 'Unpaid',
  UNCLAIMED: 'Expired',
  DROPPED: 'Hold',
}
const errors: Partial<Readonly<Record<PayoutWord, readonly [code: string, description: string]>>> = {
  DECLINED: ['R03', 'No account, or it cannot be found'],
  NO_FUNDS: ['BALANCE', 'The balance of the merchant is too low'],
  RETURNED: ['R02', 'The account is closed'],
}

interface Details {
  readonly recipient: string
  readonly webhookUrl: string
}

const shown = (payout: Payout<Details>, { at, word }: PayoutChange): SeamlessChexCheck => {
  const [code = null, description = null] = errors[word] ?? []
  return {
    check_id: payout.reference,
    number: payout.id,
    recipient: payout.details.recipient,
    amount: payout.amount,
    currency: payout.currency,
    status: statuses[word],
    error_code: code,
    error_description: description,
    updated_at: new Date(at).toISOString(),
  }
}

const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
  sendJson(response, status, { error: true, code, message })

/** The vendor does not say how often it repeats. */
const usualRepeats: Repeats = { firstMs: 1_000, longestMs: 6 * 60_000, deliveries: 10 }

/** Starts the provider of e-checks. @throws StartError when its port cannot be had. */
export const startProvider = async (options: PaymentProviderOptions, repeats = usualRepeats): Promise<PayoutProvider> => {
  const { id, port, secret, dataDir, log } = options
  const open = async () => {
    const { book, answers, opened } = await openPayouts<Details>({
      id,
      dataDir,
      log,
      file: 'checks.jsonl',
      repeats,
      noticeOf: (payout, change) => {
        const { check_id, number, status, error_code, error_description } = shown(payout, change)
        const event: SeamlessChexEvent = {
          event: 'transaction.status',
          check: { check_id, number, status, error_code, error_description },
          timestamp: new Date(change.at).toISOString(),
        }
        return { url: payout.details.webhookUrl, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) }
      },
      name: 'Seamless Chex',
      choices,
      titleOf: ({ details }) => `to ${details.recipient}`,
      words: ['PAID', 'DECLINED', 'RETURNED', 'UNCLAIMED'],
    })

    const send: Call = async (request, response) => {
      const read = v.safeParse(seamlessChexRequest, Object.fromEntries(new URLSearchParams(await readText(request))))
      if (!read.success) return refuse(response, 422, 'VALIDATION', 'A check needs all of its fields.')
      const { number, recipient, amount, currency, webhook_url: webhookUrl } = read.output
      return answers.make(response, { id: number, amount, currency, details: { recipient, webhookUrl } }, (made) =>
        sendJson(response, 200, { check: shown(made, standingOf(made, Date.now())) }),
      )
    }
    const list: Call = (_, response, { searchParams }) => {
      answers.about(response, book.find(searchParams.get('number') ?? ''), (found) =>
        sendJson(response, 200, { list: found ? [shown(found, standingOf(found, Date.now()))] : [] }),
      )
    }
    const guarded = bearerGuard(secret, (response) => refuse(response, 401, 'UNAUTHORIZED', 'The key is not ours.'))
    return {
      calls: { [`POST ${seamlessChexPaths.send}`]: guarded(send), [`GET ${seamlessChexPaths.list}`]: guarded(list) },
      ...opened,
    }
  }
  return serve({ id, port, page: null, pagePaths: [], log, open })
}
