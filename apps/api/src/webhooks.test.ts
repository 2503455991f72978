import { readParties } from '@lagoon/contract/parties/parties'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../test/support/accounts.ts'
import { HARBOR_SECRET, harborHeaders, harborRead, harborVerify } from '../test/support/harbor.ts'
import { harborPayments, startHarbor, type Harbor } from '../test/support/harborPayments.ts'
import { startNode, type TestNode } from '../test/support/node.ts'
import type { IdentityProtocol } from './identity/protocol.ts'

const seen: string[] = []

const harborIdentity: IdentityProtocol = {
  open: async () => Promise.reject(new Error('nobody opens it')),
  read: async () => null,
  notices: {
    verify: (party, call) => harborVerify(party.secret)(call),
    read: (_party, body) => harborRead(body),
    say: (_party, { body }) => {
      seen.push(harborRead(body)?.eventId ?? '')
      return { ignore: 'a test of the notices' }
    },
  },
  browserAccess: ({ origin }) => ({ name: 'Harbor', origin, clientKeys: { id: 'id-key', addressProof: 'address-key' } }),
}

let outside: Harbor
let node: TestNode
beforeAll(async () => {
  outside = await startHarbor('harbor-cards')
  const list = JSON.stringify([{ id: 'harbor-cards', protocol: 'harbor', origin: outside.party.origin, secretEnv: 'HARBOR_SECRET' }])
  const identity = readParties('IDENTITY', list, ['harbor'], { HARBOR_SECRET })
  if (!identity.ok) throw new Error('the settings are refused')
  const protocols = { payments: { harbor: harborPayments }, payouts: {}, identity: { harbor: harborIdentity } }
  node = await startNode({ payments: [outside.party], identity: identity.value }, [], protocols)
})
afterAll(async () => {
  await node?.app.stop()
  await outside?.stop()
})

const post = (path: string, body: string, headers: Record<string, string>) => fetch(node.address + path, { method: 'POST', body, headers })
const deliver = (kind: 'payments' | 'identity', event: object, headers?: Record<string, string>) => {
  const body = JSON.stringify(event)
  return post(webhookPath(kind, 'harbor-cards'), body, headers ?? harborHeaders(body))
}
const reasons = async (): Promise<readonly unknown[]> =>
  node.app.services.database.kysely
    .selectFrom('webhook_event')
    .select(['event_id', 'state', 'reason'])
    .where('kind', '=', 'payments')
    .execute()
const event = { id: 'e-1', subject: 'h-pay-1', at: '2026-11-22T09:00:00.000Z', test: true }

describe('a provider of a new protocol', () => {
  it('is kept once, however often it comes, and says what became of it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver('payments', event)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const kept = await eventually(async () => {
      const events = await reasons()
      return events.some((row) => (row as { state: string }).state !== 'WAITING') ? events : undefined
    })
    expect(kept).toEqual([{ event_id: 'e-1', state: 'DROPPED', reason: 'a test of the notices' }])
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
