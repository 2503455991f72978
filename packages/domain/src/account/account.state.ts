import type { PasswordLimits } from '@lagoon/contract/account/account.rules'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'

export type DisplayNameCheck = 'unchecked' | 'checking' | 'available' | 'taken'

export interface SignUpValues {
  firstName: string
  lastName: string
  displayName: string
  email: string
  phone: string
  password: string
  confirmPassword: string
  termsAccepted: boolean
  ageAcknowledged: boolean
  specialOffers: boolean
}

/** An email that the player asked for again; absent: not asked. Answers the same for an address nobody has. */
export type Resend = 'sending' | 'sent'

/** Sign-up (register, guest, signup). `refusals` are the server's words about fields, shown at them and never as a toast. */
export type SignUpView =
  | {
      readonly state: 'filling'
      readonly as: 'player' | 'guest'
      readonly displayNameCheck: DisplayNameCheck
      readonly password: PasswordLimits
      readonly refusals: readonly FieldErrorDetail[]
    }
  | {
      readonly state: 'submitting'
      readonly as: 'player' | 'guest'
      readonly displayNameCheck: DisplayNameCheck
      readonly password: PasswordLimits
    }
  | { readonly state: 'done'; readonly email: string; readonly resend?: Resend }

export interface LoginValues {
  identifier: string
  password: string
}

export type LoginView =
  | { readonly state: 'filling' }
  | { readonly state: 'wrongCredentials' }
  | { readonly state: 'emailNotConfirmed'; readonly email: string; readonly resend?: Resend }
  | { readonly state: 'submitting' }
  /** `until` is an RFC 3339 instant; the screen counts down to it and then lets the player try again. */
  | { readonly state: 'lockedOut'; readonly until: string }
  /** 406 (§8): a popup over the form asks whether the others may be logged out. */
  | { readonly state: 'otherDevices'; readonly step: 'ask' | 'loggingOthersOut' | 'failed' }

export type EmailVerificationView =
  | { readonly state: 'checking' }
  | { readonly state: 'verified'; readonly isLoggedIn: boolean }
  | { readonly state: 'linkExpired'; readonly resend?: Resend }
  | { readonly state: 'linkAlreadyUsed' }
  | { readonly state: 'failed' }
