import type { PasswordLimits } from '@lagoon/contract/account/account.rules'
import type { CodeChannel } from '@lagoon/contract/account/enums'
import type { Resend } from '../account.state.ts'

/** A one-time code that is on its way. Instants are RFC 3339. */
export interface CodeSent {
  readonly channel: CodeChannel
  /** Address or number as it may be shown to somebody who is not logged in: `••• ••• 2671`. */
  readonly maskedTo: string
  /** From here on the code is worth nothing. */
  readonly expiresAt: string
  /** From here on another one may be asked for. */
  readonly resendAt: string
}

/**
 * A one-time code being entered (§5). `again` is the code sent once more: on its way, or sent, whereupon `sent` speaks of the new
 * one. `wrongCode` leaves `triesLeft` tries, 1 at least; the last one ends in `tooManyTries`, and the code is worth nothing any more.
 */
export type OneTimeCodeView =
  | { readonly state: 'asked'; readonly sent: CodeSent; readonly again?: Resend }
  | { readonly state: 'checking'; readonly sent: CodeSent }
  | { readonly state: 'wrongCode'; readonly sent: CodeSent; readonly triesLeft: number; readonly again?: Resend }
  | { readonly state: 'tooManyTries'; readonly sent: CodeSent; readonly again?: Resend }
  | { readonly state: 'expired'; readonly sent: CodeSent; readonly again?: Resend }
  | { readonly state: 'verified' }

export interface ForgotPasswordValues {
  by: CodeChannel
  email: string
  phone: string
}

/** What the form hands on: only the one that was chosen. */
export type RecoveryTarget = { by: 'EMAIL'; email: string } | { by: 'PHONE'; phone: string }

/** `sent` says the same whether an account has the address or not; by phone a code is entered on the same screen. */
export type ForgotPasswordView =
  | { readonly state: 'filling' }
  | { readonly state: 'submitting' }
  | { readonly state: 'sent'; readonly email: string; readonly resend?: Resend }
  | { readonly state: 'enteringCode'; readonly code: OneTimeCodeView }

export interface ResetPasswordValues {
  password: string
  confirmPassword: string
}

/** Behind the link of the email, or after the code. `linkExpired` holds for a used link too: which of both is not told. */
export type ResetPasswordView =
  | { readonly state: 'filling'; readonly password: PasswordLimits }
  | { readonly state: 'submitting'; readonly password: PasswordLimits }
  | { readonly state: 'linkExpired' }
  | { readonly state: 'done' }

export interface ChangePasswordValues {
  currentPassword: string
  password: string
  confirmPassword: string
  logOutOthers: boolean
}

export type ChangePasswordView =
  | { readonly state: 'filling'; readonly password: PasswordLimits }
  | { readonly state: 'wrongCurrentPassword'; readonly password: PasswordLimits }
  | { readonly state: 'submitting'; readonly password: PasswordLimits }
  | { readonly state: 'done'; readonly othersLoggedOut: boolean }

/** A logged-in player confirms the email address or the phone number by a code (profileVerify). */
export type ProfileVerifyView =
  /** The first code is asked for. */
  | { readonly state: 'loading' }
  | { readonly state: 'codeAsked'; readonly code: Exclude<OneTimeCodeView, { state: 'verified' }> }
  | { readonly state: 'verified'; readonly channel: CodeChannel; readonly to: string }
  /** `again` is the new code being asked for after it. */
  | { readonly state: 'failed'; readonly channel: CodeChannel; readonly reason: 'tooManyTries' | 'notSent'; readonly again?: 'sending' }
