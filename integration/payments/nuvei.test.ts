import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lagoon/testing/freePort'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentOrder, PaymentReading } from '../../apps/api/src/payments/protocol.ts'
import { nuvei } from '../../apps/api/src/payments/nuvei/nuvei.ts'
import { notices } from '../../apps/api/src/payments/nuvei/notices.ts'
import { startProvider } from '../../apps/sandbox/src/payments/nuvei/server/startProvider.ts'
import type { PayReply, PayRequest } from '../../apps/sandbox/src/payments/nuvei/contract.ts'
import { usualWish, type Wish } from '../../apps/sandbox/src/payments/outcomes.ts'
import { choices } from '../../apps/sandbox/src/payments/nuvei/contract.ts'
import type { PaymentProvider } from '../../apps/sandbox/src/payments/startOptions.ts'
import { minor } from '../../packages/contract/src/money/money.ts'
import { noticeChecksumText } from '../../packages/contract/src/wire/nuvei/checksums.ts'
import { openReceiver, type Receiver } from './receiver.ts'

const port = await freePort()
const origin = `http://localhost:${port}`
const settings = { merchantId: '427583496191624621', merchantSiteId: '142033' }
const party = { id: 'nuvei', protocol: 'nuvei', origin, secret: 'a secret of the card provider, long enough', settings }
const APPROVED = '4000027891380961'

let dataDir: string
let provider: PaymentProvider
let platform: Receiver
let logged: string
const signal = () => AbortSignal.timeout(10_000)
const start = async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => (logged += line) })
  provider = await startProvider(
    { ...party, port, platformOrigin: 'http://localhost:4100', dataDir, openPage: null, log },
    { firstMs: 20, longestMs: 40, deliveries: 96 },
  )
}
beforeEach(async () => {
  logged = ''
  dataDir = await mkdtemp(join(tmpdir(), 'nuvei-'))
  platform = await openReceiver()
  await start()
})
afterEach(async () => {
  vi.useRealTimers()
  await provider.stop()
  await platform.close()
  await rm(dataDir, { recursive: true })
})

const orderOf = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: randomUUID(),
  title: 'A pouch of pearls',
  price: { currency: 'USD', minor: minor(1999n) },
  player: { reference: 'player-1', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', country: 'US', ipAddress: '192.0.2.1' },
  returnUrl: 'http://localhost:4100/nuvei-call-back?paymentId=1',
  noticeUrl: platform.url,
  choice: null,
  ...change,
})
const begin = async (order: PaymentOrder) => {
  const started = await nuvei.start(party, order, signal())
  if (started.step.kind !== 'FRAME') throw new Error('a card is paid in a frame')
  const url = new URL(started.step.url)
  return { ...started, url, token: url.searchParams.get('sessionToken') ?? '', cardId: url.searchParams.get('userPaymentOptionId') }
}
const post = async (path: string, body: object): Promise<PayReply> =>
  (await (
    await fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: JSON.stringify(body) })
  ).json()) as PayReply
const enter = (sessionToken: string, change: Partial<PayRequest> = {}) =>
  post('/api/pay', {
    sessionToken,
    number: APPROVED,
    expiry: '12/34',
    code: '217',
    holder: 'FL-BRW1',
    outcome: 'AS_ENTERED',
    notice: 'AT_ONCE',
    ...change,
  } satisfies PayRequest)
const read = (order: PaymentOrder) => nuvei.read(party, { paymentId: order.paymentId, reference: null, startedAt: new Date() }, signal())
const fields = (body: Buffer) => new URLSearchParams(body.toString())
/** What the adapter makes of every notice that came. */
const saidOf = async (receiver = platform) =>
  Promise.all(
    receiver.received.map(async ({ headers, body }) => {
      if (!notices.verify(party, { headers, body }).ok) return 'BAD_SIGNATURE'
      const event = notices.read(party, body)
      return event ? notices.say(party, { body, at: event.at }, signal()) : 'UNREADABLE'
    }),
  )
const readingsOf = async () => (await saidOf()).flatMap((said) => (typeof said === 'object' && 'reading' in said ? [said.reading] : []))
const words = (readings: readonly PaymentReading[]) => readings.map(({ word }) => word)
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 })
const notified = (count: number) => eventually(() => expect(platform.received.length).toBeGreaterThanOrEqual(count))
const act = async (action: string) => {
  const [payment] = provider.desk.state().payments
  expect(await provider.desk.act(payment?.id ?? '', action)).toBe(true)
}
const setNext = (wish: Partial<Wish>) => provider.desk.setNext({ ...usualWish(choices), ...wish })

describe('a card', () => {
  test('pays: the notices and the status say the same', async () => {
    const order = orderOf()
    const { token, url, reference } = await begin(order)
    expect([url.origin, url.pathname]).toEqual([origin, '/frame'])
    expect(await read(order)).toBeNull()
    expect(await enter(token)).toEqual({ state: 'DONE', result: 'PAID' })
    await notified(2)
    const readings = await readingsOf()
    expect(words(readings)).toEqual(['PENDING', 'SUCCEEDED'])
    const known = await read(order)
    expect(known).toMatchObject({ word: 'SUCCEEDED', price: { currency: 'USD', minor: 1999n }, reference })
    expect(readings.at(-1)).toMatchObject({ transactionId: known?.transactionId, price: known?.price, at: known?.at })
  })

  test.each([
    [{ number: '5333463046218753' }, 'BANK_REFUSED', 'DECLINED'],
    [{ number: '4000319872807223' }, 'CHALLENGE_FAILED', 'DECLINED'],
    [{ number: '4000229544877670' }, 'TRY_LATER', 'ERROR'],
    [{ outcome: 'INSUFFICIENT_FUNDS' }, 'INSUFFICIENT_FUNDS', 'DECLINED'],
    [{ outcome: 'CARD_EXPIRED' }, 'CARD_EXPIRED', 'DECLINED'],
    [{ outcome: 'BANK_REFUSED' }, 'BANK_REFUSED', 'DECLINED'],
    [{ outcome: 'CHALLENGE_FAILED' }, 'CHALLENGE_FAILED', 'DECLINED'],
    [{ outcome: 'TRY_LATER' }, 'TRY_LATER', 'ERROR'],
  ] as const)('%j is declined: %s', async (change, reason, word) => {
    const order = orderOf()
    const { token } = await begin(order)
    await enter(token, change)
    await notified(1)
    expect((await readingsOf()).at(-1)).toMatchObject({ word, reason })
    expect(await read(order)).toMatchObject({ word, reason })
    // The same order can still be paid with another card.
    expect(await enter(token)).toEqual({ state: 'DONE', result: 'PAID' })
    expect(await read(order)).toMatchObject({ word: 'SUCCEEDED' })
  })

  test('that is wrong is refused at its field, and nobody is notified', async () => {
    const { token } = await begin(orderOf())
    expect(await enter(token, { number: '4000027891380962', code: '12' })).toMatchObject({ state: 'INVALID', fields: { number: /digit/ } })
    expect(platform.received).toEqual([])
  })

  test('20: is not charged again for what is paid', async () => {
    const order = orderOf()
    const { token } = await begin(order)
    await enter(token)
    expect(await enter(token)).toEqual({ state: 'DONE', result: 'PAID' })
    expect(await (await fetch(`${origin}/api/session?sessionToken=${token}`)).json()).toEqual({ state: 'DONE', result: 'PAID' })
    expect((await begin(order)).token).toBe(token)
    await notified(2)
    expect(words(await readingsOf()).filter((word) => word === 'SUCCEEDED')).toHaveLength(1)
  })

  test('leaves no number and no security code behind, in files, logs or notices', async () => {
    const { token } = await begin(orderOf())
    await enter(token, { number: '4000020951595032', code: '8642', isSaved: true })
    await enter(token, { number: '4000020951595032', code: '864', isSaved: true })
    await post('/api/challenge', { sessionToken: token, answer: 'CONFIRM' })
    await notified(3)
    const files = await readdir(join(dataDir, 'nuvei'))
    const kept = (await Promise.all(files.map((name) => readFile(join(dataDir, 'nuvei', name), 'utf8')))).join()
    const sent = platform.received.map(({ body }) => body.toString()).join()
    expect(kept).toContain('5032')
    for (const text of [kept, sent, logged]) {
      expect(text).not.toContain('4000020951595032')
      expect(text).not.toMatch(/"code":"864/)
    }
  })
})

describe('3-D Secure', () => {
  const challenge = async (order = orderOf()) => {
    const { token } = await begin(order)
    expect(await enter(token, { number: '4000020951595032' })).toMatchObject({ state: 'CHALLENGE', lastFour: '5032' })
    return { order, token }
  }

  test('that is passed is a payment', async () => {
    const { order, token } = await challenge()
    expect(await read(order)).toMatchObject({ word: 'CHALLENGE' })
    expect(await post('/api/challenge', { sessionToken: token, answer: 'CONFIRM' })).toEqual({ state: 'DONE', result: 'PAID' })
    await notified(3)
    // What a challenge is about, only the provider's books say.
    expect((await saidOf())[0]).toMatchObject({ ask: true })
    expect(words(await readingsOf())).toEqual(['PENDING', 'SUCCEEDED'])
  })

  test.each([
    ['FAIL', 'DECLINED', 'CHALLENGE_FAILED'],
    ['CANCEL', 'CANCELLED', undefined],
  ] as const)('%s is no payment', async (answer, word, reason) => {
    const { order, token } = await challenge()
    await post('/api/challenge', { sessionToken: token, answer })
    const reading = await read(order)
    expect([reading?.word, reading?.reason]).toEqual([word, reason])
    await notified(2)
    expect((await readingsOf()).at(-1)).toMatchObject({ word })
  })

  test('18: begun nine minutes after the order, abandoned: has its own full time, and is no success after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const order = orderOf()
    const { token, endsAt } = await begin(order)
    vi.setSystemTime(Date.now() + 9 * 60_000)
    await enter(token, { number: '4000020951595032' })
    const begun = Date.now()
    const until = (await read(order))?.until?.getTime() ?? 0
    expect(until).toBeGreaterThan(endsAt.getTime())
    expect(Math.abs(until - begun - 15 * 60_000)).toBeLessThan(1_000)
    vi.setSystemTime(begun + 15 * 60_000 + 1)
    expect(await post('/api/challenge', { sessionToken: token, answer: 'CONFIRM' })).toMatchObject({ state: 'CHALLENGE' })
    expect(await read(order)).toMatchObject({ word: 'CHALLENGE' })
  })
})

describe('a stored card', () => {
  test('pays again with its security code alone, and can be forgotten', async () => {
    const first = await begin(orderOf())
    await enter(first.token, { isSaved: true })
    await notified(2)
    const card = (await readingsOf()).at(-1)?.card
    expect(card).toMatchObject({ brand: 'visa', lastFour: '0961', expiry: '12/34' })
    const token = card?.token ?? ''
    const order = orderOf({ choice: { kind: 'STORED_CARD', token } })
    const second = await begin(order)
    expect(second.cardId).toBe(token)
    const pay = { number: '', expiry: '', holder: '', userPaymentOptionId: token }
    expect(await enter(second.token, { ...pay, code: '1' })).toMatchObject({ state: 'INVALID', fields: { code: /3 digits/ } })
    expect(await enter(second.token, pay)).toEqual({ state: 'DONE', result: 'PAID' })
    await nuvei.forgetCard?.(party, { token, playerReference: 'player-1' }, signal())
    await nuvei.forgetCard?.(party, { token, playerReference: 'player-1' }, signal())
    const third = await begin(orderOf({ choice: { kind: 'STORED_CARD', token } }))
    expect(await enter(third.token, pay)).toMatchObject({ state: 'INVALID', fields: { number: /not stored/ } })
  })

  test('of somebody else pays nothing', async () => {
    const first = await begin(orderOf())
    await enter(first.token, { isSaved: true })
    await notified(2)
    const token = (await readingsOf()).at(-1)?.card?.token ?? ''
    const player = { ...orderOf().player, reference: 'player-2' }
    const other = await begin(orderOf({ player, choice: { kind: 'STORED_CARD', token } }))
    expect(await enter(other.token, { userPaymentOptionId: token })).toMatchObject({ state: 'INVALID' })
    await nuvei.forgetCard?.(party, { token, playerReference: 'player-2' }, signal())
    const again = await begin(orderOf({ choice: { kind: 'STORED_CARD', token } }))
    expect(await enter(again.token, { userPaymentOptionId: token })).toEqual({ state: 'DONE', result: 'PAID' })
  })
})

describe('a notice', () => {
  const one = async () => {
    const order = orderOf()
    const { token } = await begin(order)
    await enter(token)
    await notified(2)
    const sale = platform.received.find(({ body }) => fields(body).get('transactionType') === 'Sale')
    if (!sale) throw new Error('no sale was notified')
    return { order, ...sale }
  }
  const changed = (body: Buffer, change: (form: URLSearchParams) => void): Buffer => {
    const form = fields(body)
    change(form)
    return Buffer.from(form.toString())
  }

  test('17: is taken with its checksum as it came, and with no other', async () => {
    const { body, headers } = await one()
    const isTaken = (change: (form: URLSearchParams) => void) => notices.verify(party, { headers, body: changed(body, change) }).ok
    const name = 'advanceResponseChecksum'
    expect(isTaken(() => undefined)).toBe(true)
    expect(isTaken((form) => form.set(name, ''))).toBe(false)
    expect(isTaken((form) => form.delete(name))).toBe(false)
    expect(isTaken((form) => form.set(name, (form.get(name) ?? '').slice(1)))).toBe(false)
    expect(isTaken((form) => form.set(name, (form.get(name) ?? '').toUpperCase()))).toBe(false)
    expect(isTaken((form) => form.append(name, form.get(name) ?? ''))).toBe(false)
    // Written again as a number: another text, another checksum.
    expect(isTaken((form) => form.set('totalAmount', '19.990'))).toBe(false)
    for (const covered of ['totalAmount', 'currency', 'responseTimeStamp', 'PPP_TransactionID', 'Status', 'productId'])
      expect(isTaken((form) => form.set(covered, `${form.get(covered)}0`))).toBe(false)
    // The secret at the end, as a public simulator has it.
    const secretLast = (form: URLSearchParams) => {
      const text = noticeChecksumText((field) => form.get(field), '') + party.secret
      form.set(name, createHash('sha256').update(text).digest('hex'))
    }
    expect(isTaken(secretLast)).toBe(false)
  })

  test('whose values were moved into their neighbors is signed and means nothing', async () => {
    const { body, headers } = await one()
    const moved = changed(body, (form) => {
      form.set('totalAmount', '19.9')
      form.set('currency', '9USD')
    })
    expect(notices.verify(party, { headers, body: moved }).ok).toBe(true)
    expect(notices.read(party, moved)).toBeNull()
  })

  test('of what is no payment, or is not known, is kept and says nothing', async () => {
    const { body } = await one()
    const say = (change: (form: URLSearchParams) => void) => notices.say(party, { body: changed(body, change), at: new Date() }, signal())
    expect(await say((form) => form.set('type', 'CARD_TOKENIZATION'))).toEqual({ ignore: expect.stringContaining('no payment') })
    expect(await say((form) => form.set('Status', 'SHRUGGED'))).toEqual({ ignore: 'a status that is not known' })
    expect(await say((form) => form.set('transactionType', 'Gift'))).toEqual({ ignore: 'a kind of transaction that is not known' })
    expect(await say((form) => form.set('currency', 'EUR'))).toEqual({ ignore: expect.stringContaining('EUR') })
    expect(await say((form) => form.set('transactionType', 'Auth'))).toMatchObject({ reading: { word: 'PENDING' } })
  })

  test('has one name with each delivery, and is sent until it is answered with 200, through a restart', async () => {
    platform.answer(500)
    const { token } = await begin(orderOf())
    await enter(token)
    await notified(6)
    await provider.stop()
    const before = platform.received.length
    platform.answer(200)
    await start()
    await notified(before + 2)
    await new Promise((resolve) => setTimeout(resolve, 150))
    const after = platform.received.length
    expect(after).toBe(before + 2)
    const names = new Set(platform.received.map(({ body }) => notices.read(party, body)?.eventId))
    expect(names.size).toBe(2)
  })

  test.each([
    ['PAYS_OTHER_AMOUNT', { currency: 'USD', minor: 1n }],
    ['PAYS_OTHER_CURRENCY', { currency: 'CAD', minor: 1999n }],
  ] as const)('22: %s says what was paid, in the status too', async (outcome, price) => {
    const order = orderOf()
    const { token } = await begin(order)
    await enter(token, { outcome })
    await notified(2)
    expect((await readingsOf()).at(-1)).toMatchObject({ word: 'SUCCEEDED', price })
    expect(await read(order)).toMatchObject({ word: 'SUCCEEDED', price })
  })

  test.each([
    ['TWICE', 4],
    ['NEVER', 0],
  ] as const)('is sent as the tester chose: %s', async (notice, count) => {
    const { token } = await begin(orderOf())
    await enter(token, { notice })
    await notified(count)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(platform.received).toHaveLength(count)
  })

  test('with a wrong signature is refused, before the return it is there when the page is answered', async () => {
    const { token } = await begin(orderOf())
    await enter(token, { notice: 'WRONG_SIGNATURE' })
    await notified(2)
    expect(await saidOf()).toEqual(['BAD_SIGNATURE', 'BAD_SIGNATURE'])
    platform.received.length = 0
    const second = await begin(orderOf())
    await enter(second.token, { notice: 'BEFORE_RETURN' })
    expect(platform.received).toHaveLength(2)
  })
})

describe('money goes back', () => {
  const paid = async () => {
    const order = orderOf()
    const { token } = await begin(order)
    await enter(token)
    await notified(2)
    platform.received.length = 0
    return order
  }

  test('in parts, told as all that went back so far', async () => {
    const order = await paid()
    await act('REFUND_HALF')
    await notified(1)
    expect(await readingsOf()).toMatchObject([{ word: 'REVERSED', price: { minor: 999n } }])
    await act('REFUND')
    await notified(2)
    // Both notices read the books now: the later sum counts, in whatever order they are handled.
    expect(await readingsOf()).toMatchObject([
      { word: 'REVERSED', price: { minor: 1999n } },
      { word: 'REVERSED', price: { minor: 1999n } },
    ])
    expect(await read(order)).toMatchObject({ word: 'REVERSED', price: { minor: 1999n } })
    const [payment] = provider.desk.state().payments
    expect(await provider.desk.act(payment?.id ?? '', 'REFUND')).toBe(false)
  })

  test('by a dispute, and is restored when that is won', async () => {
    const order = await paid()
    await act('CHARGEBACK')
    const opened = await read(order)
    expect(opened).toMatchObject({ word: 'REVERSED', price: { minor: 1999n }, dispute: { stage: 1 } })
    await act('CHARGEBACK_WON')
    expect(await read(order)).toMatchObject({ word: 'RESTORED', dispute: { id: opened?.dispute?.id, stage: 2 } })
    await notified(2)
    expect(words(await readingsOf())).toEqual(['RESTORED', 'RESTORED'])
  })
})

describe('the call that begins a payment', () => {
  test('is lost on its way back: the same order is opened again', async () => {
    setNext({ start: 'MADE_BUT_LOST' })
    const order = orderOf()
    await expect(begin(order)).rejects.toThrow('fetch failed')
    expect(await read(order)).toBeNull()
    const { token } = await begin(order)
    await enter(token)
    expect(provider.desk.state().payments).toHaveLength(1)
  })

  test.each([
    ['FAILS', 'HTTP 500'],
    ['NONSENSE', 'JSON'],
  ] as const)('%s: nothing is known', async (way, reason) => {
    setNext({ start: way })
    await expect(begin(orderOf())).rejects.toThrow(reason)
  })

  test('with another secret, merchant or amount for the same id is refused', async () => {
    const order = orderOf()
    await expect(nuvei.start({ ...party, secret: 'another secret of ours, long enough' }, order, signal())).rejects.toThrow('1001')
    const stranger = { ...party, settings: { ...settings, merchantId: '1' } }
    await expect(nuvei.start(stranger, order, signal())).rejects.toThrow('1013')
    await begin(order)
    await expect(begin({ ...order, price: { currency: 'USD', minor: minor(1n) } })).rejects.toThrow('1019')
  })

  test('to a provider that is away is rejected, and so is the question how a payment stands', async () => {
    const order = orderOf()
    await provider.stop()
    await expect(begin(order)).rejects.toThrow('fetch failed')
    await expect(read(order)).rejects.toThrow('fetch failed')
    await start()
  })
})

test('a payment that goes through later does so after a restart too', async () => {
  const order = orderOf()
  const { token } = await begin(order)
  expect(await enter(token, { outcome: 'PAYS_LATER' })).toEqual({ state: 'DONE', result: 'PENDING' })
  expect(await read(order)).toMatchObject({ word: 'PENDING' })
  await provider.stop()
  await start()
  await act('PAY')
  expect(await read(order)).toMatchObject({ word: 'SUCCEEDED' })
  await notified(2)
  const readings = await readingsOf()
  expect(words(readings)).toEqual(['PENDING', 'SUCCEEDED'])
  expect(readings[0]?.transactionId).toBe(readings[1]?.transactionId)
})
