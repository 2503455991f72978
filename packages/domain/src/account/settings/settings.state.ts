import type { BreakLength, DeviceKind, LimitDays, OwnLimitName, SettingsPart } from '@lagoon/contract/account/enums'
import type { NotificationPermissionView } from '../../shell/notificationPermission.state.ts'
import type { NotLoaded } from '../../kernel/notLoaded.state.ts'
import type { ChangePasswordView } from '../recovery/recovery.state.ts'

/** What the player allows themselves within the days: to spend so many whole dollars of the currency that they buy in, or to lose so many whole tokens. */
export interface OwnLimit {
  readonly amount: number
  readonly days: LimitDays
}

/** As the form holds it. */
export interface OwnLimitValues {
  amount: string
  days: LimitDays
}

export interface StandingLimit {
  /** Absent: no limit. */
  readonly now?: OwnLimit
  /** A higher limit waits, or none (null); `from` is an RFC 3339 instant. */
  readonly next?: { readonly limit: OwnLimit | null; readonly from: string }
}

export interface BreakValues {
  length: BreakLength | ''
  isUnderstood: boolean
}

/** A device where the player is logged in, besides this one. */
export interface DeviceSession {
  readonly id: string
  readonly kind: DeviceKind
  /** As it says itself: `Firefox on Windows`. */
  readonly name: string
  /** RFC 3339 instant. */
  readonly lastUsedAt: string
}

export interface PlayerSettings {
  /** What the platform offers; a part that it does not is not shown. */
  readonly parts: readonly SettingsPart[]
  readonly specialOffers: boolean
  /** `blocked`: the browser does not let us ask (§4). Absent where nothing would be sent. */
  readonly notifications?: 'on' | 'off' | 'blocked'
  /** Code of the chosen language, one of `languages`. */
  readonly language: string
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  readonly limits: Readonly<Record<OwnLimitName, StandingLimit>>
  /** RFC 3339 instant. */
  readonly passwordChangedAt: string
  readonly sessions: readonly DeviceSession[]
}

/** `settled`: nothing is open. Every other member has one part open. */
export type ProfileSettingsView =
  | NotLoaded
  | ({ readonly settings: PlayerSettings } & (
      | { readonly state: 'settled' }
      | { readonly state: 'language'; readonly isSaving: boolean }
      | { readonly state: OwnLimitName; readonly isSaving: boolean }
      | { readonly state: 'changePassword'; readonly password: ChangePasswordView }
      /** `ending` is the id of the session being ended, or all of them. */
      | { readonly state: 'sessions'; readonly ending?: string }
      | { readonly state: 'takeBreak'; readonly isSaving: boolean }
      /** What notifications are for, before the browser asks, and how a block is taken back. */
      | { readonly state: 'notifications'; readonly permission: NotificationPermissionView }
    ))
