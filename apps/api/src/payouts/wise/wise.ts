import type { Party } from '@lagoon/contract/parties/parties'
import { ok, refused } from '@lagoon/contract/result/result'
import { bankCountryOf, type BankCountry } from '@lagoon/contract/withdrawal/bank.rules'
import { priceText } from '@lagoon/contract/wire/priceText'
import {
  wiseAccount,
  wisePaths,
  wiseTransfer,
  wiseTransfers,
  type WiseAccountRequest,
  type WiseTransfer,
  type WiseTransferRequest,
} from '@lagoon/contract/wire/wise/wise'
import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'
import * as v from 'valibot'
import type { PayoutOrder, PayoutProtocol, PayoutReading } from '../protocol.ts'
import { CallRefused } from '../bearerCall.ts'
import { callWise, post } from './client.ts'
import { notices } from './notices.ts'
import { notTaken } from '../notTaken.ts'
import { readingOf } from './reading.ts'

/** A receiving bank may send a credit back within 60 days (Nacha). */
const WATCH_DAYS = 60

const typeOf: Readonly<Record<BankCountry, WiseAccountRequest['type']>> = { US: 'aba', CA: 'canadian', IBAN: 'iban' }

const requestOf = ({ attemptId, withdrawalId, price, destination, noticeUrl }: PayoutOrder): WiseTransferRequest => {
  if (destination.kind !== 'BANK') throw new Error('Wise pays out to bank accounts')
  return {
    customerTransactionId: attemptId,
    targetAccount: destination.token,
    amount: priceText(price),
    currency: price.currency,
    reference: `Withdrawal ${withdrawalId}`,
    webhookUrl: noticeUrl,
  }
}

/** The transfer that was asked for, and no other. */
const ours = (transfer: WiseTransfer, attemptId: string): WiseTransfer => {
  if (transfer.customerTransactionId !== attemptId) throw new Error('Wise answered about another transfer than the one that was asked for')
  return transfer
}

/** What a transfer says; null while it is made and not paid from our balance: nothing was sent, and the same key goes on with it. */
const said = (transfer: WiseTransfer): PayoutReading | null => {
  const reading = readingOf(transfer)
  if (!reading.ok) throw new Error(reading.error)
  return reading.value
}

const make = async (party: Party, order: PayoutOrder, signal: AbortSignal): Promise<WiseTransfer> =>
  ours(v.parse(wiseTransfer, await post(party, wisePaths.transfers, requestOf(order), signal)), order.attemptId)

/** Why Wise did not make a transfer; undefined where the refusal says nothing of it, such as of our token. */
const refusalOf = (error: unknown): PayoutFailure | undefined => {
  if (!(error instanceof CallRefused)) return undefined
  if (error.code === 'NOT_FOUND') return 'ACCOUNT_NOT_FOUND'
  return error.code === 'BAD_REQUEST' ? 'NOT_ACCEPTED' : undefined
}

const send = async (party: Party, order: PayoutOrder, signal: AbortSignal): Promise<PayoutReading> => {
  let made: WiseTransfer
  try {
    made = await make(party, order, signal)
  } catch (error) {
    const reason = refusalOf(error)
    if (reason) return notTaken(order, reason)
    throw error
  }
  const standing = said(made)
  if (standing) return standing
  const paid = ours(
    v.parse(wiseTransfer, await post(party, wisePaths.payments, { transferId: made.id, type: 'BALANCE' }, signal)),
    order.attemptId,
  )
  const reading = said(paid)
  if (!reading) throw new Error('Wise answered a payment with a transfer that is not paid')
  return reading
}

/** Payouts to bank accounts, whose numbers stay with the provider: docs/payouts/wise.md. */
export const wise: PayoutProtocol = {
  ways: ['BANK'],
  name: 'Bank transfer',
  visibilitySeconds: 60,
  paidAfterDays: null,
  watchDays: WATCH_DAYS,
  send,
  async read(party, { attemptId }, signal) {
    const [transfer] = v.parse(wiseTransfers, await callWise(party, wisePaths.transferOf(attemptId), {}, signal))
    return transfer ? said(ours(transfer, attemptId)) : null
  },
  async register(party, { accountHolder, accountNumber, routingNumber, bankName, currency, player }, signal) {
    const request: WiseAccountRequest = {
      type: typeOf[bankCountryOf(player.country)],
      currency,
      accountHolderName: accountHolder,
      details: { bankName, accountNumber, routingNumber },
      customer: player.reference,
    }
    try {
      const { id } = v.parse(wiseAccount, await post(party, wisePaths.accounts, request, signal))
      return ok({ token: id })
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'INVALID_ROUTING') return refused('ROUTING_INVALID')
      if (error instanceof CallRefused && error.code === 'INVALID_ACCOUNT') return refused('ACCOUNT_INVALID')
      throw error
    }
  },
  notices,
}
