import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { nuveiPaths } from '@lagoon/contract/wire/nuvei/nuvei'
import { payoutRequest, payoutStatusRequest, withdrawalChecksumText, type nuveiPayoutStatuses } from '@lagoon/contract/wire/nuvei/payouts'
import type { Logger } from 'pino'
import { directPayoutOutcomes, everyPayoutAnswer, everySignedNotice, type PayoutChoices } from '../../../payouts/outcomes.ts'
import { payoutAnswers } from '../../../payouts/server/payoutAnswers.ts'
import { nextPayoutWish, openPayoutBook } from '../../../payouts/server/payoutBook.ts'
import { payoutDeskOf } from '../../../payouts/server/payoutDesk.ts'
import { standingOf, type Payout, type PayoutWord } from '../../../payouts/server/timeline.ts'
import type { NoticeSender } from '../../server/noticeSender.ts'
import type { Call } from '../../server/serve.ts'
import type { Book } from './book.ts'
import { merchantDoor, Refusal, sendDone, sendRefusal, type Merchant } from './merchant.ts'

/** What happens to payouts here. */
export const payoutChoices = {
  outcomes: directPayoutOutcomes,
  notices: everySignedNotice,
  answers: everyPayoutAnswer,
} as const satisfies PayoutChoices

type Standing = { readonly status: (typeof nuveiPayoutStatuses)[number]; readonly request: string; readonly reasonCode?: string }
const standings: Readonly<Record<PayoutWord, Standing>> = {
  SENT: { status: 'PENDING', request: 'Processing' },
  PAID: { status: 'APPROVED', request: 'Settled' },
  DECLINED: { status: 'DECLINED', request: 'Declined', reasonCode: '05' },
  NO_FUNDS: { status: 'DECLINED', request: 'Declined', reasonCode: '51' },
  RETURNED: { status: 'CANCELED', request: 'Cancelled' },
  UNCLAIMED: { status: 'CANCELED', request: 'Cancelled' },
  DROPPED: { status: 'ERROR', request: 'Pending' },
}

interface Details {
  readonly userTokenId: string
  readonly cardId: string
  readonly lastFour: string
  readonly notificationUrl: string | null
}

export interface PayoutsOptions {
  readonly id: string
  readonly folder: string
  readonly book: Book
  readonly sender: NoticeSender
  readonly merchant: Merchant
  readonly log: Logger
}

/** Payouts to linked cards: `payout`, `getPayoutStatus`, and their notices (withdrawal DMN). */
export const openPayouts = async ({ id, folder, book: { cards }, sender, merchant, log }: PayoutsOptions) => {
  const { checked, read, answering } = merchantDoor(merchant)
  const book = await openPayoutBook<Details>({
    path: join(folder, 'payouts.jsonl'),
    sender,
    noticeOf: (payout, { word, at }, isSignedRight) => {
      const { notificationUrl, userTokenId } = payout.details
      if (notificationUrl === null) return null
      const form = new URLSearchParams({
        wdRequestId: payout.reference,
        merchantWDRequestId: payout.id,
        wdRequestStatus: standings[word].request,
        userTokenId,
        merchantId: merchant.merchantId,
        merchantSiteId: merchant.merchantSiteId,
        amount: payout.amount,
        currency: payout.currency,
        wdRequestStatusDate: new Date(at).toISOString(),
      })
      const text = withdrawalChecksumText(form, isSignedRight ? merchant.secret : `${merchant.secret} of somebody else`)
      form.set('responsechecksum', createHash('sha256').update(text).digest('hex'))
      return { url: notificationUrl, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form.toString() }
    },
    log,
  })
  const next = nextPayoutWish(payoutChoices)
  const answers = payoutAnswers(book, next.take)

  const replyOf = (payout: Payout<Details>) => {
    const { status, reasonCode } = standings[standingOf(payout, Date.now()).word]
    return {
      transactionId: payout.reference,
      transactionStatus: status,
      clientRequestId: payout.id,
      amount: payout.amount,
      currency: payout.currency,
      ...(reasonCode !== undefined && { reasonCode }),
    }
  }
  const payout = answering(async (request, response) => {
    const body = await read(request, payoutRequest)
    checked('payout', body)
    const card = cards.get(body.userPaymentOption.userPaymentOptionId)
    if (!card || card.userTokenId !== body.userTokenId) throw new Refusal('NO_STORED_CARD', 'Invalid user payment option')
    const isRepeat = book.find(body.clientRequestId) !== undefined
    const { clientRequestId, userTokenId, amount, currency, urlDetails } = body
    const details = { userTokenId, cardId: card.id, lastFour: card.lastFour, notificationUrl: urlDetails?.notificationUrl ?? null }
    await answers.make(response, { id: clientRequestId, amount, currency, details }, (made) =>
      isRepeat ? sendRefusal(response, new Refusal('REPEATED', 'clientRequestId was used before')) : sendDone(response, replyOf(made)),
    )
    return null
  })
  const getPayoutStatus = answering(async (request, response) => {
    const body = await read(request, payoutStatusRequest)
    checked('getPayoutStatus', body)
    const known = book.find(body.clientRequestId)
    if (!known) throw new Refusal('NO_TRANSACTION', 'Transaction not found')
    answers.about(response, known, () => sendDone(response, replyOf(known)))
    return null
  })
  return {
    calls: {
      [`POST ${nuveiPaths.payout}`]: payout,
      [`POST ${nuveiPaths.getPayoutStatus}`]: getPayoutStatus,
    } satisfies Readonly<Record<string, Call>>,
    desk: payoutDeskOf({
      id,
      name: 'Nuvei',
      choices: payoutChoices,
      book,
      next,
      titleOf: ({ details }) => `to the card ending in ${details.lastFour}`,
      words: ['PAID', 'DECLINED', 'RETURNED'],
    }),
    hangUp: answers.hangUp,
    stop: () => book.stop(),
  }
}
