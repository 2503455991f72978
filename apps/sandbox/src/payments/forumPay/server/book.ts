import { openRecords } from '../../server/records.ts'
import type { Invoice } from './invoice.ts'

/** The provider's payments. */
export const openBook = async (path: string) => {
  const records = await openRecords<Invoice>(path)
  return {
    all: () => records.all(),
    get: (paymentId: string) => records.get(paymentId),
    byReference: (referenceNo: string): readonly Invoice[] => records.all().filter((invoice) => invoice.referenceNo === referenceNo),
    put: async (invoice: Invoice): Promise<Invoice> => {
      await records.put(invoice)
      return invoice
    },
    close: () => records.close(),
  }
}
export type Book = Awaited<ReturnType<typeof openBook>>
