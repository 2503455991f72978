import type { HttpRoute } from '../../../../http/route.ts'
import { Problem } from '../../../../problem.ts'
import type { Services } from '../../../../services.ts'
import { RECEIPT_PATH, signedPayment } from './link.ts'

const notFound = () => new Problem(404, 'TRANSACTION_NOT_FOUND', 'This receipt link has expired. Open the payment to get a new one.')

/** The receipt of a payment as a PDF, for whoever was given its signed address a moment ago. */
export const receiptRoutes = (services: Services): readonly HttpRoute[] => [
  {
    method: 'GET',
    path: RECEIPT_PATH,
    handle: async (request, _body, response) => {
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams
      const paymentId = signedPayment(services.config.tokenSecret, query, Date.now())
      if (paymentId === undefined) throw notFound()
      const found = await services.database.kysely
        .selectFrom('payment')
        .innerJoin('player', 'player.id', 'payment.player_id')
        .selectAll('payment')
        .select(['player.email', 'player.display_name'])
        .where('payment.id', '=', paymentId)
        .executeTakeFirst()
      if (!found?.settled_at) throw notFound()
      // The writer of PDF is big, and most nodes never need it.
      const { writeReceipt } = await import('./receipt.ts')
      const pdf = await writeReceipt({ ...found, settled_at: found.settled_at })
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': pdf.length,
        'content-disposition': `attachment; filename="lagoon-receipt-${paymentId}.pdf"`,
        'cache-control': 'no-store',
      })
      response.end(pdf)
    },
  },
]
