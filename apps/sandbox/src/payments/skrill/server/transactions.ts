import type { SkrillReport, SkrillSessionRequest, SkrillStatus } from '@lagoon/contract/wire/skrill/skrill'
import { skrillStatuses } from '@lagoon/contract/wire/skrill/skrill'
import type { Outcome, Wish } from '../../outcomes.ts'

const LATER_MS = 30_000
const CHARGEBACK_MS = 60_000

/** A step of a transaction, by Skrill's books. */
export interface Change {
  /** Unix milliseconds, here and below. */
  readonly at: number
  readonly status: SkrillStatus
  readonly reason?: string
}

export interface Transaction {
  readonly mbTransactionId: string
  readonly mbAmount: string
  readonly mbCurrency: string
  /** In the order of their times. */
  readonly changes: readonly Change[]
}

/** A prepared session with what the player did in it. */
export interface Session {
  /** The sid. */
  readonly id: string
  readonly request: SkrillSessionRequest
  readonly preparedAt: number
  readonly endsAt: number
  readonly wish: Wish
  readonly transaction: Transaction | null
}

/** Codes of `failed_reason_code`. */
const failureOf: Partial<Readonly<Record<Outcome, string>>> = {
  INSUFFICIENT_FUNDS: '05',
  CARD_EXPIRED: '24',
  BANK_REFUSED: '04',
  CHALLENGE_FAILED: '70',
  TRY_LATER: '51',
}

const { PROCESSED, PENDING, CANCELLED, FAILED, CHARGEBACK } = skrillStatuses

/** What becomes of a transaction that is begun at `at`; nothing where the player closes the window. */
export const changesOf = (outcome: Outcome, at: number): readonly Change[] => {
  switch (outcome) {
    case 'CLOSES':
      return []
    case 'CANCELS':
      return [{ at, status: CANCELLED }]
    case 'STAYS_PENDING':
      return [{ at, status: PENDING }]
    case 'PAYS_LATER':
      return [
        { at, status: PENDING },
        { at: at + LATER_MS, status: PROCESSED },
      ]
    case 'FAILS_LATER':
      return [
        { at, status: PENDING },
        { at: at + LATER_MS, status: FAILED, reason: '05' },
      ]
    case 'CHARGED_BACK':
      return [
        { at, status: PROCESSED },
        { at: at + CHARGEBACK_MS, status: CHARGEBACK },
      ]
    default: {
      const reason = failureOf[outcome]
      return [reason === undefined ? { at, status: PROCESSED } : { at, status: FAILED, reason }]
    }
  }
}

/** The sum in Skrill's books, which the outcomes of other sums make another sum. */
export const sumOf = (outcome: Outcome, { amount, currency }: SkrillSessionRequest): Pick<Transaction, 'mbAmount' | 'mbCurrency'> => ({
  mbAmount: outcome === 'PAYS_OTHER_AMOUNT' ? '0.01' : amount,
  mbCurrency: outcome === 'PAYS_OTHER_CURRENCY' ? (currency === 'USD' ? 'CAD' : 'USD') : currency,
})

/** How a transaction stands now. */
export const standing = ({ changes }: Transaction, now: number): Change | undefined => changes.findLast(({ at }) => at <= now)

/** A change as it is reported, without signatures. */
export const reportOf = (
  { request }: Session,
  { mbTransactionId, mbAmount, mbCurrency }: Transaction,
  { status, reason }: Change,
  merchantId: string,
): Omit<SkrillReport, 'md5sig' | 'sha2sig'> => ({
  pay_to_email: request.pay_to_email,
  pay_from_email: request.pay_from_email ?? 'payer@skrill.localhost',
  merchant_id: merchantId,
  transaction_id: request.transaction_id,
  mb_transaction_id: mbTransactionId,
  mb_amount: mbAmount,
  mb_currency: mbCurrency,
  status,
  ...(reason !== undefined && { failed_reason_code: reason }),
  amount: request.amount,
  currency: request.currency,
  payment_type: 'WLT',
})
