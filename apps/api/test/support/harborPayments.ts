import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minor } from '@lagoon/contract/money/money'
import { currencies } from '@lagoon/contract/money/price'
import { readParties, type Party } from '@lagoon/contract/parties/parties'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { paymentWords } from '@lagoon/contract/wallet/enums'
import * as v from 'valibot'
import type { PaymentProtocol, PaymentReading } from '../../src/payments/protocol.ts'
import { HARBOR_SECRET, harborHeaders, harborRead, harborVerify } from './harbor.ts'

/** What Harbor says of a payment, as it stands in its answers and notices. */
export interface HarborSaid {
  readonly word: PaymentReading['word']
  readonly currency: string
  /** Digits. */
  readonly minor: string
  readonly transactionId: string
  /** ISO 8601. */
  readonly at: string
  readonly until?: string
  readonly reason?: PaymentReading['reason']
  readonly dispute?: { readonly id: string; readonly stage: number }
}

const said = v.object({
  word: v.picklist([...paymentWords, 'RESTORED']),
  currency: v.picklist(currencies),
  minor: v.pipe(v.string(), v.digits()),
  transactionId: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  reason: v.optional(v.string()),
  dispute: v.optional(v.object({ id: v.string(), stage: v.number() })),
})
const startedShape = v.object({ reference: v.string(), url: v.string(), endsAt: v.pipe(v.string(), v.isoTimestamp()) })
const readShape = v.union([v.strictObject({}), v.object({ reference: v.string(), said })])

const readingOf = (input: v.InferOutput<typeof said>): PaymentReading => {
  const { word, currency, transactionId, at, until, reason, dispute } = input
  return {
    word: word as PaymentReading['word'],
    price: { currency, minor: minor(BigInt(input.minor)) },
    transactionId,
    at: new Date(at),
    ...(until && { until: new Date(until) }),
    ...(reason && { reason: reason as NonNullable<PaymentReading['reason']> }),
    ...(dispute && { dispute }),
  }
}

const ask = async (party: Party, path: string, body: object, signal: AbortSignal): Promise<unknown> => {
  const text = JSON.stringify(body)
  const response = await fetch(party.origin + path, { method: 'POST', body: text, headers: harborHeaders(text), signal })
  if (!response.ok) throw new Error(`Harbor answered ${response.status}`)
  return response.json()
}

/** What a folder `payments/harbor` would hold: the whole of a payment provider of a new protocol. */
export const harborPayments: PaymentProtocol = {
  method: { kind: 'E_WALLET', name: 'Harbor', detail: 'Opens Harbor’s page.', marks: ['visa'] },
  returnRoute: '/thank-you',
  graceMinutes: 1,
  watchDays: 7,
  start: async (party, { paymentId, price }, signal) => {
    const body = { paymentId, currency: price.currency, minor: String(price.minor) }
    const { reference, url, endsAt } = v.parse(startedShape, await ask(party, '/start', body, signal))
    return { reference, step: { kind: 'REDIRECT', url }, endsAt: new Date(endsAt) }
  },
  read: async (party, { paymentId, reference }, signal) => {
    const answer = v.parse(readShape, await ask(party, '/read', { paymentId, reference }, signal))
    return 'said' in answer ? { ...readingOf(answer.said), reference: answer.reference } : null
  },
  cancel: async (party, { paymentId, reference }, signal) => {
    await ask(party, '/cancel', { paymentId, reference }, signal)
  },
  notices: {
    verify: (party, call) => harborVerify(party.secret)(call),
    read: (_party, body) => harborRead(body),
    say: async (_party, { body }) => {
      const sent = parseJson(body.toString()) as { subject: string; said?: unknown; test?: boolean }
      if (sent.test) return { ignore: 'a test of the notices' }
      const of = { reference: sent.subject }
      return sent.said === undefined ? { of, ask: true } : { of, reading: readingOf(v.parse(said, sent.said)) }
    },
  },
}

/** What Harbor's own books keep of a payment. */
export interface HarborPayment {
  readonly paymentId: string
  readonly reference: string
  readonly currency: string
  readonly minor: string
  /** What it says when it is asked. */
  said: HarborSaid
}

export interface Harbor {
  readonly party: Party
  /** By our id of the payment. */
  readonly books: ReadonlyMap<string, HarborPayment>
  /** Our ids of the payments that were asked about, one for each question. */
  readonly asked: readonly string[]
  /** What stands in the way of an answer: called with each question, before the books are opened or after they were written. */
  disturb: (path: string, paymentId: string, response: ServerResponse) => boolean | Promise<boolean>
  /** What Harbor says of a payment from now on; gives it for a notice. */
  readonly says: (paymentId: string, word: PaymentReading['word'], more?: Partial<HarborSaid>) => HarborSaid
  /** Puts payments of $19.99 that the test kept itself into the books, as begun here. */
  readonly adopt: (paymentIds: readonly string[]) => void
  readonly stop: () => Promise<void>
}

const SESSION_MS = 15 * 60_000

/** Harbor itself, on a port of its own: it keeps books, and answers by them. */
export const startHarbor = async (id = 'harbor-pay'): Promise<Harbor> => {
  const books = new Map<string, HarborPayment>()
  const asked: string[] = []
  const answers: Readonly<Record<string, (body: Record<string, string>) => object>> = {
    '/start': ({ paymentId = '', currency = '', minor: amount = '' }) => {
      const reference = `h-${paymentId}`
      const word = { word: 'PENDING' as const, currency, minor: amount, transactionId: reference, at: new Date().toISOString() }
      if (!books.has(paymentId)) books.set(paymentId, { paymentId, reference, currency, minor: amount, said: word })
      return { reference, url: `https://harbor.test/pay/${reference}`, endsAt: new Date(Date.now() + SESSION_MS).toISOString() }
    },
    '/read': ({ paymentId = '' }) => {
      asked.push(paymentId)
      const payment = books.get(paymentId)
      return payment ? { reference: payment.reference, said: payment.said } : {}
    },
    '/cancel': ({ paymentId = '' }) => {
      harbor.says(paymentId, 'CANCELLED')
      return {}
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Record<string, string>
    const reply = answers[request.url ?? '']?.(body)
    if (await harbor.disturb(request.url ?? '', body['paymentId'] ?? '', response)) return
    response.end(JSON.stringify(reply))
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const list = JSON.stringify([{ id, protocol: 'harbor', origin, secret: HARBOR_SECRET }])
  const parties = readParties('PAYMENTS', list, ['harbor'], {})
  if (!parties.ok || !parties.value[0]) throw new Error('the settings of Harbor are refused')
  const harbor: Harbor = {
    party: parties.value[0],
    books,
    asked,
    disturb: () => false,
    says: (paymentId, word, more = {}) => {
      const payment = books.get(paymentId)
      if (!payment) throw new Error('Harbor does not know this payment')
      const { currency, minor: amount, reference } = payment
      payment.said = { word, currency, minor: amount, transactionId: `t-${reference}`, at: new Date().toISOString(), ...more }
      return payment.said
    },
    adopt: (paymentIds) => {
      for (const paymentId of paymentIds) {
        const sum = { currency: 'USD', minor: '1999' }
        const reference = `r-${paymentId}`
        const word = { ...sum, word: 'PENDING' as const, transactionId: reference, at: new Date().toISOString() }
        books.set(paymentId, { ...sum, paymentId, reference, said: word })
      }
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return harbor
}
