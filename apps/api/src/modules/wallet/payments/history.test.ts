import { inflateSync } from 'node:zlib'
import { minor } from '@lagoon/contract/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../../test/support/accounts.ts'
import { keepPayment } from '../../../../test/support/keepPayment.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { record } from '../../../payments/engine/record.ts'
import { signedPayment } from './receipt/link.ts'

let node: TestNode
let playerId: string
let token: string
let stranger: string
beforeAll(async () => {
  node = await startNode()
  const session = await logIn(node, (await confirmedPlayer(node)).email)
  playerId = session.player.id
  token = session.accessToken
  stranger = (await logIn(node, (await confirmedPlayer(node)).email)).accessToken
})
afterAll(() => node?.app.stop())

const keep = (more: Parameters<typeof keepPayment>[3] = {}) => keepPayment(node.app.services.database.kysely, playerId, 'nobody', more)
const said = (id: string, word: 'SUCCEEDED' | 'REVERSED', sum: bigint) =>
  node.app.services.database.kysely.transaction().execute((transaction) =>
    record(transaction, id, {
      word,
      source: 'STATUS',
      transactionId: `${word} of ${id}`,
      price: { currency: 'USD', minor: minor(sum) },
      at: new Date(),
      raw: '{}',
    }),
  )

describe('payments by what a player remembers', () => {
  const find = async (search: Record<string, unknown>, as = token) => {
    const { body } = await node.call('FindPayments', { search }, as)
    return body.data ? (body.data as unknown as { findPayments: { id: string }[] }).findPayments.map(({ id }) => id) : body
  }

  it('are found by sum and day, the day before and after with it, and in that currency only', async () => {
    const id = await keep({ created_at: new Date('2026-03-02T23:30:00.000Z'), price_minor: 2_733n })
    const price = { currency: 'USD', minor: '2733' }
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) expect(await find({ price, day })).toEqual([id])
    for (const day of ['2026-02-28', '2026-03-04']) expect(await find({ price, day })).toEqual([])
    expect(await find({ price: { ...price, currency: 'CAD' }, day: '2026-03-02' })).toEqual([])
    expect(await find({ price: { ...price, minor: '2734' }, day: '2026-03-02' })).toEqual([])
    expect(await find({ price, day: '2026-03-02' }, stranger)).toEqual([])
  })

  it('are found by their own number, the provider’s, or that of a transaction there, by their player only', async () => {
    const id = await keep()
    await said(id, 'SUCCEEDED', 1_999n)
    for (const reference of [id, `r-${id}`, ` SUCCEEDED of ${id} `]) {
      expect(await find({ reference })).toEqual([id])
      expect(await find({ reference }, stranger)).toEqual([])
    }
    expect(await find({ reference: 'no-such-number' })).toEqual([])
  })

  it.each([
    ['nothing', {}, ['amount', 'day']],
    ['no sum', { price: { currency: 'USD', minor: '0' }, day: '2026-03-02' }, ['amount']],
    ['less than nothing', { price: { currency: 'USD', minor: '-5' }, day: '2026-03-02' }, ['amount']],
    ['no day of the calendar', { price: { currency: 'USD', minor: '1999' }, day: '2026-02-30' }, ['day']],
    ['a day in words', { price: { currency: 'USD', minor: '1999' }, day: 'Monday' }, ['day']],
    ['no number', { reference: '  ' }, ['reference']],
    ['a number without an end', { reference: 'x'.repeat(101) }, ['reference']],
  ])('%s is refused at its field', async (_, search, fields) => {
    const answer = (await node.call('FindPayments', { search }, token)).body
    expect(answer).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    expect(answer.fieldErrorDetails?.map(({ field }) => field)).toEqual(fields)
  })
})

describe('the record of a payment', () => {
  it('says what was taken back of its tokens, and what of them is owed', async () => {
    const id = await keep({ tokens: JSON.stringify([{ kind: 'TIP', minor: '400' }]) })
    await said(id, 'SUCCEEDED', 1_999n)
    await said(id, 'REVERSED', 1_999n)
    expect((await node.call('PaymentRecord', { id }, token)).body.data).toMatchObject({
      paymentRecord: {
        payment: { id, reversed: { currency: 'USD', minor: '1999' } },
        takenBack: [{ kind: 'TIP', amount: '400' }],
        owed: [],
        listPrice: { currency: 'USD', minor: '1999' },
        discount: null,
        hasReceipt: true,
      },
    })
  })
})

/** The words of a PDF of ours: the streams unpacked, and their strings of hexadecimal digits read. */
const wordsOf = (pdf: Buffer): string => {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) => Buffer.from(bytes, 'latin1'))
  const contents = streams.flatMap((stream) => {
    try {
      return [inflateSync(stream).toString('latin1')]
    } catch {
      return []
    }
  })
  const lines = contents.flatMap((content) => [...content.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) => parts))
  return lines
    .map((line) => [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''))
    .join('\n')
}

describe('a receipt', () => {
  const addressOf = async (id: string, as = token) =>
    ((await node.call('PaymentReceipt', { id }, as)).body.data as unknown as { paymentReceipt: string | null } | undefined)?.paymentReceipt

  it('is a PDF with what was paid, saved under a name of its own', async () => {
    const id = await keep({ title: 'Łagoon – “chest”', list_minor: 2_500n, discount_minor: 561n, coupon_code: 'TIDE', fee_minor: 60n })
    expect(await addressOf(id)).toBeNull()
    await said(id, 'SUCCEEDED', 1_999n)
    const address = (await addressOf(id)) ?? ''
    const answer = await node.get(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="lagoon-receipt-${id}.pdf"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const words = wordsOf(pdf)
    for (const part of [id, 'Harbor', '$25.00', '-$5.61', 'Discount, coupon TIDE', '$0.60', '$19.99 USD', '5,000.00', '20.00', 'agoon'])
      expect(words).toContain(part)
  })

  it('is nobody else’s, of no other payment, and for five minutes', async () => {
    const [id, other] = [await keep(), await keep()]
    await said(id, 'SUCCEEDED', 1_999n)
    expect(await addressOf(id, stranger)).toBeUndefined()
    expect((await node.call('PaymentReceipt', { id })).status).toBe(401)
    const address = (await addressOf(id)) ?? ''
    const query = new URL(address, 'http://localhost').searchParams
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(query)
      copy.set(name, value)
      return `/wallet/receipt?${copy}`
    }
    for (const wrong of [
      '/wallet/receipt',
      changed('payment', other),
      changed('until', '99999999999999'),
      changed('signature', ''),
      changed('signature', `${query.get('signature')}AA`),
    ])
      expect((await node.get(wrong)).status).toBe(404)
    const { tokenSecret } = node.app.services.config
    expect(signedPayment(tokenSecret, query, Date.now())).toBe(id)
    expect(signedPayment(tokenSecret, query, Date.now() + 300_001)).toBeUndefined()
    expect(signedPayment('another secret, just as long as that', query, Date.now())).toBeUndefined()
  })
})
