import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'

/**
 * Why a receiving bank sent money back: codes of the American clearing house (Nacha Operating Rules, Appendix Four) and of the
 * Canadian one (Payments Canada, Standard 007), as far as a player can do something about them.
 */
const reasons: Readonly<Record<string, PayoutFailure>> = {
  R02: 'ACCOUNT_CLOSED',
  R03: 'ACCOUNT_NOT_FOUND',
  R04: 'ACCOUNT_NOT_FOUND',
  R12: 'ACCOUNT_CLOSED',
  R16: 'ACCOUNT_FROZEN',
  R17: 'NAME_MISMATCH',
  R20: 'NOT_ACCEPTED',
  R23: 'NOT_ACCEPTED',
  R28: 'ACCOUNT_NOT_FOUND',
  '902': 'ACCOUNT_NOT_FOUND',
  '905': 'ACCOUNT_CLOSED',
  '907': 'NOT_ACCEPTED',
  '911': 'ACCOUNT_FROZEN',
  '912': 'ACCOUNT_NOT_FOUND',
  '914': 'NAME_MISMATCH',
  '922': 'NOT_ACCEPTED',
}

/** What a player is told of a bank's return code; a code that is not known here is OTHER. */
export const failureOfReturn = (code: string | null): PayoutFailure => (code === null ? 'OTHER' : (reasons[code] ?? 'OTHER'))
