import type { Party } from '@lagoon/contract/parties/parties'
import { readForm, skrillPaths, skrillQueryCodes, skrillReport } from '@lagoon/contract/wire/skrill/skrill'
import * as v from 'valibot'
import { merchantOf } from './settings.ts'
import { md5, skrillSecrets } from './signature.ts'

/** As a report, without what only its posts are known to have. */
const queried = v.object({ ...skrillReport.entries, merchant_id: v.optional(v.string()), pay_to_email: v.optional(v.string()) })
export type SkrillQueried = v.InferOutput<typeof queried>

/** First line, then the fields as a form. */
const answerShape = /^(\d{3})\s+[^\n]*(?:\n+([\s\S]*))?$/

/**
 * Asks the query interface (MQI, `status_trn`) how a transaction stands, by our id of it. Null: it knows none, as before the player
 * has paid. Rejects for any answer that is not one of these two. As a form and not in the address, which servers log.
 */
export const queryStatus = async (party: Party, transactionId: string, signal: AbortSignal): Promise<SkrillQueried | null> => {
  const { payToEmail } = merchantOf(party)
  const body = new URLSearchParams({
    action: 'status_trn',
    email: payToEmail,
    password: md5(skrillSecrets(party).apiPassword),
    trn_id: transactionId,
  })
  const url = new URL(skrillPaths.query, party.settings?.['queryOrigin'] ?? party.origin)
  const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal })
  const [, code, fields] = answerShape.exec((await response.text()).trim()) ?? []
  if (code === skrillQueryCodes.NOT_FOUND) return null
  if (!response.ok || code !== skrillQueryCodes.OK) throw new Error(`Skrill answered ${code ?? `HTTP ${response.status}`} to a query`)
  const answer = v.parse(queried, readForm(fields ?? ''))
  if (answer.transaction_id !== transactionId) throw new Error('Skrill answered about another transaction than the one that was asked for')
  return answer
}
