import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minor } from '@lagoon/contract/money/money'
import type { Party } from '@lagoon/contract/parties/parties'
import { isAddressOn } from '@lagoon/contract/crypto/addresses'
import { freePort } from '@lagoon/testing/freePort'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forumPay } from '../../apps/api/src/payments/forumPay/forumPay.ts'
import type { InvoiceStep, PaymentOrder, StartedPayment } from '../../apps/api/src/payments/protocol.ts'
import { startProvider } from '../../apps/sandbox/src/payments/forumPay/server/startProvider.ts'
import { walletPaths, type Act, type Pace } from '../../apps/sandbox/src/payments/forumPay/contract.ts'
import type { NoticeWay } from '../../apps/sandbox/src/payments/outcomes.ts'

const SECRET = 'a secret of the crypto provider, long enough'
const signal = new AbortController().signal
const paymentId = '0192f7b1-0c42-7f6e-b2d8-91a7c4e05f13'

const listening = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

const open = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forumpay-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = { apiUser: 'lagoon', posId: 'web' }
  let passed = 0
  const run = () =>
    startProvider(
      {
        ...{ id: 'forumpay', port, origin, platformOrigin: 'http://localhost:1', secret: SECRET, settings, dataDir, openPage: null },
        log: pino({ level: 'silent' }),
      },
      () => Date.now() + passed,
    )
  let provider = await run()
  const hints: string[] = []
  const merchant = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString('utf8')
      hints.push(body)
      response.writeHead(200).end()
    })()
  })
  const noticeUrl = `http://127.0.0.1:${await listening(merchant)}/webhooks/payments/forumpay`
  const party: Party = { id: 'forumpay', protocol: 'forumPay', origin, secret: SECRET, settings }
  const order = (id = 'BTC'): PaymentOrder => ({
    paymentId,
    title: 'Chest',
    price: { currency: 'USD', minor: minor(1999n) },
    player: { reference: 'p-1', email: 'noah@lagoon.localhost', firstName: 'Noah', lastName: 'R', country: 'US', ipAddress: null },
    returnUrl: 'http://localhost:1/forum-pay-call-back',
    noticeUrl,
    choice: { kind: 'CURRENCY', id },
  })
  let last: StartedPayment | undefined
  const post = (path: string, body: object) =>
    fetch(new URL(path, origin), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const startedAt = new Date()
  return {
    party,
    order,
    hints,
    origin,
    post,
    startedAt,
    start: async (own: Party = party, id?: string) => (last = await forumPay.start(own, order(id), signal)),
    read: async (own: Party = party) => {
      const reading = await forumPay.read(own, { paymentId, reference: last?.reference ?? null, startedAt }, signal)
      const step = reading?.step as InvoiceStep
      return { word: reading?.word, step, reading }
    },
    desk: () => provider.desk,
    act: (act: Act, pace: Pace = 'FAST') => post(walletPaths.act, { paymentId: last?.reference, act, pace }),
    notice: (notice: NoticeWay) => post(walletPaths.notice, { paymentId: last?.reference, notice }),
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
    restart: async () => {
      await provider.stop()
      provider = await run()
    },
    close: async () => {
      await provider.stop()
      await new Promise((resolve) => merchant.close(resolve))
      await rm(dataDir, { recursive: true })
    },
  }
}

let it: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  it = await open()
})
afterEach(() => it.close())

const MINUTE = 60_000

test('every currency comes with its network, its amount and its fee, and can be paid to an address of that network', async () => {
  const offers = await forumPay.currencies!(it.party, it.order().price, signal)
  expect(offers.map(({ id, code, network }) => [id, code, network])).toEqual([
    ['BTC', 'BTC', 'Bitcoin'],
    ['ETH', 'ETH', 'Ethereum'],
    ['LTC', 'LTC', 'Litecoin'],
    ['USDT-ERC20', 'USDT', 'Ethereum (ERC-20)'],
    ['USDT-TRC20', 'USDT', 'Tron (TRC-20)'],
    ['USDT-POLYGON', 'USDT', 'Polygon'],
  ])
  const networks = ['BITCOIN', 'ETHEREUM', 'LITECOIN', 'ETHEREUM', 'TRON', 'POLYGON'] as const
  for (const [at, { id }] of offers.entries()) {
    const started = await forumPay.start(it.party, { ...it.order(id), paymentId: crypto.randomUUID() }, signal)
    const step = started.step as InvoiceStep
    expect(isAddressOn(networks[at]!, step.address)).toBe(true)
    expect(step.uri).toContain(step.address)
    expect(step).toMatchObject({ kind: 'INVOICE', state: 'WAITING', received: '0', missing: null })
    expect(step.expiresAt.getTime() - step.issuedAt.getTime()).toBe(15 * MINUTE)
  }
})

test('a limit of the provider leaves a currency out', async () => {
  expect(await forumPay.currencies!(it.party, { currency: 'USD', minor: minor(49n) }, signal)).toEqual([])
})

test('paid exactly: waiting, processing with its confirmations, confirmed for the sum of the order', async () => {
  await it.start()
  expect(await it.read()).toMatchObject({ word: 'PENDING', step: { state: 'WAITING' } })
  await it.act('SEND_ALL', 'SLOW')
  expect(await it.read()).toMatchObject({ word: 'PENDING', step: { state: 'PROCESSING', confirmations: 0, minConfirmations: 2 } })
  it.pass(6 * MINUTE)
  expect(await it.read()).toMatchObject({ word: 'PENDING', step: { state: 'PROCESSING', confirmations: 1 } })
  it.pass(20 * MINUTE)
  const { reading, step } = await it.read()
  expect(reading).toMatchObject({ word: 'SUCCEEDED', price: { currency: 'USD', minor: 1999n }, transactionId: reading?.reference })
  expect(step).toMatchObject({ state: 'CONFIRMED', received: step.amount })
})

test('what was seen in time and is not confirmed is waited for without a limit', async () => {
  await it.start()
  await it.act('SEND_ALL', 'NEVER')
  it.pass(48 * 60 * MINUTE)
  expect(await it.read()).toMatchObject({ word: 'PENDING', step: { state: 'PROCESSING' } })
  await it.act('CONFIRM')
  expect(await it.read()).toMatchObject({ word: 'SUCCEEDED' })
})

test('row 29: half paid and then the rest in time succeeds', async () => {
  await it.start()
  await it.act('SEND_HALF')
  it.pass(MINUTE)
  const short = await it.read()
  expect(short).toMatchObject({ word: 'UNDERPAID', step: { state: 'UNDERPAID' } })
  expect(short.reading?.until?.getTime()).toBe(it.startedAt.getTime() + 15 * MINUTE)
  expect(short.step.uri).toContain(`amount=${short.step.missing}`)
  expect(short.step.uri).toContain(short.step.address)
  await it.act('SEND_ALL')
  it.pass(MINUTE)
  expect(await it.read()).toMatchObject({ word: 'SUCCEEDED', step: { state: 'CONFIRMED', received: short.step.amount, missing: null } })
})

test('row 29: half paid, and the rest after its time, is late until the merchant accepts it', async () => {
  await it.start()
  await it.act('SEND_HALF')
  it.pass(MINUTE)
  expect((await it.read()).word).toBe('UNDERPAID')
  it.pass(15 * MINUTE)
  expect(await it.read()).toMatchObject({ word: 'LATE', step: { state: 'EXPIRED' } })
  await it.act('SEND_ALL')
  it.pass(MINUTE)
  expect((await it.read()).word).toBe('LATE')
  await it.act('ACCEPT')
  expect((await it.read()).reading).toMatchObject({ word: 'SUCCEEDED', price: { minor: 1999n } })
})

test('row 29: paid too much is confirmed for the sum of the order', async () => {
  await it.start()
  await it.act('SEND_MORE')
  it.pass(MINUTE)
  const { reading, step } = await it.read()
  expect(reading).toMatchObject({ word: 'SUCCEEDED', price: { currency: 'USD', minor: 1999n } })
  expect(Number(step.received)).toBeGreaterThan(Number(step.amount))
})

test('nothing came: it is over; what comes then is late', async () => {
  await it.start()
  it.pass(16 * MINUTE)
  expect(await it.read()).toMatchObject({ word: 'EXPIRED', step: { state: 'EXPIRED', received: '0' } })
  await it.act('SEND_ALL')
  it.pass(MINUTE)
  expect(await it.read()).toMatchObject({ word: 'LATE', step: { state: 'EXPIRED' } })
})

test('given up by the player it is cancelled, and cannot be once money was seen', async () => {
  const { reference } = await it.start()
  await it.act('SEND_HALF')
  await expect(forumPay.cancel!(it.party, { paymentId, reference }, signal)).rejects.toThrow('cannot be cancelled')
  await it.act('REPLACE')
  await forumPay.cancel!(it.party, { paymentId, reference }, signal)
  expect((await it.read()).word).toBe('CANCELLED')
})

test('held back by the provider it is blocked, and released it goes on', async () => {
  await it.start()
  await it.act('SEND_ALL')
  await it.act('BLOCK')
  expect(await it.read()).toMatchObject({ word: 'BLOCKED', step: { state: 'BLOCKED' } })
  await it.act('UNBLOCK')
  it.pass(MINUTE)
  expect((await it.read()).word).toBe('SUCCEEDED')
})

test('without confirmations it counts only where the operator says so, and is taken back where it was replaced', async () => {
  const trusting: Party = { ...it.party, settings: { ...it.party.settings, acceptZeroConfirmations: 'on' } }
  await it.start(trusting)
  await it.act('SEND_ALL', 'NEVER')
  expect((await it.read(trusting)).word).toBe('SUCCEEDED')
  expect((await it.read()).word).toBe('PENDING')
  await it.act('REPLACE')
  it.pass(16 * MINUTE)
  expect((await it.read(trusting)).reading).toMatchObject({ word: 'REVERSED', price: { minor: 1999n } })
})

test('begun again, also after a restart of the provider, it is the same payment; without its reference it is found by our id', async () => {
  const first = await it.start()
  await it.restart()
  const again = await it.start()
  expect(again.reference).toBe(first.reference)
  expect((again.step as InvoiceStep).address).toBe((first.step as InvoiceStep).address)
  const found = await forumPay.read(it.party, { paymentId, reference: null, startedAt: it.startedAt }, signal)
  expect(found?.reference).toBe(first.reference)
  const other = { ...it.order(), price: { currency: 'USD' as const, minor: minor(2000n) } }
  await expect(forumPay.start(it.party, other, signal)).rejects.toThrow('another sum')
})

test('a payment that the provider does not know is unknown, and wrong credentials are no answer', async () => {
  expect(await forumPay.read(it.party, { paymentId, reference: null, startedAt: new Date() }, signal)).toBeNull()
  await expect(forumPay.start({ ...it.party, secret: 'x'.repeat(32) }, it.order(), signal)).rejects.toThrow('Unauthorized')
  await expect(forumPay.start(it.party, { ...it.order(), choice: null }, signal)).rejects.toThrow('no currency')
})

test('hints say which payment, once for each change; twice and never where the tester wants it so', async () => {
  await it.start()
  const { reference } = (await it.read()).reading ?? {}
  const soon = () => new Promise((resolve) => setTimeout(resolve, 600))
  await soon()
  expect(it.hints).toEqual([])
  await it.act('SEND_ALL', 'NEVER')
  await soon()
  expect(it.hints.map((text) => JSON.parse(text) as unknown)).toEqual([{ payment_id: reference, reference_no: paymentId }])
  await it.notice('TWICE')
  await it.act('BLOCK')
  await soon()
  expect(it.hints).toHaveLength(3)
  await it.notice('NEVER')
  await it.act('UNBLOCK')
  await soon()
  expect(it.hints).toHaveLength(3)
  await it.act('HINT_FORGED')
  await soon()
  expect(it.hints.at(-1)).not.toContain(paymentId)
})

test('a hint is about the payment that it names and nothing more, each time anew, and what is none is no event', async () => {
  const { verify, read, say } = forumPay.notices!
  const hintOf = (reference_no: string) => Buffer.from(JSON.stringify({ payment_id: crypto.randomUUID(), reference_no }))
  const body = hintOf(paymentId)
  expect(verify(it.party, { headers: {}, body })).toMatchObject({ ok: true })
  const events = [read(it.party, body), read(it.party, hintOf(paymentId.toUpperCase()))]
  expect(events.map((event) => event?.subject)).toEqual([paymentId, paymentId])
  expect(new Set(events.map((event) => event?.eventId)).size).toBe(2)
  expect(await say(it.party, { body, at: new Date() }, signal)).toEqual({ of: { paymentId }, ask: 'UNPROVEN' })
  for (const text of ['', '{}', '[]', '{"payment_id":"a b","reference_no":"x"}', `{"payment_id":"a","reference_no":"1; DROP"}`])
    expect(read(it.party, Buffer.from(text))).toBeNull()
})

const soon = { notice: 'AT_ONCE', start: 'ANSWERS' } as const
test.each([
  ['PAYS', 'SUCCEEDED'],
  ['PAYS_HALF', 'UNDERPAID'],
  ['PAYS_TOO_MUCH', 'SUCCEEDED'],
  ['UNCONFIRMED', 'PENDING'],
  ['BLOCKED', 'BLOCKED'],
] as const)('the desk has the next payment end as %s, and the one after it as usual', async (...[outcome, word]) => {
  expect(it.desk().setNext({ ...soon, outcome })).toBe(true)
  await it.start()
  expect((await it.read()).word).toBe(outcome === 'BLOCKED' ? 'BLOCKED' : 'PENDING')
  it.pass(MINUTE)
  expect((await it.read()).word).toBe(word)
  expect(it.desk().state()).toMatchObject({ next: null, payments: [{ amount: '19.99 USD' }] })
})

test('an outcome that it does not have is refused by its desk', () => {
  expect(it.desk().setNext({ ...soon, outcome: 'CHALLENGE' })).toBe(false)
})

test.each(['MADE_BUT_LOST', 'FAILS', 'NONSENSE'] as const)(
  'begun in a way that %s: nothing is known, and begun again it is one payment',
  async (way) => {
    it.desk().setNext({ outcome: 'AS_SENT', notice: 'AT_ONCE', start: way })
    await expect(it.start()).rejects.toThrow(/fetch failed|HTTP 500|not understood/)
    const { reference } = await it.start()
    expect(
      it
        .desk()
        .state()
        .payments.map(({ id }) => id),
    ).toEqual([reference])
  },
)

/** The provider as somebody else makes it answer: each answer of a call is changed. */
const lying = async (call: string, change: (answer: string) => string) => {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request
      let body = ''
      for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString('utf8')
      const asked = {
        method,
        headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? 'text/plain' },
        ...(method === 'POST' && { body }),
      }
      const text = await (await fetch(new URL(url, it.origin), asked)).text()
      response.end(url.includes(`/${call}/`) ? change(text) : text)
    })()
  })
  const origin = `http://127.0.0.1:${await listening(server)}`
  return { party: { ...it.party, origin }, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test.each([
  ['CheckPayment', paymentId, crypto.randomUUID(), 'another payment'],
  ['CheckPayment', '"waiting"', '"delighted"', 'not understood'],
  ['CheckPayment', '"19.99"', '"19.9e1"', 'not understood'],
  ['CheckPayment', '"USD"', '"EUR"', 'a sum that is not understood'],
  ['GetTransactions', '"address":"bc1q', '"address":"bc1p', 'Payment not found'],
  ['GetTransactions', '{', 'x', 'not understood'],
] as const)('an answer to %s with %s made %s is none', async (...[call, from, to, words]) => {
  await it.start()
  const { party, stop } = await lying(call, (answer) => answer.replace(from, to))
  await expect(it.read(party)).rejects.toThrow(words)
  await stop()
})

test.each([
  ['"address":"bc1q', '"address":"bc1p', 'an address that is none of Bitcoin'],
  ['"19.99"', '"1.99"', 'another payment than was asked for'],
  ['"BTC"', '"LTC"', 'another payment than was asked for'],
] as const)('a start that answers with %s made %s is none', async (...[from, to, words]) => {
  const { party, stop } = await lying('StartPayment', (answer) => answer.replace(from, to))
  await expect(it.start(party)).rejects.toThrow(words)
  await stop()
})

test('too little that the provider confirmed for a smaller sum is said with that sum', async () => {
  await it.start()
  await it.act('SEND_ALL')
  it.pass(MINUTE)
  const { party, stop } = await lying('CheckPayment', (answer) => answer.replace('"19.99"', '"0.01"'))
  expect((await it.read(party)).reading).toMatchObject({ word: 'SUCCEEDED', price: { minor: 1n } })
  await stop()
})
