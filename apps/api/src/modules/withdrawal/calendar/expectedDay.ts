import { dayIn } from '@lagoon/contract/account/profile.rules'
import type { WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import { workingDaysAfter } from './holidays.ts'

/** Where banks of both countries count their days. */
const BANK_TIME = 'America/New_York'
/** Working days within which a review ends, and within which what was approved is sent. */
const REVIEW_DAYS = 3
const SEND_DAYS = 1

export const bankDay = (at: Date): string => dayIn(BANK_TIME, at)

/** What a withdrawal waits for, and since when. */
export interface Waiting {
  readonly country: string
  readonly state: WithdrawalState
  readonly since: Date
  /** Money is not sent before. */
  readonly notBefore: Date
  /** The most working days until money that was sent is there. */
  readonly arrivesMost: number
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)

/** The latest working day by which the next step usually is there, `2026-11-24`; null where the withdrawal is over. */
export const expectedDay = ({ country, state, since, notBefore, arrivesMost }: Waiting): string | null => {
  switch (state) {
    case 'REQUESTED':
    case 'IN_REVIEW':
      return workingDaysAfter(country, bankDay(since), REVIEW_DAYS)
    case 'APPROVED':
    case 'SENDING':
      return workingDaysAfter(country, bankDay(later(since, notBefore)), SEND_DAYS)
    case 'SENT':
      return workingDaysAfter(country, bankDay(since), arrivesMost)
    case 'PAID':
    case 'REFUSED':
    case 'FAILED':
    case 'RETURNED':
    case 'CANCELLED':
      return null
  }
}

/** The latest day on which what is asked for now usually is there. */
export const arrivalDay = ({ country, since, notBefore, arrivesMost }: Omit<Waiting, 'state'>): string => {
  const reviewed = workingDaysAfter(country, bankDay(since), REVIEW_DAYS)
  const mayGo = bankDay(notBefore)
  return workingDaysAfter(country, workingDaysAfter(country, reviewed > mayGo ? reviewed : mayGo, SEND_DAYS), arrivesMost)
}
