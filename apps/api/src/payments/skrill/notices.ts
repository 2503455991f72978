import { createHash } from 'node:crypto'
import type { Party } from '@lagoon/contract/parties/parties'
import { ok, refused } from '@lagoon/contract/result/result'
import { readForm, skrillReport, type SkrillReport } from '@lagoon/contract/wire/skrill/skrill'
import * as v from 'valibot'
import type { PaymentNotices } from '../protocol.ts'
import { readingOf } from './reading.ts'
import { merchantOf } from './settings.ts'
import { isSigned } from './signature.ts'

const reportOf = (body: Buffer): SkrillReport | null => {
  const form = readForm(body.toString('utf8'))
  const report = v.safeParse(skrillReport, form)
  return report.success ? report.output : null
}

const isToUs = (party: Party, { pay_to_email }: SkrillReport): boolean =>
  pay_to_email.toLowerCase() === merchantOf(party).payToEmail.toLowerCase()

/**
 * What Skrill posts to our `status_url`, up to ten times until it is answered with 200, with one signature and no time: so neither
 * its age nor its order says anything.
 */
export const notices: PaymentNotices = {
  verify(party, { body }) {
    const report = reportOf(body)
    return report && report.merchant_id === merchantOf(party).merchantId && isSigned(party, report) ? ok({}) : refused('BAD_SIGNATURE')
  },
  read(_, body) {
    const report = reportOf(body)
    if (!report) return null
    // Posts of one report are the same to the byte as far as is known; one that is not must not be refused as a forgery.
    const digest = createHash('sha256').update(body).digest('base64url')
    return { eventId: `${report.status}.${digest}`, subject: report.transaction_id, at: new Date() }
  },
  async say(party, { body, at }) {
    const report = reportOf(body)
    if (!report) return { ignore: 'not a report of Skrill' }
    if (!isToUs(party, report)) return { ignore: `paid to ${report.pay_to_email}, which is not our account` }
    const reading = readingOf(report, at)
    return reading.ok ? { of: { paymentId: report.transaction_id }, reading: reading.value } : { ignore: reading.error }
  },
}
