/** Codes of refusals: the `code` of the error body (§3). Shared by the API that sends them and the catalog that reads them. */
export const problemCodes = [
  'BAD_INPUT',
  'WRONG_CREDENTIALS',
  'WRONG_CURRENT_PASSWORD',
  'EMAIL_NOT_CONFIRMED',
  'LOGGED_IN_ELSEWHERE',
  'LOGGED_OUT_ELSEWHERE',
  'LOCKED_OUT',
  'SESSION_ENDED',
  'TOKEN_EXPIRED',
  'UNAUTHENTICATED',
  'EMAIL_IN_USE',
  'PHONE_REGISTERED',
  'DISPLAY_NAME_TAKEN',
  'ARTICLE_NOT_FOUND',
  'CAPTCHA_INVALID',
  'TICKET_NOT_FOUND',
  'TICKET_RESOLVED',
  'TRANSACTION_NOT_FOUND',
  'GAME_NOT_FOUND',
  'GAME_NOT_PLAYABLE',
  'GAME_SESSION_NOT_FOUND',
  'ROUND_NOT_FOUND',
  /** A round that is open, was undone, or gave no more than it took. */
  'ROUND_NOT_WON',
  'WIN_NOT_FOUND',
  'PROVIDER_UNAVAILABLE',
  'INSUFFICIENT_BALANCE',
  /** The player has the tokens, at a provider's table in a hand that is not over. */
  'TOKENS_AT_TABLE',
  'KYC_REQUIRED',
  /** A limit of the player's own, or of the account. */
  'LIMIT_REACHED',
  /** The call came too often: not the player's limit, and over in a moment. */
  'TOO_MANY_REQUESTS',
  /** The same submission came before and is not done yet: sent again under its key, it is answered. */
  'STILL_WORKING',
  'PACKAGE_NOT_FOUND',
  /** Sold out, over, or bought already. */
  'PACKAGE_NOT_FOR_SALE',
  /** The reason stands in `facts.reason`. */
  'COUPON_INVALID',
  /** The sum is another one than the player was shown. */
  'PRICE_CHANGED',
  'PURCHASE_LIMIT_EXCEEDED',
  'PAYMENT_DECLINED',
  'WITHDRAW_DECLINED',
  'WITHDRAWAL_SETTING_NOT_FOUND',
  /** Withdrawals are open, and one way of them is not. */
  'WITHDRAWAL_WAY_CLOSED',
  'WITHDRAWAL_NOT_FOUND',
  /** Its review has started: it can no longer be cancelled. */
  'WITHDRAWAL_IN_REVIEW',
  /** An account to be paid out to. */
  'ACCOUNT_NOT_FOUND',
  'CAPTURE_NOT_FOUND',
  /** The password or a code is asked for again. */
  'STEP_UP_REQUIRED',
  /** Fields of the profile are missing; which ones stands in the body. */
  'PROFILE_INCOMPLETE',
  'UNDER_AGE',
  /** Nothing is to be verified, or it was refused for good. */
  'VERIFICATION_CLOSED',
  'NO_COUNTRY_IN_PROFILE',
  'POLICY_VIOLATION',
  'UNKNOWN_OPERATION',
  'TOO_LARGE',
  'MAINTENANCE',
  'INTERNAL',
] as const
export type ProblemCode = (typeof problemCodes)[number]
export const isProblemCode = (code: string): code is ProblemCode => problemCodes.some((known) => known === code)

/** One refused field: its name in the input, and a rule's code that the form turns into words. */
export interface FieldErrorDetail {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** The error body of §3 as it stands on the wire. */
export interface ProblemBody {
  readonly message: string
  readonly code: ProblemCode
  readonly status: number
  readonly fieldErrorDetails?: readonly FieldErrorDetail[]
  readonly retryAfterSeconds?: number
  /** What is known of the case, for its popup: names of `popupOf.ts`, amounts as minor units. */
  readonly facts?: Readonly<Record<string, string>>
}
