import type { BalanceSheet } from '../money/balanceSheet.ts'
import type { Minor, TokenKind } from '../money/money.ts'
import type { FieldErrorDetail } from '../errors/problem.ts'

/** Tabs of the profile as they stand in its address (`/profile?tab=contact-details`), in the order of display. */
export const profileTabs = [
  'personal-info',
  'contact-details',
  'verification',
  'social-media',
  'settings',
  'stats',
  'wallet',
  'transactions',
  'withdraw',
  'game-history',
  'invitations',
  'announcement',
  'support',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The packages stand under the wallet, at an address of their own (`?tab=packages`). */
export const PACKAGES_PLACE = 'packages'

/** The tab of an address; an unknown or missing one is personal info (readings, Routes). */
export const profileTabOf = (text: string | null | undefined): ProfileTab =>
  text === PACKAGES_PLACE ? 'wallet' : (profileTabs.find((tab) => tab === text) ?? 'personal-info')

/** How far the check of a player's identity has come (§4). */
export const verificationStates = [
  'notStarted',
  'completed',
  'pending',
  'unsuccessful',
  'resubmitNeeded',
  'underManualVerification',
] as const
export type VerificationState = (typeof verificationStates)[number]

/** The frame of the profile: whose it is, and which tab stands open. */
export interface ProfileMasterView {
  readonly state: 'open'
  readonly tab: ProfileTab
  readonly displayName: string
  readonly level: number
  /** RFC 3339 instant. */
  readonly memberSince: string
  readonly verification: VerificationState
  /** How many open matters a tab holds. */
  readonly counts?: Readonly<Partial<Record<ProfileTab, number>>>
}

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const
export type Gender = (typeof genders)[number]

/** What the verification of an identity needs and the profile may lack (§5). */
export const kycFields = ['dateOfBirth', 'gender', 'address', 'city'] as const
export type KycField = (typeof kycFields)[number]

/** As the form holds it: an empty text is no answer yet. */
export interface PersonalInfoValues {
  firstName: string
  lastName: string
  displayName: string
  email: string
  phone: string
  /** `2008-03-02`, or empty. */
  dateOfBirth: string
  gender: Gender | ''
  skrillId: string
  cashAppId: string
  seamlessChexId: string
  cryptoAddress: string
}

/** A part of the profile being put right. `refusals` are the server's words about fields, shown at them and never as a toast. */
interface Editing {
  readonly state: 'editing'
  readonly refusals: readonly FieldErrorDetail[]
}
interface Kept {
  readonly state: 'saving' | 'saved'
}

export type PersonalInfoView = ((Editing & { readonly missingForKyc: readonly KycField[] }) | Kept) & {
  /** Today where the player is, `2026-03-02`: whether somebody is 18 depends on it. */
  readonly today: string
  /** Given at sign-up, and never confirmed by a code; absent where it was. The e-mail address always is, or nobody could log in. */
  readonly unconfirmedPhone?: string
}

export interface ContactDetailsValues {
  /** ISO 3166-1 code of two letters, or empty. */
  country: string
  /** Code of the state within the country, its name where it has none, or empty. */
  state: string
  city: string
  address: string
  zip: string
}

/** `countryNeeded`: the player came from a place that can not go on without a country (§8). */
export type ContactDetailsView = (Editing & { readonly countryNeeded: boolean }) | Kept

export const socialNetworks = ['facebook', 'twitter', 'tiktok', 'instagram'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Addresses of the player's pages; empty where there is none. */
export type SocialMediaValues = Record<SocialNetwork, string>

export type SocialMediaView = Editing | Kept

/** A document that has to be sent again: which one, and why in words a person can act on. */
export interface DocumentRequest {
  readonly document: 'identity' | 'selfie' | 'address'
  readonly reason: string
}

/** The tab that says how far the verification is. Instants are RFC 3339. */
export type ProfileVerificationView =
  | { readonly state: 'notStarted'; readonly missing: readonly KycField[] }
  | { readonly state: 'completed'; readonly completedAt: string }
  | { readonly state: 'pending'; readonly submittedAt: string }
  | { readonly state: 'unsuccessful'; readonly decidedAt: string; readonly reason: string }
  /** Everything that is needed is asked for at once; `until` is when the request lapses, absent where it does not. */
  | { readonly state: 'resubmitNeeded'; readonly requests: readonly DocumentRequest[]; readonly until?: string }
  | { readonly state: 'underManualVerification'; readonly since: string }

/** What has passed through one kind of token since the account was opened. */
export interface TokenDetail {
  readonly kind: TokenKind
  readonly balance: Minor
  readonly received: Minor
  readonly played: Minor
  readonly won: Minor
}

export interface GameShare {
  readonly gameId: string
  readonly name: string
  readonly rounds: number
}

interface Stats {
  readonly level: number
  readonly memberSince: string
  readonly balances: BalanceSheet
  readonly winnings: Minor
  readonly withdrawableWinnings: Minor
}

export type ProfileStatsView =
  | (Stats & { readonly state: 'newPlayer' })
  | (Stats & {
      readonly state: 'seasonedPlayer'
      readonly rounds: number
      /** Absent while nothing was won. */
      readonly biggestWin?: { readonly kind: TokenKind; readonly minor: Minor; readonly game: string; readonly at: string }
      readonly favourites: readonly GameShare[]
      /** Absent where the platform does not count them. */
      readonly invitedFriends?: number
      /** What the player has paid for packages, USD cents; absent where the platform does not count it. */
      readonly rechargedCents?: bigint
      readonly details: readonly TokenDetail[]
    })
