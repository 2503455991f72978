import { freePort } from '@lagoon/testing/freePort'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, refused } from '@lagoon/contract/result/result'
import { skrill } from '../../apps/api/src/payments/skrill/skrill.ts'
import type { NoticeWay, Outcome } from '../../apps/sandbox/src/payments/outcomes.ts'
import { startProvider } from '../../apps/sandbox/src/payments/skrill/server/startProvider.ts'
import { signedForm } from '../../apps/sandbox/src/payments/skrill/server/signing.ts'
import { dollars, fromPage, orderOf, sandboxProvider } from './adapters.ts'
import { openReceiver } from './receiver.ts'

const SECOND = 1_000
const known = { id: 'skrill', protocol: 'skrill', settings: { merchantId: '4637827', payToEmail: 'shop@lagoon.localhost' } }
const { signal } = new AbortController()

let provider: Awaited<ReturnType<typeof sandboxProvider>>
let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeAll(async () => {
  receiver = await openReceiver()
  provider = await sandboxProvider(
    (options) => startProvider(options, { firstMs: 100, longestMs: 100, deliveries: 10 }),
    known,
    await freePort(),
  )
})
afterAll(async () => {
  await provider?.stop()
  await receiver?.close()
})
beforeEach(() => {
  receiver.answer(200)
})
afterEach(() => vi.useRealTimers())

const begin = async (order = orderOf({ noticeUrl: receiver.url })) => {
  const started = await skrill.start(provider.party, order, signal)
  const payment = { paymentId: order.paymentId, reference: started.reference, startedAt: new Date(), price: order.price }
  // Posts of the tests before may still arrive.
  const posts = () => receiver.received.filter(({ body }) => new URLSearchParams(body.toString()).get('transaction_id') === order.paymentId)
  const posted = async (count: number): Promise<Buffer> => {
    await vi.waitFor(() => expect(posts()).toHaveLength(count), { timeout: 5_000 })
    return posts().at(-1)?.body ?? Buffer.alloc(0)
  }
  return { order, started, payment, posts, posted, read: () => skrill.read(provider.party, payment, signal) }
}
const choose = (sid: string, outcome: Outcome, notice: NoticeWay = 'AT_ONCE') =>
  fromPage(provider.party.origin, '/api/choice', { sid, outcome, notice })
const said = async (body: Buffer, party = provider.party) => skrill.notices?.say(party, { body, at: new Date() }, signal)
const verified = (body: Buffer, party = provider.party) => skrill.notices?.verify(party, { headers: {}, body })
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe('beginning', () => {
  it('prepares a session that is paid on Skrill’s page within a quarter of an hour', async () => {
    const { started, read } = await begin()
    expect(started.step).toEqual({ kind: 'REDIRECT', url: `${provider.party.origin}/?sid=${started.reference}` })
    expect(started.endsAt.getTime() - Date.now()).toBeGreaterThan(890 * SECOND)
    expect(await read()).toBeNull()
  })
  it('for a merchant that Skrill does not know rejects', async () => {
    const stranger = { ...provider.party, settings: { ...known.settings, payToEmail: 'other@lagoon.localhost' } }
    await expect(skrill.start(stranger, orderOf(), signal)).rejects.toThrow('no session')
  })
  it('without our number there rejects with the setting’s name', async () => {
    const { settings: _, ...bare } = provider.party
    await expect(skrill.start(bare, orderOf(), signal)).rejects.toThrow('payToEmail')
  })
  it.each(['FAILS', 'NONSENSE', 'MADE_BUT_LOST'] as const)('rejects where the answer %s', async (start) => {
    provider.desk().setNext({ outcome: 'PAYS', notice: 'AT_ONCE', start })
    await expect(begin()).rejects.toThrow(/no session|fetch failed/)
  })
  it('twice gives two sessions, of which one is paid', async () => {
    const { order, started } = await begin()
    const again = await skrill.start(provider.party, order, signal)
    expect(again.reference).not.toBe(started.reference)
    expect((await choose(started.reference, 'PAYS')).status).toBe(200)
    expect((await choose(again.reference, 'PAYS')).status).toBe(409)
  })
})

describe('what is chosen on the page', () => {
  it.each<readonly [Outcome, object]>([
    ['PAYS', { word: 'SUCCEEDED', price: dollars(1999n) }],
    ['INSUFFICIENT_FUNDS', { word: 'DECLINED', reason: 'INSUFFICIENT_FUNDS' }],
    ['CARD_EXPIRED', { word: 'DECLINED', reason: 'CARD_EXPIRED' }],
    ['BANK_REFUSED', { word: 'DECLINED', reason: 'BANK_REFUSED' }],
    ['CHALLENGE_FAILED', { word: 'DECLINED', reason: 'CHALLENGE_FAILED' }],
    ['TRY_LATER', { word: 'DECLINED', reason: 'TRY_LATER' }],
    ['CANCELS', { word: 'CANCELLED' }],
    ['STAYS_PENDING', { word: 'PENDING' }],
    ['PAYS_OTHER_AMOUNT', { word: 'SUCCEEDED', price: dollars(1n) }],
    ['PAYS_OTHER_CURRENCY', { word: 'SUCCEEDED', price: { currency: 'CAD', minor: 1999n } }],
  ])('%s is posted with our id of it, and is what a query says', async (outcome, expected) => {
    const { payment, posted, read } = await begin()
    expect((await choose(payment.reference, outcome)).status).toBe(200)
    const body = await posted(1)
    expect(verified(body)).toEqual(ok({}))
    expect(await said(body)).toMatchObject({ of: { paymentId: payment.paymentId }, reading: expected })
    expect(await read()).toMatchObject(expected)
  })

  it.each<readonly [Outcome, object]>([
    ['PAYS_LATER', { word: 'SUCCEEDED' }],
    ['FAILS_LATER', { word: 'DECLINED', reason: 'INSUFFICIENT_FUNDS' }],
    ['CHARGED_BACK', { word: 'REVERSED', price: dollars(1999n), dispute: { stage: 1 } }],
  ])('%s changes later', async (outcome, expected) => {
    const { payment, read } = await begin()
    await choose(payment.reference, outcome, 'NEVER')
    expect((await read())?.word).toBe(outcome === 'CHARGED_BACK' ? 'SUCCEEDED' : 'PENDING')
    later(70 * SECOND)
    expect(await read()).toMatchObject(expected)
  })

  it('CLOSES leaves the session as it was', async () => {
    const { payment, read } = await begin()
    expect(await (await choose(payment.reference, 'CLOSES')).json()).toEqual({ returnUrl: null })
    expect(await read()).toBeNull()
    expect((await choose(payment.reference, 'PAYS')).status).toBe(200)
  })

  it('cannot be chosen when the session is over', async () => {
    const { payment } = await begin()
    later(900 * SECOND)
    expect((await choose(payment.reference, 'PAYS')).status).toBe(409)
  })
})

describe('how it is posted', () => {
  it('again until it is taken with 200, the same to the byte', async () => {
    let taken = 0
    receiver.answer(() => [500, 302, 204, 200][taken++] ?? 200)
    const { payment, posts, posted } = await begin()
    await choose(payment.reference, 'PAYS')
    await posted(4)
    expect(new Set(posts().map(({ body }) => body.toString())).size).toBe(1)
    const events = posts().map(({ body }) => skrill.notices?.read(provider.party, body)?.eventId)
    expect(new Set(events).size).toBe(1)
  })
  it('not more than ten times', async () => {
    receiver.answer(500)
    const { payment, posts, posted } = await begin()
    await choose(payment.reference, 'PAYS')
    await posted(10)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(posts()).toHaveLength(10)
  })
  it('BEFORE_RETURN, when the player is sent back it has come', async () => {
    const { payment, posts } = await begin()
    await choose(payment.reference, 'PAYS', 'BEFORE_RETURN')
    expect(posts()).toHaveLength(1)
  })
  it('TWICE', async () => {
    const { payment, posted } = await begin()
    await choose(payment.reference, 'PAYS', 'TWICE')
    expect(verified(await posted(2))).toEqual(ok({}))
  })
  it('NEVER: a query says it all the same', async () => {
    const { payment, posts, read } = await begin()
    await choose(payment.reference, 'PAYS', 'NEVER')
    expect(await read()).toMatchObject({ word: 'SUCCEEDED' })
    expect(posts()).toHaveLength(0)
  })
  it('WRONG_SIGNATURE is refused', async () => {
    const { payment, posted } = await begin()
    await choose(payment.reference, 'PAYS', 'WRONG_SIGNATURE')
    expect(verified(await posted(1))).toEqual(refused('BAD_SIGNATURE'))
  })
  it('a chargeback of the desk, and once more', async () => {
    const { payment, posted } = await begin()
    await choose(payment.reference, 'PAYS')
    await posted(1)
    expect(await provider.desk().act(payment.reference, 'CHARGEBACK')).toBe(true)
    expect(await said(await posted(2))).toMatchObject({ reading: { word: 'REVERSED', price: dollars(1999n) } })
    expect(await provider.desk().act(payment.reference, 'REPOST')).toBe(true)
    await posted(3)
  })
})

describe('a report', () => {
  const fields = {
    pay_to_email: known.settings.payToEmail,
    merchant_id: known.settings.merchantId,
    transaction_id: 'a-payment-of-ours',
    mb_transaction_id: '1234567890',
    mb_amount: '9.90',
    mb_currency: 'USD',
    status: '2',
    amount: '9.90',
    currency: 'USD',
  }
  const signed = (change: Partial<typeof fields> = {}, secret = provider.party.secret) =>
    new URLSearchParams(signedForm({ ...fields, ...change }, secret))
  const bytes = (form: URLSearchParams) => Buffer.from(form.toString())
  const changed = (name: string, change: (text: string) => string | null) => {
    const form = signed()
    const value = change(form.get(name) ?? '')
    if (value === null) form.delete(name)
    else form.set(name, value)
    return bytes(form)
  }

  it('is believed as it was signed', () => expect(verified(bytes(signed()))).toEqual(ok({})))
  it.each<readonly [string, string, (text: string) => string | null]>([
    ['without sha2sig', 'sha2sig', () => null],
    ['with an empty one', 'sha2sig', () => ''],
    ['with one that is too short', 'sha2sig', (text) => text.slice(0, -2)],
    ['with one that is too long', 'sha2sig', (text) => `${text}00`],
    ['with one digit more', 'sha2sig', (text) => `${text}0`],
    ['with one that is no hex', 'sha2sig', (text) => `${text.slice(0, -1)}G`],
    ['with the MD5 signature in its place', 'sha2sig', () => signed().get('md5sig')],
    ['with the amount written anew', 'mb_amount', () => '9.9'],
    ['with another amount', 'mb_amount', () => '0.01'],
    ['with another currency', 'mb_currency', () => 'CAD'],
    ['with another status', 'status', () => '0'],
    ['of another payment', 'transaction_id', () => 'a-payment-of-somebody'],
    ['of another merchant', 'merchant_id', () => '4637828'],
  ])('is refused %s', (_, name, change) => expect(verified(changed(name, change))).toEqual(refused('BAD_SIGNATURE')))
  it('is refused where a field stands twice', () =>
    expect(verified(Buffer.from(`${signed().toString()}&status=-2`))).toEqual(refused('BAD_SIGNATURE')))
  it('is refused with another secret word', () =>
    expect(verified(bytes(signed({}, 'the word of somebody else')))).toEqual(refused('BAD_SIGNATURE')))
  it('is believed with hex digits of either case', () => expect(verified(changed('sha2sig', (text) => text.toLowerCase()))).toEqual(ok({})))
  it('is believed by md5sig alone only where the account has no other', () => {
    const form = signed()
    form.delete('sha2sig')
    const weak = { ...provider.party, settings: { ...known.settings, signature: 'md5' } }
    expect(verified(bytes(form), weak)).toEqual(ok({}))
    form.set('md5sig', '0'.repeat(32))
    expect(verified(bytes(form), weak)).toEqual(refused('BAD_SIGNATURE'))
  })
  it('is signed with the secret word, not with the API password, where the settings name both', () => {
    const both = { ...provider.party, secret: 'secret_word=answer one&api_password=another one' }
    expect(verified(bytes(signed({}, 'answer one')), both)).toEqual(ok({}))
    expect(verified(bytes(signed({}, 'another one')), both)).toEqual(refused('BAD_SIGNATURE'))
  })

  it.each<readonly [string, Partial<typeof fields>, string]>([
    ['a status that is not known', { status: '7' }, 'not known here: 7'],
    ['a currency that nothing is sold in', { mb_currency: 'EUR' }, '9.90 EUR'],
    ['an amount that is none', { mb_amount: '9.901' }, '9.901 USD'],
    ['another account', { pay_to_email: 'other@lagoon.localhost' }, 'not our account'],
  ])('that says %s is kept with its reason and changes nothing', async (_, change, reason) => {
    const body = bytes(signed(change))
    expect(verified(body)).toEqual(ok({}))
    const answer = await said(body)
    expect(answer && 'ignore' in answer ? answer.ignore : '').toContain(reason)
  })
})

it('rejects a query with the password of somebody else', async () => {
  const { payment } = await begin()
  const stranger = { ...provider.party, secret: `secret_word=${provider.party.secret}&api_password=of somebody else` }
  await expect(skrill.read(stranger, payment, signal)).rejects.toThrow('401')
})

it('what is not over survives a restart of the provider', async () => {
  receiver.answer(503)
  const { payment, posts, posted, read } = await begin()
  await choose(payment.reference, 'PAYS')
  await posted(1)
  await provider.restart()
  receiver.answer(200)
  const before = posts().length
  await vi.waitFor(() => expect(posts().length).toBeGreaterThan(before), { timeout: 5_000 })
  expect(await read()).toMatchObject({ word: 'SUCCEEDED' })
})
