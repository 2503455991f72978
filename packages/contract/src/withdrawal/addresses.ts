import { profileAddress } from '../account/addresses.ts'
import type { PayoutWay } from './enums.ts'

/** The withdrawal as a page of its own, on phones. Elsewhere it is a tab of the profile. */
export const mobileWithdrawAddress = '/mobileWithdraw'

/** The parts of the query of a withdrawal that is being put together: they survive a reload. */
export interface WithdrawDraft {
  readonly way?: PayoutWay
  /** Prize tokens, as typed. */
  readonly amount?: string
}

const draftQuery = ({ way, amount }: WithdrawDraft): Readonly<Record<string, string>> => ({
  ...(way === undefined ? {} : { way }),
  ...(amount === undefined || amount === '' ? {} : { amount }),
})

/** Names the step behind amount and method: where the money goes. */
export const PAYOUT_STEP = 'to'
/** A new account is to be given, even where some are known. */
export const NEW_ACCOUNT = 'new'

/** Where a withdrawal is begun, with what is known of it already. */
export const withdrawAddress = (draft: WithdrawDraft = {}): string => profileAddress('withdraw', draftQuery(draft))
/** Where the account is chosen that a withdrawal goes to, and the withdrawal is requested. */
export const withdrawToAddress = (draft: WithdrawDraft, account?: string): string =>
  profileAddress('withdraw', { ...draftQuery(draft), [PAYOUT_STEP]: account ?? '' })

/** Says that a withdrawal was requested just now. */
export const withdrawRequestedAddress = (id: string): string => profileAddress('withdraw', { requested: id })
/** The place where one withdrawal is followed. */
export const withdrawalAddress = (id: string): string => profileAddress('withdraw', { withdrawal: id })
/** Every withdrawal of the player. */
export const withdrawalsAddress = (): string => profileAddress('withdraw', { list: 'all' })

/** Says that a withdrawal sent the player to the profile. */
export const FOR_WITHDRAWAL = 'withdrawal'
/** The field of the profile that a method pays to, and the way back to the withdrawal. */
export const payoutIdAddress = (draft: WithdrawDraft): string =>
  profileAddress('personal-info', { for: FOR_WITHDRAWAL, ...draftQuery(draft) })
