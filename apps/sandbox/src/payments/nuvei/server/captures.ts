import { createHash, randomInt, randomUUID } from 'node:crypto'
import { noticeChecksumText } from '@lagoon/contract/wire/nuvei/checksums'
import { nuveiPaths, responseTimeOf } from '@lagoon/contract/wire/nuvei/nuvei'
import { accountCaptureRequest, CAPTURE_SECONDS, capturePath } from '@lagoon/contract/wire/nuvei/payouts'
import * as v from 'valibot'
import { readJson, sendJson } from '../../../http/exchange.ts'
import { isOwnPage } from '../../../http/ownPage.ts'
import { noticeWays, type NoticeWay } from '../../outcomes.ts'
import { noticeWayOf, type Notice, type NoticeSender } from '../../server/noticeSender.ts'
import { openRecords } from '../../server/records.ts'
import type { Call } from '../../server/serve.ts'
import { captureOutcomes, captureProblems, type CaptureOutcome, type CaptureReply, type CaptureView } from '../capture.ts'
import { brandOf, digitsOf, expiryOf } from '../card.ts'
import type { Book, CardFacts } from './book.ts'
import { merchantDoor, Refusal, type Merchant } from './merchant.ts'

/** The linking of a card to a player, by the provider's books. The number of the card is in none of them. */
interface Capture {
  /** The session token. */
  readonly id: string
  readonly captureId: string
  readonly productId: string
  readonly userTokenId: string
  readonly currency: string
  readonly returnUrl: string
  readonly notificationUrl: string
  readonly endsAt: number
  readonly result: (CardFacts & { readonly transactionId: string; readonly at: number; readonly cardId: string | null }) | null
}

const linkShape = v.object({
  sessionToken: v.pipe(v.string(), v.maxLength(64)),
  number: v.pipe(v.string(), v.maxLength(40)),
  expiry: v.pipe(v.string(), v.maxLength(10)),
  holder: v.pipe(v.string(), v.maxLength(200)),
  outcome: v.picklist(captureOutcomes),
  notice: v.picklist(noticeWays),
})
type Entered = v.InferOutput<typeof linkShape>

export interface CapturesOptions {
  readonly path: string
  readonly book: Book
  readonly sender: NoticeSender
  readonly merchant: Merchant
  /** Where browsers reach the page. */
  readonly origin: string
}

/** Cards are linked here to be paid to: the merchant's `accountCapture`, the page of it, and its notice. */
export const openCaptures = async ({ path, book, sender, merchant, origin }: CapturesOptions) => {
  const { isOurs, read, answering } = merchantDoor(merchant)
  const captures = await openRecords<Capture>(path)
  /** Tokens that were given out and not used yet. */
  const sessions = new Set<string>()

  const accountCapture = answering(async (request) => {
    const body = await read(request, accountCaptureRequest)
    isOurs(body)
    if (!sessions.delete(body.sessionToken)) throw new Refusal('SESSION_EXPIRED', 'Session expired')
    const { sessionToken, clientUniqueId, productId, userTokenId, currencyCode, urlDetails } = body
    await captures.put({
      id: sessionToken,
      captureId: clientUniqueId,
      productId,
      userTokenId,
      currency: currencyCode,
      returnUrl: urlDetails.successUrl,
      notificationUrl: urlDetails.notificationUrl,
      endsAt: Date.now() + CAPTURE_SECONDS * 1_000,
      result: null,
    })
    const page = new URL(capturePath, origin)
    page.searchParams.set('sessionToken', sessionToken)
    return { redirectUrl: page.href, clientUniqueId }
  })

  const factsOf = ({ brand, lastFour, month, year }: CardFacts, cardId: string | null) => ({
    cardCompany: brand,
    last4Digits: lastFour,
    expMonth: month,
    expYear: year,
    ...(cardId !== null && { userPaymentOptionId: cardId }),
  })
  const noticeOf = (capture: Capture, outcome: CaptureOutcome, isSignedRight: boolean): Notice | null => {
    if (!capture.result) return null
    const { transactionId, at, cardId } = capture.result
    const form = new URLSearchParams({
      ppp_status: cardId === null ? 'FAIL' : 'OK',
      Status: cardId === null ? 'DECLINED' : 'APPROVED',
      PPP_TransactionID: String(randomInt(10 ** 11, 10 ** 12)),
      TransactionID: transactionId,
      transactionType: 'Auth',
      type: 'ACCOUNT_CAPTURE',
      merchant_id: merchant.merchantId,
      merchant_site_id: merchant.merchantSiteId,
      totalAmount: '0.00',
      currency: capture.currency,
      responseTimeStamp: responseTimeOf(new Date(at)),
      productId: capture.productId,
      clientUniqueId: capture.captureId,
      user_token_id: outcome === 'OTHER_PLAYER' ? `not-${capture.userTokenId}` : capture.userTokenId,
      payment_method: 'cc_card',
      ...factsOf(capture.result, cardId),
    })
    const secret = isSignedRight ? merchant.secret : `${merchant.secret} of somebody else`
    const text = noticeChecksumText((name) => form.get(name), secret)
    form.set('advanceResponseChecksum', createHash('sha256').update(text).digest('hex'))
    return { url: capture.notificationUrl, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form.toString() }
  }
  const notify = async (capture: Capture, outcome: CaptureOutcome, way: NoticeWay): Promise<void> => {
    const plan = noticeWayOf[way]
    const notice = noticeOf(capture, outcome, plan.isSignedRight)
    if (notice) await sender.send(notice, plan)
  }

  const viewOf = (capture: Capture | undefined): CaptureView => {
    if (!capture) return { state: 'ENDED', returnUrl: null }
    const { result, returnUrl, endsAt } = capture
    if (result)
      return result.cardId === null
        ? { state: 'REFUSED', returnUrl }
        : { state: 'LINKED', brand: result.brand, lastFour: result.lastFour, returnUrl }
    return endsAt <= Date.now() ? { state: 'ENDED', returnUrl } : { state: 'READY' }
  }
  const store = async (userTokenId: string, facts: CardFacts): Promise<string> => {
    const same = book.cards
      .all()
      .find((card) => card.userTokenId === userTokenId && card.bin === facts.bin && card.lastFour === facts.lastFour)
    const id = same?.id ?? randomUUID()
    await book.cards.put({ conduct: { kind: 'APPROVE' }, ...same, ...facts, id, userTokenId })
    return id
  }
  const link = async (entered: Entered): Promise<CaptureReply> => {
    const capture = captures.get(entered.sessionToken)
    const view = viewOf(capture)
    if (!capture || view.state !== 'READY') return view
    const problems = captureProblems(entered, new Date())
    const number = digitsOf(entered.number)
    const [brand, expiry] = [brandOf(number), expiryOf(entered.expiry)]
    if (Object.keys(problems).length > 0 || !brand || !expiry) return { state: 'INVALID', problems }
    const facts = { brand: brand.name, bin: number.slice(0, 6), lastFour: number.slice(-4), ...expiry }
    const cardId = entered.outcome === 'REFUSED' ? null : await store(capture.userTokenId, facts)
    const done: Capture = { ...capture, result: { ...facts, cardId, transactionId: `7${randomInt(10 ** 11, 10 ** 12)}`, at: Date.now() } }
    await captures.put(done)
    await notify(done, entered.outcome, entered.notice)
    return viewOf(done)
  }
  const linkCall: Call = async (request, response) => {
    if (!isOwnPage(request)) return sendJson(response, 403, { message: 'Only the provider’s own page may ask for this.' })
    const body = v.safeParse(linkShape, await readJson(request))
    return body.success
      ? sendJson(response, 200, await link(body.output))
      : sendJson(response, 400, { message: 'Something went wrong. Try again.' })
  }

  return {
    /** A session token that one capture can be opened with. */
    newSession: (): string => {
      const token = randomUUID()
      sessions.add(token)
      return token
    },
    /** A capture as `getTransactionDetails` has it; undefined where nothing came of any of that name. */
    details: (captureId: string) => {
      const capture = captures.all().findLast((one) => one.captureId === captureId && one.result !== null)
      if (!capture?.result) return undefined
      const { transactionId, at, cardId } = capture.result
      return {
        transactionId,
        transactionType: 'Auth',
        transactionStatus: cardId === null ? 'DECLINED' : 'APPROVED',
        clientUniqueId: captureId,
        productId: capture.productId,
        orderId: capture.id,
        userTokenId: capture.userTokenId,
        amount: '0.00',
        currency: capture.currency,
        date: responseTimeOf(new Date(at)),
        creditedAmount: '0.00',
        ...factsOf(capture.result, cardId),
      }
    },
    calls: {
      [`POST ${nuveiPaths.accountCapture}`]: accountCapture,
      'GET /api/capture': (_, response, { searchParams }) =>
        sendJson(response, 200, viewOf(captures.get(searchParams.get('sessionToken') ?? ''))),
      'POST /api/capture': linkCall,
    } satisfies Readonly<Record<string, Call>>,
    close: () => captures.close(),
  }
}
export type Captures = Awaited<ReturnType<typeof openCaptures>>
