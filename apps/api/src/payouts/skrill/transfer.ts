import type { Party } from '@lagoon/contract/parties/parties'
import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'
import {
  readTransferAnswer,
  SEND_MONEY_PATH,
  type ExecuteTransfer,
  type PrepareTransfer,
  type TransferAnswer,
} from '@lagoon/contract/wire/skrill/sendMoney'

const TIMEOUT_MS = 8_000

/** Asks Skrill to prepare or to carry out a transfer. Rejects where no answer came, or none that is understood: then nothing is known. */
export const askToSend = async (
  party: Party,
  form: Readonly<Record<string, string>> & Pick<PrepareTransfer | ExecuteTransfer, 'action'>,
  signal: AbortSignal,
): Promise<TransferAnswer> => {
  const response = await fetch(new URL(SEND_MONEY_PATH, party.settings?.['queryOrigin'] ?? party.origin), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const answer = readTransferAnswer(await response.text())
  if (!response.ok || !answer) throw new Error(`Skrill answered HTTP ${response.status} to ${form.action}, and nothing that is understood`)
  return answer
}

/** Codes that say that this payout was carried out before, or is just being: what came of it is asked for. The names are not proven. */
export const isKnownThere = (code: string): boolean => code === 'ALREADY_EXECUTED' || code === 'EXECUTION_PENDING'

/**
 * Codes by which Skrill refuses a payout for good, and why. A code that is not here says nothing of the payout, such as a wrong password
 * or a session that is over: neither is it paid then, nor has it failed.
 */
export const refusals: Readonly<Record<string, { readonly reason: PayoutFailure; readonly isRetryable: boolean }>> = {
  // Of the merchant's own balance: with the next filling of it the same payout goes through.
  BALANCE_NOT_ENOUGH: { reason: 'TRY_LATER', isRetryable: true },
  INVALID_BNF_EMAIL: { reason: 'ACCOUNT_NOT_FOUND', isRetryable: false },
  DISABLED_RECIPIENT: { reason: 'ACCOUNT_FROZEN', isRetryable: false },
  BENEFICIARY_BLOCKED: { reason: 'ACCOUNT_FROZEN', isRetryable: false },
  PAYMENT_DENIED: { reason: 'NOT_ACCEPTED', isRetryable: false },
  SINGLE_TRN_LIMIT_VIOLATED: { reason: 'LIMIT', isRetryable: false },
  MAX_AMOUNT_REACHED: { reason: 'LIMIT', isRetryable: false },
}
