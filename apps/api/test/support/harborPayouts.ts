import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minor } from '@lagoon/contract/money/money'
import { currencies } from '@lagoon/contract/money/price'
import { readParties, type Party } from '@lagoon/contract/parties/parties'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { payoutFailures } from '@lagoon/contract/withdrawal/enums'
import * as v from 'valibot'
import type { PayoutProtocol, PayoutReading } from '../../src/payouts/protocol.ts'
import { HARBOR_SECRET, harborHeaders, harborRead, harborVerify } from './harbor.ts'

const said = v.object({
  word: v.picklist(['SENT', 'PAID', 'FAILED', 'RETURNED']),
  reference: v.string(),
  currency: v.picklist(currencies),
  minor: v.pipe(v.string(), v.digits()),
  at: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.optional(v.picklist(payoutFailures)),
  isRetryable: v.optional(v.boolean()),
  returnId: v.optional(v.string()),
})
/** What Harbor says of a payout, as it stands in its answers and notices. */
export type HarborPayoutSaid = v.InferOutput<typeof said>

const readingOf = ({ currency, minor: amount, at, ...rest }: HarborPayoutSaid): PayoutReading =>
  ({ ...rest, price: { currency, minor: minor(BigInt(amount)) }, at: new Date(at) }) as PayoutReading

const ask = async (party: Party, path: string, body: object, signal: AbortSignal): Promise<unknown> => {
  const text = JSON.stringify(body)
  const response = await fetch(party.origin + path, { method: 'POST', body: text, headers: harborHeaders(text), signal })
  if (!response.ok) throw new Error(`Harbor answered ${response.status}`)
  return response.json()
}

/** What a folder `payouts/harbor` would hold: the whole of a provider of a new protocol that pays out. */
export const harborPayouts: PayoutProtocol = {
  ways: ['BANK'],
  name: 'Harbor',
  visibilitySeconds: 0,
  paidAfterDays: null,
  watchDays: 60,
  send: async (party, { attemptId, withdrawalId, price, destination }, signal) => {
    const body = { attemptId, withdrawalId, currency: price.currency, minor: String(price.minor), destination }
    return readingOf(v.parse(said, await ask(party, '/send', body, signal)))
  },
  read: async (party, { attemptId }, signal) => {
    const answer = v.parse(v.union([v.strictObject({}), said]), await ask(party, '/read', { attemptId }, signal))
    return 'word' in answer ? readingOf(answer) : null
  },
  notices: {
    verify: (party, call) => harborVerify(party.secret)(call),
    read: (_party, body) => harborRead(body),
    say: async (_party, { body }) => {
      const sent = parseJson(body.toString()) as { subject: string; said?: unknown; test?: boolean }
      if (sent.test) return { ignore: 'a test of the notices' }
      const of = { attemptId: sent.subject }
      return sent.said === undefined ? { of, ask: true } : { of, reading: readingOf(v.parse(said, sent.said)) }
    },
  },
}

/** What Harbor's own books keep of a payout. */
export interface HarborPayout {
  readonly attemptId: string
  readonly withdrawalId: string
  readonly destination: unknown
  /** What it says when it is asked. */
  said: HarborPayoutSaid
}

/** What stands in the way of a call: before it reaches the books, or after they were written and before the answer. */
export type Disturbance = (path: string, attemptId: string, response: ServerResponse) => boolean | Promise<boolean>

export interface HarborBank {
  readonly party: Party
  /** What was paid out, by the key of the attempt: each one is money. */
  readonly books: ReadonlyMap<string, HarborPayout>
  /** Every call, oldest first. */
  readonly calls: { readonly path: string; readonly attemptId: string }[]
  before: Disturbance
  after: Disturbance
  /** What a new payout is answered with. @default PAID */
  opens: (attemptId: string) => Partial<HarborPayoutSaid>
  /** What Harbor says of a payout from now on; gives it for a notice. */
  readonly says: (attemptId: string, word: HarborPayoutSaid['word'], more?: Partial<HarborPayoutSaid>) => HarborPayoutSaid
  readonly stop: () => Promise<void>
}

const pass: Disturbance = () => false

/** The settings of Harbor as a provider that pays out. */
export const harborParty = (origin: string, id = 'harbor-bank'): Party => {
  const parties = readParties('PAYOUTS', JSON.stringify([{ id, protocol: 'harbor', origin, secret: HARBOR_SECRET }]), ['harbor'], {})
  if (!parties.ok || !parties.value[0]) throw new Error('the settings of Harbor are refused')
  return parties.value[0]
}

/** Harbor itself, on a port of its own: it pays what it is sent, once for each key, and answers by its books. */
export const startHarborBank = async (id = 'harbor-bank'): Promise<HarborBank> => {
  const books = new Map<string, HarborPayout>()
  const calls: HarborBank['calls'] = []
  const answers: Readonly<Record<string, (body: Record<string, unknown>) => object>> = {
    '/send': ({ attemptId: key, withdrawalId, currency, minor: amount, destination }) => {
      const attemptId = String(key)
      const known = books.get(attemptId)
      if (known) return known.said
      const sum = { reference: `h-${attemptId}`, currency: currency as 'USD', minor: String(amount), at: new Date().toISOString() }
      const opened: HarborPayoutSaid = { word: 'PAID', ...sum, ...bank.opens(attemptId) }
      books.set(attemptId, { attemptId, withdrawalId: String(withdrawalId), destination, said: opened })
      return opened
    },
    '/read': ({ attemptId }) => books.get(String(attemptId))?.said ?? {},
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Record<string, unknown>
    const path = request.url ?? ''
    const attemptId = String(body['attemptId'])
    calls.push({ path, attemptId })
    if (await bank.before(path, attemptId, response)) return
    const reply = answers[path]?.(body)
    if (await bank.after(path, attemptId, response)) return
    response.end(JSON.stringify(reply))
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bank: HarborBank = {
    party: harborParty(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, id),
    books,
    calls,
    before: pass,
    after: pass,
    opens: () => ({}),
    says: (attemptId, word, more = {}) => {
      const payout = books.get(attemptId)
      if (!payout) throw new Error('Harbor does not know this payout')
      payout.said = { ...payout.said, word, at: new Date().toISOString(), ...more }
      return payout.said
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return bank
}

/** Answers 503 instead of what would have been said. */
export const unavailable = (response: ServerResponse): boolean => Boolean(response.writeHead(503).end())
