import { createHash } from 'node:crypto'
import type { Party } from '@lagoon/contract/parties/parties'
import { ok, refused } from '@lagoon/contract/result/result'
import { readForm, skrillReport, type SkrillReport } from '@lagoon/contract/wire/skrill/skrill'
import * as v from 'valibot'
import { merchantOf } from '../../payments/skrill/settings.ts'
import { isSigned } from '../../payments/skrill/signature.ts'
import type { PayoutNotices } from '../protocol.ts'
import { payoutReadingOf } from './readings.ts'

const reportOf = (body: Buffer): SkrillReport | null => {
  const report = v.safeParse(skrillReport, readForm(body.toString('utf8')))
  return report.success ? report.output : null
}

const isOurs = (party: Party, report: SkrillReport): boolean =>
  report.merchant_id === merchantOf(party).merchantId && isSigned(party, report)

/** What Skrill posts of payouts: as it posts payments, with the same signature, to an address of its own. */
export const notices: PayoutNotices = {
  verify(party, { body }) {
    const report = reportOf(body)
    return report && isOurs(party, report) ? ok({}) : refused('BAD_SIGNATURE')
  },
  read(_, body) {
    const report = reportOf(body)
    if (!report) return null
    return {
      eventId: `${report.status}.${createHash('sha256').update(body).digest('base64url')}`,
      subject: report.transaction_id,
      at: new Date(),
    }
  },
  async say(_, { body, at }) {
    const report = reportOf(body)
    if (!report) return { ignore: 'not a report of Skrill' }
    const { mb_transaction_id: id, status, mb_amount: amount, mb_currency: currency } = report
    const reading = payoutReadingOf({ id, status, amount, currency }, at)
    return reading.ok ? { of: { attemptId: report.transaction_id }, reading: reading.value } : { ignore: reading.error }
  },
}
