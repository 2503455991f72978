import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minor } from '@lagoon/contract/money/money'
import { readParties, type Party } from '@lagoon/contract/parties/parties'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../test/support/accounts.ts'
import { HARBOR_SECRET, harborHeaders, harborRead, harborVerify } from '../test/support/harbor.ts'
import { startNode, type TestNode } from '../test/support/node.ts'
import type { IdentityProtocol } from './identity/identity.ts'
import type { PaymentProtocol, PaymentReading } from './payments/payments.ts'

/** What Harbor's own books say, by reference. */
const books = new Map<string, PaymentReading>()
const seen: string[] = []

const ask = async <T>(party: Party, path: string, body: unknown): Promise<T> =>
  (
    await fetch(party.origin + path, { method: 'POST', body: JSON.stringify(body), headers: harborHeaders(JSON.stringify(body)) })
  ).json() as T

// What `payments/harbor/` would hold: the whole of a new payment provider.
const harborPayments: PaymentProtocol = {
  start: (party, { paymentId }) => ask(party, '/start', { paymentId }),
  read: async (party, { reference }) => {
    const { state } = await ask<{ state?: PaymentReading['state'] }>(party, '/read', { reference })
    return state ? { state, price: { currency: 'USD', minor: minor(2_000n) } } : null
  },
  webhook: (_services, party) => ({
    verify: harborVerify(party.secret),
    read: harborRead,
    handle: async ({ eventId, subject }) => {
      const reading = await harborPayments.read(party, { paymentId: subject, reference: subject })
      return { apply: (transaction) => sql`INSERT INTO harbor_seen VALUES (${`${eventId} ${reading?.state}`})`.execute(transaction) }
    },
  }),
}
const harborIdentity: IdentityProtocol = {
  start: async (_party, { playerId }) => ({ reference: playerId, opening: 'https://harbor.test/frame' }),
  read: async (_party, _reference) => ({ state: 'completed', level: 'basic' }),
  webhook: (_services, party) => ({
    verify: harborVerify(party.secret),
    read: harborRead,
    handle: async ({ eventId }) => ({ apply: async () => seen.push(eventId) }),
  }),
}

let outside: Server
let node: TestNode
let party: Party
beforeAll(async () => {
  outside = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { paymentId, reference } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
      if (paymentId) books.set(`h-${paymentId}`, { state: 'PENDING', price: { currency: 'USD', minor: minor(2_000n) } })
      response.end(
        JSON.stringify(
          paymentId ? { reference: `h-${paymentId}`, payUrl: 'https://harbor.test/pay' } : { state: books.get(reference ?? '')?.state },
        ),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(outside, 'listening')
  const origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  const list = JSON.stringify([{ id: 'harbor-cards', protocol: 'harbor', origin, secretEnv: 'HARBOR_SECRET' }])
  const payments = readParties('PAYMENTS', list, ['harbor'], { HARBOR_SECRET })
  const identity = readParties('IDENTITY', list, ['harbor'], { HARBOR_SECRET })
  if (!payments.ok || !identity.ok || !payments.value[0]) throw new Error('the settings are refused')
  party = payments.value[0]
  const protocols = { payments: { harbor: harborPayments }, identity: { harbor: harborIdentity } }
  node = await startNode({ payments: payments.value, identity: identity.value }, [], protocols)
  await sql`CREATE TABLE harbor_seen (event text)`.execute(node.app.services.database.kysely)
})
afterAll(async () => {
  await node?.app.stop()
  outside?.close()
})

const post = (path: string, body: string, headers: Record<string, string>) => fetch(node.address + path, { method: 'POST', body, headers })
const deliver = (kind: 'payments' | 'identity', event: object, headers?: Record<string, string>) => {
  const body = JSON.stringify(event)
  return post(webhookPath(kind, 'harbor-cards'), body, headers ?? harborHeaders(body))
}
const seenPayments = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ event: string }>`SELECT event FROM harbor_seen`.execute(node.app.services.database.kysely)
  return rows.map(({ event }) => event)
}
const event = { id: 'e-1', subject: 'h-pay-1', at: '2026-11-22T09:00:00.000Z' }

describe('a provider of a new protocol', () => {
  it('is begun, heard and asked, and what it told is seen once', async () => {
    const started = await harborPayments.start(party, {
      paymentId: 'pay-1',
      price: { currency: 'USD', minor: minor(2_000n) },
      returnUrl: 'http://lagoon.test/return',
    })
    expect(started.reference).toBe('h-pay-1')
    books.set(started.reference, { state: 'SUCCEEDED', price: { currency: 'USD', minor: minor(2_000n) } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver('payments', event)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await eventually(async () => ((await seenPayments()).length > 0 ? true : undefined))
    expect(await deliver('payments', event)).toMatchObject({ status: 200 })
    await eventually(async () => {
      const { rows } = await sql<{ state: string }>`SELECT state FROM webhook_event`.execute(node.app.services.database.kysely)
      return rows.every(({ state }) => state === 'DONE') ? true : undefined
    })
    expect(await seenPayments()).toEqual(['e-1 SUCCEEDED'])
  })

  it('has an address for each kind', async () => {
    expect((await deliver('identity', { ...event, id: 'k-1' })).status).toBe(200)
    await eventually(() => (seen.length > 0 ? true : undefined))
    expect(seen).toEqual(['k-1'])
  })

  it.each<[string, () => Promise<Response>, number, string, string]>([
    ['no signature', () => deliver('payments', event, {}), 401, 'UNAUTHENTICATED', 'signature'],
    [
      'an old time',
      () => deliver('payments', event, harborHeaders(JSON.stringify(event), { signedAt: Date.now() - 400_000 })),
      401,
      'UNAUTHENTICATED',
      'too long ago',
    ],
    ['no event', () => deliver('payments', { hello: 1 }), 400, 'BAD_INPUT', 'not an event'],
    ['another body under a known id', () => deliver('payments', { ...event, subject: 'h-pay-2' }), 409, 'BAD_INPUT', 'another body'],
    ['too much', () => deliver('payments', { ...event, note: 'x'.repeat(70_000) }), 413, 'TOO_LARGE', 'too long'],
    ['a name that nobody has', () => post('/webhooks/payments/nobody', '{}', {}), 404, 'UNKNOWN_OPERATION', 'doesn’t accept'],
    ['a GET', () => fetch(`${node.address}/webhooks/payments/harbor-cards`), 404, 'UNKNOWN_OPERATION', 'doesn’t accept'],
  ])('is answered in a word when it comes with %s', async (_what, send, status, code, word) => {
    const response = await send()
    expect(await response.json()).toMatchObject({ status, code, message: expect.stringContaining(word) })
    expect(response.status).toBe(status)
    expect(node.logged()).not.toContain(HARBOR_SECRET)
  })
})
