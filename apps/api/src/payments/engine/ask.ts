import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import type { Standing } from '../machine/standing.ts'
import { paymentParty, protocolOf, watchOf } from '../payments.ts'
import type { PaymentReading } from '../protocol.ts'
import { noteIncident } from './incidents.ts'
import { recordReading } from './record.ts'
import type { PaymentRow } from './rows.ts'
import { ANSWER_WITHIN_MS } from './start.ts'

type Asked = Pick<PaymentRow, 'id' | 'party' | 'reference' | 'created_at'>
export type StatusAnswer = PaymentReading & { readonly reference: string }

/** An answer as it is kept for evidence. */
export const rawOf = (answer: StatusAnswer | null): string =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/**
 * Asks the provider how a payment stands. Null: it does not know it (yet). Rejects when no answer came, or that to another payment;
 * then nothing is known.
 */
export const askProvider = async (
  services: Pick<Services, 'config' | 'database' | 'protocols'>,
  { id, party: partyId, reference, created_at: startedAt }: Asked,
  signal?: AbortSignal,
): Promise<StatusAnswer | null> => {
  const party = paymentParty(services, partyId)
  if (!party) throw new Error(`${partyId} is no payment provider of the settings any more`)
  const inTime = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const within = signal ? AbortSignal.any([signal, inTime]) : inTime
  const answer = await protocolOf(services, party).read(party, { paymentId: id, reference, startedAt }, within)
  if (answer && reference !== null && answer.reference !== reference) {
    const detail = `asked for ${reference}, it answered for ${answer.reference}`
    await noteIncident(services.database.kysely, { party: partyId, paymentId: id, kind: 'FOREIGN_ANSWER', subject: id, detail })
    throw new Error(`${partyId} answered for another payment`)
  }
  return answer
}

/** Asks the provider and records its answer; undefined where it does not know the payment. Rejects as `askProvider` does. */
export const askAndRecord = async (
  services: Pick<Services, 'config' | 'database' | 'protocols' | 'wakeOutbox' | 'wakeMailer'>,
  payment: Asked,
  signal?: AbortSignal,
): Promise<Standing | undefined> => {
  const answer = await askProvider(services, payment, signal)
  if (!answer) return undefined
  const { graceMinutes } = watchOf(services, payment.party)
  const came = { source: 'STATUS', raw: rawOf(answer), graceMinutes } as const
  const standing = await retried(() =>
    services.database.kysely.transaction().execute((transaction) => recordReading(transaction, payment.id, answer, came)),
  )
  services.wakeOutbox()
  services.wakeMailer()
  return standing
}
