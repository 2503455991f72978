import type { ForumPayState } from '@lagoon/contract/wire/forumPay/forumPay'
import type { Choices, NoticeWay } from '../outcomes.ts'

/** What the desk can choose for the next payment (docs/payments/forumPay.md, The sandbox). */
export const choices = {
  outcomes: ['AS_SENT', 'PAYS', 'PAYS_LATER', 'PAYS_HALF', 'PAYS_TOO_MUCH', 'PAYS_AFTER_END', 'UNCONFIRMED', 'BLOCKED'],
  notices: ['AT_ONCE', 'TWICE', 'LATE', 'NEVER'],
  starts: ['ANSWERS', 'MADE_BUT_LOST', 'FAILS', 'NONSENSE', 'SLOW'],
} as const satisfies Choices

/** How fast the network confirms a transfer. */
export const paces = ['FAST', 'SLOW', 'NEVER'] as const
export type Pace = (typeof paces)[number]

/** What is sent for a payment, of what is still due. */
export const sendings = ['SEND_ALL', 'SEND_HALF', 'SEND_MORE'] as const
/** What else can happen to it. */
export const turns = ['PASS_TIME', 'CONFIRM', 'REPLACE', 'BLOCK', 'UNBLOCK', 'ACCEPT', 'REFUND', 'HINT', 'HINT_FORGED'] as const
export const acts = [...sendings, ...turns] as const
export type Act = (typeof acts)[number]

export const actWords: Readonly<Record<Act, string>> = {
  SEND_ALL: 'Send all that’s due',
  SEND_HALF: 'Send half',
  SEND_MORE: 'Send half too much',
  PASS_TIME: 'Let 15 minutes pass',
  CONFIRM: 'Confirm now',
  REPLACE: 'Replace the transfer (double spend)',
  BLOCK: 'Block',
  UNBLOCK: 'Unblock',
  ACCEPT: 'Accept a late or short payment',
  REFUND: 'Refund',
  HINT: 'Send the hint again',
  HINT_FORGED: 'Send a forged hint',
}

/** A payment as the page of the wallet shows it. */
export interface WalletInvoice {
  readonly paymentId: string
  readonly referenceNo: string
  readonly price: string
  readonly currency: string
  readonly amount: string
  readonly address: string
  readonly state: ForumPayState
  readonly payment: string
  readonly unconfirmed: string
  readonly missing: string | null
  readonly surplus: string | null
  readonly confirmations: number
  readonly minConfirmations: number
  /** Seconds until the rate is held no more. */
  readonly secondsLeft: number
  readonly notice: NoticeWay
  readonly isRefunded: boolean
  /** What can be sent for it and done to it, as it stands. */
  readonly acts: readonly Act[]
}

/** The page asks `GET /wallet/invoices`, and posts JSON to the others. */
export const walletPaths = { invoices: '/wallet/invoices', act: '/wallet/act', notice: '/wallet/notice' } as const
