import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '@lagoon/contract/result/result'
import type { Party } from '@lagoon/contract/parties/parties'
import type { PayoutOrder, PayoutProtocol, PayoutReading } from '../../apps/api/src/payouts/protocol.ts'
import type { PayoutOutcome } from '../../apps/sandbox/src/payouts/outcomes.ts'
import { openReceiver, type Receiver } from '../payments/receiver.ts'
import { faults, seeded } from '../providers/faults.ts'
import { payoutProvider, type PayoutProvider, type StartForTest } from './provider.ts'

/** An adapter of payouts with the provider that it speaks to. */
export interface PayoutSubject {
  readonly adapter: PayoutProtocol
  readonly start: StartForTest
  readonly known: Omit<Party, 'origin' | 'secret'>
  readonly port: number
  /** A payout that this provider can make, each another; asked for with the party, where an account is to be linked before. */
  readonly order: (party: Party, noticeUrl: string) => Promise<PayoutOrder>
  /** What comes of each outcome: what is said at once, and two minutes later. */
  readonly outcomes: Partial<
    Readonly<Record<PayoutOutcome, { readonly first: Partial<PayoutReading>; readonly later?: Partial<PayoutReading> }>>
  >
  /** SIGNED: a notice says what happened. SIGNED_HINTS: it is signed, and a reason to ask. HINTS: anybody can have sent it. */
  readonly notices: 'SIGNED' | 'SIGNED_HINTS' | 'HINTS'
}

const SHORT_MS = 400
const soon = () => AbortSignal.timeout(10_000)

/** What every adapter of payouts has to hold: paid at most once, never given up on a guess, and what was made is found again. */
export const payoutsHoldFor = ({ adapter, start, known, port, order: orderFor, outcomes, notices }: PayoutSubject): void => {
  const isSigned = notices !== 'HINTS'
  const isReturned = outcomes.RETURNED !== undefined
  let provider: PayoutProvider
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await openReceiver()
    provider = await payoutProvider(start, known, port)
  })
  afterAll(async () => {
    await provider?.stop()
    await receiver?.close()
  })
  beforeEach(() => receiver.answer(200))
  afterEach(() => {
    vi.useRealTimers()
    provider.line.rule()
    provider.desk().setNext(null)
  })

  const ordered = () => orderFor(provider.party, receiver.url)
  const send = (order: PayoutOrder, signal = soon()) => adapter.send(provider.party, order, signal)
  const read = ({ attemptId }: PayoutOrder, reference: string | null = null, signal = soon()) =>
    adapter.read(provider.party, { attemptId, reference, startedAt: new Date() }, signal)
  const madeOf = ({ attemptId }: PayoutOrder) => provider.made().filter(({ id }) => id === attemptId)
  const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  const ids = (): readonly string[] => provider.made().map(({ id }) => id)
  /** Whatever the provider made since `before` is this one payout. */
  const expectOne = (order: PayoutOrder, before: readonly string[]) =>
    expect(ids().filter((id) => !before.includes(id))).toEqual([order.attemptId])

  /** What was posted about a payout, with what the adapter makes of it. */
  const posted = async (order: PayoutOrder, reference: string | null) => {
    const said = receiver.received.map(async ({ headers, body }) => {
      const says = await adapter.notices?.say(provider.party, { body, at: new Date() }, soon())
      const isOf =
        says && 'of' in says && ('attemptId' in says.of ? says.of.attemptId === order.attemptId : says.of.reference === reference)
      return isOf ? [{ headers, body, says }] : []
    })
    return (await Promise.all(said)).flat()
  }
  const waitForPosts = (order: PayoutOrder, reference: string | null, count: number) =>
    vi.waitFor(
      async () => {
        const posts = await posted(order, reference)
        expect(posts.length).toBeGreaterThanOrEqual(count)
        return posts
      },
      { timeout: 5_000 },
    )

  describe(`a payout by ${adapter.name}`, () => {
    it('is made as it was ordered, and found again by our key', async () => {
      const before = ids()
      const order = await ordered()
      const reading = await send(order)
      expect(reading).toMatchObject({ ...outcomes.PAYS?.first, price: order.price })
      expect(reading.reference).not.toBeNull()
      expectOne(order, before)
      expect(madeOf(order)[0]?.amount).toBe(`19.99 ${order.price.currency}`)
      expect(await read(order)).toMatchObject({ reference: reading.reference, price: order.price })
      expect(await read(order, reading.reference)).toMatchObject({ reference: reading.reference, price: order.price })
    })
    it('sent again with the same key is the same payout', async () => {
      const before = ids()
      const order = await ordered()
      const [first, second] = [await send(order), await send(order)]
      expect(second.reference).toBe(first.reference)
      expectOne(order, before)
    })
    it('sent twice at the same time is one', async () => {
      const before = ids()
      const order = await ordered()
      const sent = await Promise.allSettled([send(order), send(order)])
      expect(sent.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0)
      expectOne(order, before)
    })
    it('that nobody made is not known', async () => expect(await read(await ordered())).toBeNull())
    it('survives a restart of its provider', async () => {
      const order = await ordered()
      const { reference } = await send(order)
      await provider.restart()
      expect(await read(order)).toMatchObject({ reference, price: order.price })
    })
  })

  describe(`what comes of a payout by ${adapter.name}`, () => {
    it.each(Object.entries(outcomes))('%s', async (outcome, { first, later: afterwards = {} }) => {
      provider.next({ outcome: outcome as PayoutOutcome })
      const order = await ordered()
      expect(await send(order)).toMatchObject(first)
      later()
      expect((await read(order)) ?? {}).toMatchObject(afterwards)
    })
    it('another sum than was ordered is said as it is', async () => {
      provider.next({ outcome: 'PAYS_OTHER_AMOUNT' })
      const order = await ordered()
      await send(order)
      expect((await read(order))?.price.minor).toBe(1n)
    })
    it.runIf(isReturned)('paid and sent back later: one return, however it is told', async () => {
      const order = await ordered()
      const { reference } = await send(order)
      await waitForPosts(order, reference, 1)
      expect(await provider.desk().act(order.attemptId, 'RETURN')).toBe(true)
      const told = await read(order)
      expect(told).toMatchObject({ word: 'RETURNED', price: order.price, returnId: expect.any(String) as string })
      expect((await read(order, reference))?.returnId).toBe(told?.returnId)
      const returns = (await waitForPosts(order, reference, 2)).flatMap(({ says }) =>
        'reading' in says && says.reading.word === 'RETURNED' ? [says.reading.returnId] : [],
      )
      expect(new Set([told?.returnId, ...returns]).size).toBe(1)
    })
  })

  describe(`a call of ${adapter.name} whose answer does not come`, () => {
    it.each(['MADE_BUT_LOST', 'MADE_BUT_ERROR', 'NONSENSE'] as const)('%s: it is found, and made once', async (answer) => {
      const before = ids()
      provider.next({ answer })
      const order = await ordered()
      const first = await send(order).catch(() => null)
      expect(first?.word).not.toBe('FAILED')
      const found = await read(order)
      expect(found).toMatchObject({ ...outcomes.PAYS?.first, price: order.price })
      await send(order).catch(() => null)
      expectOne(order, before)
    })
    it.each(['LOST', 'FAILS'] as const)('%s: it is not known, and the same key makes it', async (answer) => {
      const before = ids()
      const order = await ordered()
      provider.next({ answer })
      const first = await send(order).catch(() => null)
      expect(first?.word).not.toBe('FAILED')
      expect(await send(order)).toMatchObject({ ...outcomes.PAYS?.first, price: order.price })
      expectOne(order, before)
    })
    it('SLOW: given up, it is found', async () => {
      const before = ids()
      const order = await ordered()
      provider.next({ answer: 'SLOW' })
      await expect(send(order, AbortSignal.timeout(SHORT_MS))).rejects.toThrow(/./)
      expect(await read(order)).toMatchObject({ price: order.price })
      expectOne(order, before)
    })
    it('MUTE: nothing is known until it is answered again', async () => {
      const before = ids()
      const order = await ordered()
      provider.next({ answer: 'MUTE' })
      await expect(send(order, AbortSignal.timeout(SHORT_MS))).rejects.toThrow(/./)
      await expect(read(order, null, AbortSignal.timeout(SHORT_MS))).rejects.toThrow(/./)
      expect(await provider.desk().act(order.attemptId, 'SPEAK')).toBe(true)
      expect(await read(order)).toMatchObject({ price: order.price })
      expectOne(order, before)
    })
    it('while the provider is down rejects, and says of no payout that it failed', async () => {
      const order = await ordered()
      const { reference } = await send(order)
      provider.line.down(true)
      const fresh = { ...order, attemptId: randomUUID() }
      await expect(send(fresh)).rejects.toThrow(/./)
      await expect(read(order, reference)).rejects.toThrow(/./)
      provider.line.down(false)
      expect(await read(fresh)).toBeNull()
    })
  })

  describe(`a line to ${adapter.name} on which calls go wrong`, () => {
    it('pays each payout once, and finds each', { timeout: 120_000 }, async () => {
      const random = seeded(12)
      const before = ids()
      const orders = await Promise.all(Array.from({ length: 12 }, ordered))
      provider.line.rule(() => (random() < 0.35 ? (faults[Math.floor(random() * faults.length)] ?? null) : null))
      provider.line.once(/./, 'silent')
      for (const order of orders) {
        let reading: PayoutReading | null = null
        for (let turn = 0; !reading && turn < 40; turn++) {
          reading = await send(order).catch(() => null)
          reading ??= await read(order).catch(() => null)
        }
        expect(reading).toMatchObject({ ...outcomes.PAYS?.first, price: order.price })
      }
      provider.line.rule()
      await provider.line.calm()
      expect(provider.line.met.length).toBeGreaterThan(5)
      expect(orders.map((order) => madeOf(order).length)).toEqual(orders.map(() => 1))
      expect(ids().filter((id) => !before.includes(id))).toHaveLength(orders.length)
      for (const order of orders) expect(await read(order)).toMatchObject({ price: order.price })
    })
  })

  describe(`the notices of ${adapter.name}`, () => {
    const verify = (party: Party, post: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }) =>
      adapter.notices?.verify(party, post)
    const first = async (order: PayoutOrder, reference: string | null) => {
      const [post] = await waitForPosts(order, reference, 1)
      if (!post) throw new Error('no notice came')
      return post
    }

    it('tell how a payout stands, or to ask', async () => {
      const order = await ordered()
      const { reference } = await send(order)
      const post = await first(order, reference)
      expect(verify(provider.party, post)).toMatchObject({ ok: true })
      expect(adapter.notices?.read(provider.party, post.body)).not.toBeNull()
      const says = {
        SIGNED: { reading: { ...outcomes.PAYS?.first, price: order.price, reference } },
        SIGNED_HINTS: { ask: true },
        HINTS: { ask: 'UNPROVEN' },
      }[notices]
      expect(post.says).toMatchObject(says)
    })
    it('come twice as one event, or as two reasons to ask', async () => {
      provider.next({ notice: 'TWICE' })
      const order = await ordered()
      const { reference } = await send(order)
      const posts = await waitForPosts(order, reference, 2)
      const events = new Set(posts.map(({ body }) => adapter.notices?.read(provider.party, body)?.eventId))
      expect(events.size).toBe(isSigned ? 1 : posts.length)
    })
    it('come again until they are taken', async () => {
      receiver.answer(503)
      const order = await ordered()
      const { reference } = await send(order)
      await waitForPosts(order, reference, 1)
      receiver.answer(200)
      const count = (await posted(order, reference)).length
      expect((await waitForPosts(order, reference, count + 1)).length).toBeGreaterThan(count)
    })
    it('may come before the answer', async () => {
      provider.next({ notice: 'BEFORE_ANSWER' })
      const order = await ordered()
      const { reference } = await send(order)
      expect(await posted(order, reference)).not.toHaveLength(0)
    })
    it('may never come: asking says it', async () => {
      provider.next({ notice: 'NEVER' })
      const order = await ordered()
      const { reference } = await send(order)
      expect(await read(order)).toMatchObject({ reference })
      expect(await posted(order, reference)).toHaveLength(0)
    })
    it.runIf(isSigned)('with another signature are refused', async () => {
      provider.next({ notice: 'WRONG_SIGNATURE' })
      const order = await ordered()
      const { reference } = await send(order)
      expect(verify(provider.party, await first(order, reference))).toEqual(refused('BAD_SIGNATURE'))
    })
    it.runIf(isSigned)('changed, cut, empty or signed by a stranger are refused', async () => {
      const order = await ordered()
      const { reference } = await send(order)
      const good = await first(order, reference)
      const text = good.body.toString()
      // The amount as a whole value: an id that holds the same digits is not always signed.
      const otherAmount = text.replace(/(?<=[=":])19\.?99(?![\d.])/, '99.99')
      const changed = ['', text.slice(0, -3), otherAmount, text.replace(order.attemptId, randomUUID())]
      expect(new Set([text, ...changed]).size).toBe(5)
      const answers = changed.map((body) => verify(provider.party, { ...good, body: Buffer.from(body) }))
      expect(answers).toEqual(changed.map(() => refused('BAD_SIGNATURE')))
      const stranger = { ...provider.party, secret: 'the secret of somebody else, long enough' }
      expect(verify(stranger, good)).toEqual(refused('BAD_SIGNATURE'))
    })
  })
}
