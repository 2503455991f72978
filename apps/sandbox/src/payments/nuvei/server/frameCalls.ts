import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { readJson, sendJson } from '../../../http/exchange.ts'
import { isOwnPage } from '../../../http/ownPage.ts'
import type { Call } from '../../server/serve.ts'
import { brandOf, codeProblem, digitsOf, expiryOf, problemsOf } from '../card.ts'
import { challengeAnswers, choices, type FrameResult, type FrameView, type PayReply, type ShownCard } from '../contract.ts'
import type { Bank } from './bank.ts'
import { saleOf, type Attempt, type Book, type CardFacts, type Order, type StoredCard } from './book.ts'
import { conductOf, type CardConduct } from './testCards.ts'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const payShape = v.object({
  sessionToken: text(64),
  number: v.optional(text(40), ''),
  expiry: v.optional(text(10), ''),
  code: text(10),
  holder: v.optional(text(200), ''),
  isSaved: v.optional(v.boolean(), false),
  userPaymentOptionId: v.optional(text(64)),
  outcome: v.picklist(choices.outcomes),
  notice: v.picklist(choices.notices),
})
type Entered = v.InferOutput<typeof payShape>
const challengeShape = v.object({ sessionToken: text(64), answer: v.picklist(challengeAnswers) })

const shown = ({ id, brand, lastFour, month, year }: StoredCard): ShownCard => ({ id, brand, lastFour, expiry: `${month}/${year}` })

export interface FrameOptions {
  readonly book: Book
  readonly bank: Bank
}

/** What the page in its frame asks. The number of a card comes here and goes no further: neither kept nor logged. */
export const frameCalls = ({ book, bank }: FrameOptions): Readonly<Record<string, Call>> => {
  const viewOf = (order: Order | undefined, cardId: string | null): FrameView => {
    if (!order) return { state: 'ENDED' }
    if (saleOf(order)) return { state: 'DONE', result: 'PAID' }
    if (order.due) return { state: 'DONE', result: 'PENDING' }
    const { amount, currency, challenge } = order
    if (challenge) return { state: 'CHALLENGE', amount, currency, lastFour: challenge.card.lastFour }
    if (Date.now() > order.endsAt) return { state: 'ENDED' }
    const card = cardId === null ? undefined : book.cards.get(cardId)
    const storedCard = card?.userTokenId === order.userTokenId ? shown(card) : null
    return { state: 'READY', title: order.description, amount, currency, storedCard, wish: order.wish }
  }
  const resultView = (order: Order, result: FrameResult | 'CHALLENGE'): FrameView =>
    result === 'CHALLENGE' ? viewOf(book.orders.get(order.id), null) : { state: 'DONE', result }

  const store = async (order: Order, facts: CardFacts, conduct: CardConduct): Promise<string> => {
    const same = book.cards
      .all()
      .find((card) => card.userTokenId === order.userTokenId && card.bin === facts.bin && card.lastFour === facts.lastFour)
    const id = same?.id ?? randomUUID()
    await book.cards.put({ ...facts, id, userTokenId: order.userTokenId, conduct })
    return id
  }
  const presented = async (
    order: Order,
    entered: Entered,
  ): Promise<{ attempt: Attempt; conduct: CardConduct } | { fields: Extract<PayReply, { state: 'INVALID' }>['fields'] }> => {
    const { outcome, notice, userPaymentOptionId } = entered
    const wish = { outcome, notice }
    if (userPaymentOptionId !== undefined) {
      const card = book.cards.get(userPaymentOptionId)
      if (!card || card.userTokenId !== order.userTokenId) return { fields: { number: 'This card is no longer saved. Enter it again.' } }
      const code = codeProblem(entered.code, card.brand === 'amex' ? 4 : 3)
      if (code !== undefined) return { fields: { code } }
      const { brand, bin, lastFour, month, year, conduct } = card
      return { attempt: { card: { brand, bin, lastFour, month, year }, storedCardId: card.id, wish }, conduct }
    }
    const fields = problemsOf(entered, new Date())
    const number = digitsOf(entered.number)
    const brand = brandOf(number)
    const expiry = expiryOf(entered.expiry)
    if (Object.keys(fields).length > 0 || !brand || !expiry) return { fields }
    const facts = { brand: brand.name, bin: number.slice(0, 6), lastFour: number.slice(-4), ...expiry }
    const conduct = conductOf(number, entered.holder, order.amount)
    const storedCardId = entered.isSaved ? await store(order, facts, conduct) : undefined
    return { attempt: { card: facts, wish, ...(storedCardId !== undefined && { storedCardId }) }, conduct }
  }

  const pay = async (entered: Entered): Promise<PayReply> => {
    const order = book.bySession(entered.sessionToken)
    const view = viewOf(order, entered.userPaymentOptionId ?? null)
    if (!order || view.state !== 'READY') return view
    const given = await presented(order, entered)
    if ('fields' in given) return { state: 'INVALID', fields: given.fields }
    return resultView(order, await bank.attempt(order, given.attempt, given.conduct))
  }
  const answerChallenge = async ({ sessionToken, answer }: v.InferOutput<typeof challengeShape>): Promise<FrameView> => {
    const order = book.bySession(sessionToken)
    const result = order && (await bank.answerChallenge(order, answer))
    return order && result ? resultView(order, result) : viewOf(order, null)
  }
  const fromPage =
    <Shape extends v.GenericSchema>(shape: Shape, answer: (body: v.InferOutput<Shape>) => Promise<PayReply>): Call =>
    async (request: IncomingMessage, response: ServerResponse) => {
      if (!isOwnPage(request)) return sendJson(response, 403, { message: 'Only the provider’s own page may ask for this.' })
      const body = v.safeParse(shape, await readJson(request))
      return body.success
        ? sendJson(response, 200, await answer(body.output))
        : sendJson(response, 400, { message: 'Something went wrong. Try again.' })
    }
  return {
    'GET /api/session': (_, response, { searchParams }) =>
      sendJson(response, 200, viewOf(book.bySession(searchParams.get('sessionToken') ?? ''), searchParams.get('userPaymentOptionId'))),
    'POST /api/pay': fromPage(payShape, pay),
    'POST /api/challenge': fromPage(challengeShape, answerChallenge),
  }
}
