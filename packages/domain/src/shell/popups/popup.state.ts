import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'

/**
 * Who set a limit. What the player or the law set is never passed: what is left is offered. A threshold of the operator asks whether to
 * go on, and a purchase goes over it when that is confirmed, once.
 */
export const limitSetters = ['PLAYER', 'LAW', 'OPERATOR'] as const
export type LimitSetter = (typeof limitSetters)[number]

/**
 * The purchase goes over a limit; `days` is its span, `renewsAt` an RFC 3339 instant. `used` can be more than the limit: of a check that
 * was passed, or a limit that was lowered.
 */
export interface ExceededLimit {
  readonly setBy: LimitSetter
  readonly limit: Price
  readonly days: number
  readonly left: Price
  readonly used: Price
  readonly asked: Price
  readonly renewsAt: string
}

/** `reason` is the plain text of the payment provider, absent where it gives none. */
export interface DeclinedPayment {
  readonly price: Price
  readonly method: string
  readonly reason?: string
}

/** `reason` is the plain text of the team or of the provider. `withdrawalId` is absent where nothing was requested. */
export interface DeclinedWithdrawal {
  readonly withdrawalId?: string
  readonly amount: Amount
  readonly method: string
  readonly reason?: string
}

/**
 * A popup as data: what happened and what is known of it, never elements. The words stand in the ui. Figures that the
 * server did not give are absent, and none are made up.
 */
export type Popup =
  /** The server runs another version (§4). `openForm` names a form with changes that a reload would drop. */
  | { readonly kind: 'update'; readonly openForm?: string }
  /** A piece of the app could not be fetched (§8). */
  | { readonly kind: 'chunkFailure' }
  /** 406 on a log-in (§8): the others are logged out only when the player says so. */
  | { readonly kind: 'otherDevices'; readonly step: 'ask' | 'loggingOthersOut' | 'failed' }
  /** The server ended the session; `reason` is its plain text. */
  | { readonly kind: 'policyViolation'; readonly reason?: string }
  | { readonly kind: 'purchaseLimitExceeded'; readonly limit?: ExceededLimit }
  | { readonly kind: 'kycRequired'; readonly toDo: 'play' | 'purchase' | 'withdraw' }
  | { readonly kind: 'noCountryInProfile' }
  | { readonly kind: 'withdrawalSettingNotFound'; readonly way?: { readonly provider: string; readonly country: string } }
  | { readonly kind: 'insufficientBalance'; readonly tokens?: { readonly needed: Amount; readonly held: Amount } }
  | { readonly kind: 'paymentDeclined'; readonly payment?: DeclinedPayment }
  /** The tokens are back in the balance. */
  | { readonly kind: 'withdrawDeclined'; readonly withdrawal?: DeclinedWithdrawal }

export type PopupKind = Popup['kind']

/** What the player decided: to go on with what the popup offers, or to leave it. */
export type PopupDecision = 'confirm' | 'dismiss'
