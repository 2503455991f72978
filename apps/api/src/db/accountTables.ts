import type { ColumnType, Generated } from 'kysely'
import type { Gender } from '@lagoon/domain/account/profile.state'

type Defaulted<T> = ColumnType<T, T | undefined, T>
type Once<T> = ColumnType<T, T | undefined, never>
type Instant = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface PlayerTable {
  id: Generated<string>
  email: string
  phone: string
  display_name: string
  first_name: string
  last_name: string
  password_hash: string
  special_offers: boolean
  terms_version: string
  terms_accepted_at: Date
  age_acknowledged_at: Date
  email_confirmed_at: Instant
  id_verified: Defaulted<boolean>
  level: Defaulted<number>
  lobby_code: Defaulted<string>
  created_at: Once<Date>
  phone_confirmed_at: Instant
  /** Waits for its confirmation; the old one holds until then. */
  pending_email: ColumnType<string | null, string | null | undefined>
  pending_phone: ColumnType<string | null, string | null | undefined>
  password_changed_at: Defaulted<Date>
  /** Read as text: a day has no time zone. */
  date_of_birth: ColumnType<Date | null, string | null | undefined>
  gender: Defaulted<'' | Gender>
  country: Defaulted<string>
  state: Defaulted<string>
  city: Defaulted<string>
  address: Defaulted<string>
  zip: Defaulted<string>
  skrill_id: Defaulted<string>
  cash_app_id: Defaulted<string>
  seamless_chex_id: Defaulted<string>
  crypto_address: Defaulted<string>
  facebook: Defaulted<string>
  twitter: Defaulted<string>
  tiktok: Defaulted<string>
  instagram: Defaulted<string>
}

export interface EmailTokenTable {
  token_hash: Buffer
  player_id: string
  created_at: Once<Date>
  expires_at: Date
  used_at: Instant
}

export interface LetterTable {
  id: Generated<bigint>
  kind: 'confirm-email' | 'reset-password' | 'password-changed' | 'one-time-code'
  player_id: string
  /** The code that the letter carries; null for every other kind. */
  code_id: ColumnType<string | null, string | null | undefined>
  created_at: Once<Date>
  due_at: Defaulted<Date>
  attempts: Defaulted<number>
  sent_at: Instant
}

export type EndReason = 'logout' | 'other-device' | 'reuse' | 'password' | 'revoked'

export interface SessionTable {
  id: Generated<string>
  player_id: string
  created_at: Once<Date>
  expires_at: Date
  generation: Defaulted<number>
  ip: string
  user_agent: Defaulted<string>
  revoked_at: Instant
  revoked_reason: ColumnType<EndReason | null, EndReason | null | undefined>
}

export interface RefreshTokenTable {
  token_hash: Buffer
  session_id: string
  generation: number
  created_at: Once<Date>
  first_used_at: Instant
}

export interface AnonymousSessionTable {
  id: Generated<string>
  token_hash: Buffer
  created_at: Once<Date>
  expires_at: Date
}

export interface LoginAttemptTable {
  bucket: Buffer
  failures: number
  last_at: Date
  locked_until: Date | null
}

export interface ThrottleTable {
  bucket: string
  window_start: Date
  hits: number
}

export interface PasswordResetTable {
  token_hash: Buffer
  player_id: string
  created_at: Once<Date>
  expires_at: Date
  used_at: Instant
}

export interface OneTimeCodeTable {
  id: Generated<string>
  purpose: 'recover' | 'confirm'
  channel: 'EMAIL' | 'PHONE'
  target: string
  /** Null: no account has the target. */
  player_id: ColumnType<string | null, string | null | undefined>
  /** Null until it is sent. */
  code_hash: ColumnType<Buffer | null, Buffer | null | undefined>
  tries: Defaulted<number>
  created_at: Once<Date>
  expires_at: Date
  closed_at: Instant
}

/** Tables of migrations 0001, 0010 and 0011. */
export interface AccountTables {
  player: PlayerTable
  email_token: EmailTokenTable
  letter: LetterTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  anonymous_session: AnonymousSessionTable
  login_attempt: LoginAttemptTable
  throttle: ThrottleTable
  password_reset: PasswordResetTable
  one_time_code: OneTimeCodeTable
}
