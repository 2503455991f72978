import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperatorCommand, OperatorReply } from '@lagoon/contract/wire/operator/operator'
import { canonicalText } from '@lagoon/contract/wire/signing/signing'
import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startIpLookup } from '../../ipLookup/startIpLookup.ts'
import { startMarketing, type Marketing } from '../../marketing/startMarketing.ts'
import type { DeskCommand } from '../contract.ts'
import type { PaymentDesk } from '../../payments/desk.ts'
import type { PayoutDesk } from '../../payouts/desk.ts'
import { everyPayoutAnswer, type PayoutChoices } from '../../payouts/outcomes.ts'
import { nextPayoutWish } from '../../payouts/server/payoutBook.ts'
import type { Choices } from '../../payments/outcomes.ts'
import { nextWish } from '../../payments/server/nextWish.ts'
import { quietState } from '../testing/quietState.ts'
import { createDesk, untouchedSwitches, type OwnSwitches } from './desk.ts'
import { platformClient } from './platformClient.ts'
import { startDesk } from './startDesk.ts'

const [deskPort, lookupPort, marketingPort] = [4271, 4272, 4273]
const SECRET = 'a secret of the desk for tests, long enough'
const ORIGIN = 'http://lagoon.test'
const state: OperatorReply = {
  ...quietState,
  needsLook: {
    incidents: [
      {
        ...{ id: '7', provider: 'cards', kind: 'MISMATCH', at: '2026-11-22T10:00:00.000Z', reason: 'asked for $19.99' },
        payment: { id: 'p-1', expected: { currency: 'USD', minor: '1999' }, came: [{ currency: 'EUR', minor: '1999' }] },
      },
    ],
    refusedWebhooks: [{ provider: 'coins', reason: 'BAD_SIGNATURE', times: 2, lastAt: '2026-11-22T10:00:00.000Z' }],
    frozenStreams: [
      {
        ...{ id: '6f1c2f0e-6a53-4a4e-9a1c-0f5d3a7b9c21', provider: 'northlight', player: 'ada', game: 'Comet Line' },
        ...{ reason: 'FORK', at: '2026-11-22T10:00:00.000Z', booked: 4 },
      },
    ],
  },
}

/** A platform that checks the signature, writes down what it was told, and knows one player. */
let platform: Server
let told: OperatorCommand[]
const platformAnswer = async (request: IncomingMessage): Promise<OperatorReply> => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { 'x-timestamp': at, 'x-nonce': nonce, 'x-provider': signer, 'x-signature': given } = request.headers
  const signed = createHmac('sha256', SECRET)
    .update(canonicalText('POST', request.url ?? '', String(at), String(nonce), body))
    .digest('hex')
  if (signer !== 'operator' || signed !== given) return { status: 'BAD_SIGNATURE' }
  const command = JSON.parse(body) as OperatorCommand | { do?: undefined }
  if (command.do === undefined) return state
  if ('player' in command && command.player !== 'marina') return { status: 'PLAYER_NOT_FOUND' }
  if (command.do === 'closeIncident' && command.id !== '7') return { status: 'INCIDENT_NOT_FOUND' }
  told.push(command)
  return state
}

let own: OwnSwitches
let marketing: Marketing
let payments: PaymentDesk[]
let payouts: PayoutDesk[]
let acted: string[]
let stops: (() => Promise<void>)[]
/** A payment provider with one payment that can be refunded. */
const payDesk = (id: string, outcomes: Choices['outcomes']): PaymentDesk => {
  const choices: Choices = { outcomes, notices: ['AT_ONCE', 'NEVER'], starts: ['ANSWERS'] }
  const next = nextWish(choices)
  const listed = { id: 'p-1', title: 'A pouch', amount: '19.99 USD', state: 'Paid', at: '2026-11-22T10:00:00.000Z' }
  return {
    state: () => ({ id, name: id, choices, next: next.get(), payments: [{ ...listed, actions: [{ id: 'REFUND', label: 'Refund' }] }] }),
    setNext: next.set,
    act: async (payment, action) => payment === 'p-1' && action === 'REFUND' && acted.push(`${id} ${action}`) > 0,
  }
}
/** A provider of payouts with one that can be returned. */
const payoutDesk = (id: string): PayoutDesk => {
  const choices: PayoutChoices = { outcomes: ['PAYS', 'DECLINED'], notices: ['AT_ONCE'], answers: everyPayoutAnswer }
  const next = nextPayoutWish(choices)
  const listed = { id: 'o-1', title: 'noah', amount: '19.99 USD', state: 'Paid', at: '2026-11-22T10:00:00.000Z' }
  return {
    state: () => ({ id, name: id, choices, next: next.get(), payouts: [{ ...listed, actions: [{ id: 'RETURN', label: 'Return' }] }] }),
    setNext: next.set,
    act: async (payout, action) => payout === 'o-1' && action === 'RETURN' && acted.push(`${id} ${action}`) > 0,
  }
}
const start = async (secret = SECRET) => {
  const productOrigin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
  const desk = createDesk({
    platform: platformClient(productOrigin, secret),
    own,
    marketing,
    payments,
    payouts,
    identity: [],
    productOrigin,
    backOffice: 'http://office.test',
  })
  stops.push(await startDesk({ port: deskPort, desk, page: null, log: pino({ level: 'silent' }) }))
}
beforeEach(async () => {
  told = []
  own = untouchedSwitches()
  acted = []
  payments = [payDesk('cards', ['PAYS', 'INSUFFICIENT_FUNDS']), payDesk('coins', ['PAYS', 'PAYS_HALF'])]
  payouts = [payoutDesk('cards')]
  stops = []
  platform = createServer((request, response) => {
    void platformAnswer(request).then((reply) => response.writeHead(reply.status === 'OK' ? 200 : 401).end(JSON.stringify(reply)))
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  stops.push(await startIpLookup({ port: lookupPort, platformOrigin: ORIGIN, settings: () => own.lookup }))
  marketing = await startMarketing({ port: marketingPort, platformOrigin: ORIGIN, mode: () => own.marketing })
  stops.push(marketing.stop)
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  platform.closeAllConnections()
  platform.close()
})

const ask = async (command: DeskCommand | object, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${deskPort}/api/command`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(command),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const lookup = () => fetch(`http://127.0.0.1:${lookupPort}/country`, { signal: AbortSignal.timeout(400) })

test('a scene puts everything back, then sets its switches, for the player of the desk', async () => {
  await start()
  expect((await ask({ on: 'scene', key: 'maintenance-with-text', player: 'marina' })).status).toBe(200)
  expect(told.map((command) => command.do)).toEqual(['reset', 'maintenance'])
  told = []
  await ask({ on: 'scene', key: 'push-in-the-foreground', player: 'marina' })
  expect(told).toMatchObject([{ do: 'reset' }, { do: 'push', player: 'marina', title: 'High tide tonight' }])
  expect(await ask({ on: 'scene', key: 'logged-out-by-another-device', player: 'nobody' })).toMatchObject({
    status: 422,
    body: { done: false, reason: 'PLAYER_NOT_FOUND' },
  })
})

test('says why nothing was done: another secret, no platform, no such scene', async () => {
  await start('another secret of the desk, long enough')
  expect((await ask({ on: 'everything' })).body).toEqual({ done: false, reason: 'BAD_SIGNATURE' })
  expect((await ask({ on: 'scene', key: 'nowhere', player: 'marina' })).body).toEqual({ done: false, reason: 'BAD_REQUEST' })
  platform.closeAllConnections()
  await new Promise((resolve) => platform.close(resolve))
  expect((await ask({ on: 'everything' })).body).toEqual({ done: false, reason: 'UNREACHABLE' })
  expect(told).toEqual([])
})

test('takes commands from its own page only', async () => {
  await start()
  expect((await ask({ on: 'everything' }, { origin: 'http://evil.test' })).status).toBe(403)
  expect((await ask({ on: 'everything' }, { 'content-type': 'text/plain' })).status).toBe(403)
  expect((await ask({ on: 'elsewhere' })).status).toBe(400)
  expect(told).toEqual([])
  expect((await ask({ on: 'everything' }, { origin: `http://127.0.0.1:${deskPort}` })).status).toBe(200)
})

test('answers nobody who came by another name', async () => {
  await start()
  // fetch does not let a caller name the host.
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      get({ host: '127.0.0.1', port: deskPort, path: '/api/state', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject),
    )
  expect(await statusAt(`rebound.example:${deskPort}`)).toBe(421)
  expect(await statusAt(`localhost.example:${deskPort}`)).toBe(421)
  expect(await statusAt(`localhost:${deskPort}`)).toBe(200)
})

test('the look-up says to the app, and only to it, what the desk tells it to', async () => {
  await start()
  const first = await lookup()
  expect([await first.json(), first.headers.get('access-control-allow-origin')]).toEqual([{ country: 'US' }, ORIGIN])
  await ask({ on: 'lookup', settings: { mode: 'answers', country: 'CA' } })
  expect(await (await lookup()).json()).toEqual({ country: 'CA' })
  await ask({ on: 'lookup', settings: { mode: 'fails', country: 'CA' } })
  expect((await lookup()).status).toBe(500)
  await ask({ on: 'lookup', settings: { mode: 'hangs', country: 'CA' } })
  await expect(lookup()).rejects.toThrow('timeout')
  expect((await ask({ on: 'lookup', settings: { mode: 'answers', country: 'Canada' } })).status).toBe(400)
  await ask({ on: 'everything' })
  expect(await (await lookup()).json()).toEqual({ country: 'US' })
})

test('the marketing script is served or blocked, and what it was told stands on the desk', async () => {
  await start()
  const origin = `http://127.0.0.1:${marketingPort}`
  const script = await fetch(`${origin}/sdk.js`)
  expect([script.status, script.headers.get('content-type'), script.headers.get('cross-origin-resource-policy')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'cross-origin',
  ])
  expect(await script.text()).toContain('window.optimoveSDK')
  const call = { name: 'setPageVisit', page: '/games', detail: '["/games"]' }
  expect((await fetch(`${origin}/calls`, { method: 'POST', body: JSON.stringify(call) })).status).toBe(204)
  expect((await fetch(`${origin}/calls`, { method: 'POST', body: '{"name":1}' })).status).toBe(400)
  const desk = (await (await fetch(`http://127.0.0.1:${deskPort}/api/state`)).json()) as { marketing: { calls: unknown[] } }
  expect(desk.marketing.calls).toMatchObject([call])
  await ask({ on: 'marketing', mode: 'blocked' })
  expect((await fetch(`${origin}/sdk.js`)).status).toBe(404)
  await ask({ on: 'marketingCalls' })
  expect(marketing.calls()).toEqual([])
})

test('the next payment is set where it can happen, and a payment is refunded where it stands', async () => {
  await start()
  const wish = { outcome: 'PAYS_HALF', notice: 'NEVER', start: 'ANSWERS' } as const
  expect((await ask({ on: 'nextPayment', provider: 'cards', wish })).body).toEqual({ done: false, reason: 'BAD_REQUEST' })
  expect((await ask({ on: 'nextPayment', provider: 'coins', wish })).status).toBe(200)
  expect((await ask({ on: 'nextPayment', provider: 'coins', wish: { ...wish, outcome: 'VANISHES' } })).status).toBe(400)
  expect(payments.map((provider) => provider.state().next)).toEqual([null, wish])
  await ask({ on: 'scene', key: 'payment-fails', player: 'marina' })
  const declined = { outcome: 'INSUFFICIENT_FUNDS', notice: 'AT_ONCE', start: 'ANSWERS' }
  expect(payments.map((provider) => provider.state().next)).toEqual([declined, null])
  expect((await ask({ on: 'payment', provider: 'coins', payment: 'p-1', action: 'REFUND' })).status).toBe(200)
  expect((await ask({ on: 'payment', provider: 'coins', payment: 'p-2', action: 'REFUND' })).status).toBe(422)
  expect((await ask({ on: 'payment', provider: 'shells', payment: 'p-1', action: 'REFUND' })).status).toBe(422)
  expect(acted).toEqual(['coins REFUND'])
  await ask({ on: 'everything' })
  expect(payments.map((provider) => provider.state().next)).toEqual([null, null])
})

test('what needs a look is passed on from the platform, and an incident is done once', async () => {
  await start()
  const desk = (await (await fetch(`http://127.0.0.1:${deskPort}/api/state`)).json()) as { platform: OperatorReply }
  expect(desk.platform).toEqual(state)
  expect((await ask({ on: 'platform', command: { do: 'closeIncident', id: '7' } })).status).toBe(200)
  expect((await ask({ on: 'platform', command: { do: 'closeIncident', id: '8' } })).body).toEqual({
    done: false,
    reason: 'INCIDENT_NOT_FOUND',
  })
  expect((await ask({ on: 'platform', command: { do: 'closeIncident', id: '7 OR TRUE' } })).status).toBe(400)
  expect(told).toEqual([{ do: 'closeIncident', id: '7' }])
})

test('the next payout is set where it can happen, and a payout is returned where it stands', async () => {
  await start()
  const wish = { outcome: 'DECLINED', notice: 'AT_ONCE', answer: 'MADE_BUT_LOST' } as const
  expect((await ask({ on: 'nextPayout', provider: 'cards', wish: { ...wish, outcome: 'NOT_CLAIMED' } })).status).toBe(422)
  expect((await ask({ on: 'nextPayout', provider: 'cards', wish: { ...wish, outcome: 'VANISHES' } })).status).toBe(400)
  expect((await ask({ on: 'nextPayout', provider: 'cards', wish })).status).toBe(200)
  expect(payouts.map((provider) => provider.state().next)).toEqual([wish])
  expect((await ask({ on: 'payout', provider: 'cards', payout: 'o-1', action: 'RETURN' })).status).toBe(200)
  expect((await ask({ on: 'payout', provider: 'cards', payout: 'o-2', action: 'RETURN' })).status).toBe(422)
  expect(acted).toEqual(['cards RETURN'])
  await ask({ on: 'everything' })
  expect(payouts.map((provider) => provider.state().next)).toEqual([null])
})
