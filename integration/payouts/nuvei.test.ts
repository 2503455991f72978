import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@lagoon/testing/freePort'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refused } from '@lagoon/contract/result/result'
import { nuvei } from '../../apps/api/src/payouts/nuvei/nuvei.ts'
import { startProvider } from '../../apps/sandbox/src/payments/nuvei/server/startProvider.ts'
import { openReceiver, type Receiver } from '../payments/receiver.ts'
import { CANARY, enterCard, linkedCard, openCapture } from './capture.ts'
import { payoutsHoldFor } from './conformance.ts'
import { payoutOrder, payoutProvider, player, type PayoutProvider, type StartForTest } from './provider.ts'

const knownAt = (port: number) => ({
  id: 'nuvei',
  protocol: 'nuvei',
  settings: { merchantId: '427583496191624621', merchantSiteId: '142033', pageOrigin: `http://localhost:${port}` },
})
const start: StartForTest = (options) => startProvider(options, { firstMs: 100, longestMs: 100, deliveries: 96 })
const card = (token: string) => ({ kind: 'CARD', token, brand: 'visa', lastFour: '0961', expiry: '12/34' }) as const
const signal = new AbortController().signal

const port = await freePort()
payoutsHoldFor({
  adapter: nuvei,
  start,
  known: knownAt(port),
  port,
  order: async (party, noticeUrl) => payoutOrder({ destination: card(await linkedCard(party, noticeUrl)), noticeUrl }),
  outcomes: {
    PAYS: { first: { word: 'PAID' }, later: { word: 'PAID' } },
    PAYS_LATER: { first: { word: 'SENT' }, later: { word: 'PAID' } },
    STAYS_SENT: { first: { word: 'SENT' }, later: { word: 'SENT' } },
    DECLINED: { first: { word: 'FAILED', reason: 'NOT_ACCEPTED', isRetryable: false } },
    NO_FUNDS: { first: { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true } },
    DECLINED_LATER: { first: { word: 'SENT' }, later: { word: 'FAILED', reason: 'NOT_ACCEPTED' } },
    RETURNED: { first: { word: 'PAID' }, later: { word: 'RETURNED', reason: 'NOT_ACCEPTED' } },
    PAYS_OTHER_CURRENCY: { first: { price: { currency: 'CAD', minor: payoutOrder({ destination: card('') }).price.minor } } },
  },
  notices: 'SIGNED_HINTS',
})

describe('linking a card', () => {
  let provider: PayoutProvider
  let receiver: Receiver
  beforeAll(async () => {
    const port = await freePort()
    receiver = await openReceiver()
    provider = await payoutProvider(start, knownAt(port), port)
  })
  afterAll(async () => {
    await provider?.stop()
    await receiver?.close()
  })
  /** What was posted about a capture, once it came. */
  const noticeOf = (captureId: string) =>
    vi.waitFor(() => {
      const post = receiver.received.find(({ body }) => body.toString().includes(captureId))
      if (!post) throw new Error('no notice came yet')
      return post
    })
  const read = (captureId: string, playerReference = player.reference) =>
    nuvei.capture?.read(provider.party, { captureId, playerReference }, signal)
  const say = (body: Buffer) => nuvei.notices?.say(provider.party, { body, at: new Date() }, signal)

  it('is done on the provider’s page, by itself or in a frame, and tells token, brand, last four digits and expiry', async () => {
    const { captureId, frameUrl, redirectUrl, endsAt, returnUrl } = await openCapture(provider.party, receiver.url)
    expect(new URL(frameUrl).pathname).toBe('/account-capture')
    expect(new URL(redirectUrl).searchParams.get('sessionToken')).toBe(new URL(frameUrl).searchParams.get('sessionToken'))
    expect(endsAt.getTime()).toBeGreaterThan(Date.now() + 590_000)
    expect(await read(captureId)).toBe('PENDING')
    expect(await enterCard(frameUrl)).toEqual({ state: 'LINKED', brand: 'visa', lastFour: '0961', returnUrl })
    const captured = { token: expect.any(String) as string, brand: 'visa', lastFour: '0961', expiry: '12/34' }
    expect(await read(captureId)).toEqual(captured)
    const post = await noticeOf(captureId)
    expect(nuvei.notices?.verify(provider.party, post)).toMatchObject({ ok: true })
    expect(await say(post.body)).toEqual({ captureId, playerReference: player.reference, captured })
  })
  it('opened twice is one capture, in which the card is linked once', async () => {
    const first = await openCapture(provider.party, receiver.url)
    await enterCard(first.frameUrl)
    expect(await enterCard(first.frameUrl, { number: '5333463046218753' })).toMatchObject({ state: 'LINKED', lastFour: '0961' })
  })
  it('refused by the bank has failed', async () => {
    const { captureId, frameUrl } = await openCapture(provider.party, receiver.url)
    expect(await enterCard(frameUrl, { outcome: 'REFUSED' })).toMatchObject({ state: 'REFUSED' })
    expect(await read(captureId)).toBe('FAILED')
    expect(await say((await noticeOf(captureId)).body)).toMatchObject({ captureId, captured: null })
  })
  it('of another player is not believed', async () => {
    const { captureId, frameUrl } = await openCapture(provider.party, receiver.url)
    await enterCard(frameUrl, { outcome: 'OTHER_PLAYER' })
    const { body } = await noticeOf(captureId)
    expect(await say(body)).toMatchObject({ ignore: expect.stringContaining('another player') as string })
    expect(await read(captureId, 'player-2')).toBe('FAILED')
  })
  it('with another id of the capture in the notice is refused, and its recipe is not taken for that of a payout', async () => {
    const { captureId, frameUrl } = await openCapture(provider.party, receiver.url)
    await enterCard(frameUrl)
    const post = await noticeOf(captureId)
    const text = post.body.toString()
    const changed = [
      text.replace(`productId=${captureId}`, `productId=${crypto.randomUUID()}`),
      text.replace('Status=APPROVED', 'Status=DECLINED'),
      `${text}&wdRequestId=7`,
      `${text}&productId=${captureId}`,
    ]
    const answers = changed.map((body) => nuvei.notices?.verify(provider.party, { ...post, body: Buffer.from(body) }))
    expect(answers).toEqual(changed.map(() => refused('BAD_SIGNATURE')))
  })
  it.each([
    ['number', { number: '4000027891380962' }, 'NUMBER_INVALID'],
    ['number', { number: '' }, 'NUMBER_INVALID'],
    ['expiry', { expiry: '01/20' }, 'EXPIRED'],
    ['holder', { holder: 'N0ah' }, 'HOLDER_CHARACTERS'],
    ['holder', { holder: 'Ноа' }, 'HOLDER_CHARACTERS'],
  ] as const)('with a wrong %s says so there, and links nothing: %o', async (field, change, fault) => {
    const { captureId, frameUrl } = await openCapture(provider.party, receiver.url)
    expect(await enterCard(frameUrl, change)).toMatchObject({ state: 'INVALID', problems: { [field]: { fault } } })
    expect(await read(captureId)).toBe('PENDING')
  })
  it('is over after ten minutes', async () => {
    const { frameUrl } = await openCapture(provider.party, receiver.url)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(await enterCard(frameUrl)).toMatchObject({ state: 'ENDED' })
    vi.useRealTimers()
  })
  it('and paid to by a player whom it is not of is refused', async () => {
    const token = await linkedCard(provider.party, receiver.url)
    const order = payoutOrder({ destination: card(token), player: { ...player, reference: 'player-2' } })
    expect(await nuvei.send(provider.party, order, signal)).toMatchObject({ word: 'FAILED', reason: 'ACCOUNT_NOT_FOUND', reference: null })
    expect(provider.made()).toEqual([])
  })
  it('I7: the number is in nothing that is told, posted or kept', async () => {
    const { captureId, frameUrl } = await openCapture(provider.party, receiver.url)
    const reply = await enterCard(frameUrl)
    await noticeOf(captureId)
    const files = await readdir(provider.dataDir, { recursive: true, withFileTypes: true })
    const kept = await Promise.all(files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
    const told = [JSON.stringify([reply, await read(captureId)]), ...receiver.received.map(({ body }) => body.toString()), ...kept]
    expect(kept.join('')).toContain(captureId)
    const middle = CANARY.slice(6, 12)
    expect(told.filter((text) => text.includes(CANARY) || text.includes(middle))).toEqual([])
  })
})
