import PdfDocument from 'pdfkit'
import { minor, formatMinor } from '@lagoon/contract/money/money'
import type { PaymentRow } from '../../../../payments/engine/rows.ts'
import { keptTokens } from '../../../../payments/kept.ts'
import { formatPrice, tokenName } from '../../../../payments/words.ts'
import { conversionOf } from '../conversion.ts'

/** A payment that was paid, and whose it is. */
export interface Receipted extends PaymentRow {
  readonly settled_at: Date
  readonly email: string
  readonly display_name: string
}

type Row = readonly [term: string, value: string]

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const momentOf = (at: Date): string => `${moment.format(at)} UTC`.replaceAll('\u202f', ' ')

const rowsOf = (payment: Receipted): { readonly about: readonly Row[]; readonly sums: readonly Row[]; readonly tokens: readonly Row[] } => {
  const price = (sum: bigint) => formatPrice({ currency: payment.currency, minor: minor(sum) })
  const conversion = conversionOf(payment)
  return {
    about: [
      ['Receipt for', `${payment.display_name}, ${payment.email}`],
      ['Payment', payment.id],
      ...(payment.reference === null ? [] : [['Provider’s reference', payment.reference] as const]),
      ['Paid with', payment.method],
      ['Ordered', momentOf(payment.created_at)],
      ['Paid', momentOf(payment.settled_at)],
    ],
    sums: [
      [payment.title, price(payment.list_minor)],
      ...(payment.discount_minor > 0n
        ? [
            [
              payment.coupon_code === null ? 'Discount' : `Discount, coupon ${payment.coupon_code}`,
              `-${price(payment.discount_minor)}`,
            ] as const,
          ]
        : []),
      ...(payment.fee_minor > 0n ? [['Platform fee', price(payment.fee_minor)] as const] : []),
      ['Total', `${price(payment.price_minor)} ${payment.currency}`],
      ...(conversion === null
        ? []
        : [
            [
              `Paid as ${conversion.amount} ${conversion.code}`,
              `1 ${conversion.code} = ${price(BigInt(conversion.rate.minor))}, ${momentOf(new Date(conversion.at))}`,
            ] as const,
          ]),
      ...(payment.reversed_minor > 0n ? [['Returned later', `-${price(payment.reversed_minor)}`] as const] : []),
    ],
    tokens: keptTokens(payment.tokens).map(({ kind, minor: amount }) => [tokenName(kind), formatMinor(amount, 'always')]),
  }
}

/** The fonts of every reader of PDF know Western letters only; any other one is written without its accent, or as a question mark. */
const western = (text: string): string =>
  [...text]
    .map((letter) =>
      /^[\u0020-\u007e\u00a0-\u00ff‘’“”–—…€]$/u.test(letter) ? letter : letter.normalize('NFD').replaceAll(/[^\u0020-\u007e]/gu, '') || '?',
    )
    .join('')

const MARGIN = 56
const INK = '#1a2233'
const SOFT = '#5a6478'
const LINE = '#d5dae3'

/** A page of A4 with what was paid for, when and how, and what came in: text that can be selected and read out. */
export const writeReceipt = (payment: Receipted): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { about, sums, tokens } = rowsOf(payment)
    const document = new PdfDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: `Receipt ${payment.id}`, Author: 'Lagoon', CreationDate: payment.settled_at },
    })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)

    const width = document.page.width - 2 * MARGIN
    const line = () => {
      document.moveDown(0.4)
      document
        .moveTo(MARGIN, document.y)
        .lineTo(MARGIN + width, document.y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke()
      document.moveDown(0.6)
    }
    const table = (title: string, rows: readonly Row[]) => {
      document.moveDown(1)
      document.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(title, MARGIN)
      line()
      for (const [term, value] of rows) {
        const top = document.y
        const isTotal = term === 'Total'
        document.font(isTotal ? 'Helvetica-Bold' : 'Helvetica').fontSize(10)
        document.fillColor(isTotal ? INK : SOFT).text(western(term), MARGIN, top, { width: width / 2 - 8 })
        const under = document.y
        document.fillColor(INK).text(western(value), MARGIN + width / 2, top, { width: width / 2, align: 'right' })
        document.y = Math.max(under, document.y)
        document.moveDown(0.5)
      }
    }
    document.font('Helvetica-Bold').fontSize(22).fillColor(INK).text('Lagoon', MARGIN)
    document.font('Helvetica').fontSize(12).fillColor(SOFT).text('Receipt for a purchase of tokens')
    table('Payment', about)
    table('Amount', sums)
    table('Tokens', tokens)
    document.end()
  })
