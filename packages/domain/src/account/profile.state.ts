import type { Gender, IdentityLock, KycField, SocialNetwork } from '@lagoon/contract/account/enums'
import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import type { VerificationStatus } from '../kyc/kyc.state.ts'
import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import type { Minor, TokenKind } from '@lagoon/contract/money/money'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'
import type { StepUpView } from '../withdrawal/stepUp/stepUp.state.ts'

/** The frame of the profile: whose it is, and which tab stands open. */
export type ProfileMasterView =
  | {
      readonly state: 'open'
      readonly tab: ProfileTab
      readonly displayName: string
      readonly level: number
      /** RFC 3339 instant. */
      readonly memberSince: string
      readonly verification: VerificationStatus
      /** How much waits for the player behind a tab. */
      readonly counts: Readonly<Partial<Record<ProfileTab, number>>>
    }
  /** Somebody is logged in, and nobody answers who it is. */
  | { readonly state: 'failed' }

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

/** What the verification lacks, for a player whom it sent here; `focusOn` is the field that they came for. */
export interface ForKyc {
  readonly missingForKyc: readonly KycField[]
  readonly focusOn?: KycField
}

interface PersonalInfo {
  /** What is kept of the player now. */
  readonly values: PersonalInfoValues
  /** Today where the player is, `2026-03-02`: whether somebody is of age depends on it. */
  readonly today: string
  /** From which age on somebody plays where the player lives, as far as they have said. */
  readonly minimumAge: number
  /** Why name and date of birth cannot be changed here; absent where they can. */
  readonly identityLock?: IdentityLock
  /** Given at sign-up, and never confirmed by a code; absent where it was. The email address always is, or nobody could log in. */
  readonly unconfirmedPhone?: string
  /** Asked over the form, where an email, a phone number or what is paid out to has changed. */
  readonly stepUp?: StepUpView
}
export type PersonalInfoView = NotLoaded | (((Editing & ForKyc) | Kept) & PersonalInfo)

export interface ContactDetailsValues {
  /** ISO 3166-1 code of two letters, or empty. */
  country: string
  /** Code of the state within the country, its name where it has none, or empty. */
  state: string
  city: string
  address: string
  zip: string
}

/** `countryNeeded`: the player came from a place that cannot go on without a country (§8). */
export type ContactDetailsView =
  | NotLoaded
  /** `values`: what is kept now, and in place of a missing country a guess. */
  | (((Editing & ForKyc & { readonly countryNeeded: boolean }) | Kept) & { readonly values: ContactDetailsValues })

/** Addresses of the player's pages; empty where there is none. */
export type SocialMediaValues = Record<SocialNetwork, string>

/** `values`: what is kept now, whole addresses, which always lead to the site itself. */
export type SocialMediaView = NotLoaded | ((Editing | Kept) & { readonly values: SocialMediaValues })

/** What has passed through one kind of token since the account was opened: the balance is what was received and won, less all the others. */
export interface TokenDetail {
  readonly kind: TokenKind
  readonly balance: Minor
  readonly received: Minor
  /** Rounds at a table count once it is left. */
  readonly played: Minor
  readonly won: Minor
  /** Set aside for a game or a withdrawal that is under way. */
  readonly held: Minor
  readonly withdrawn: Minor
  readonly tipped: Minor
  /** Taken back with the payment that had brought them. */
  readonly takenBack: Minor
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
  | NotLoaded
  | (Stats & { readonly state: 'newPlayer' })
  | (Stats & {
      readonly state: 'seasonedPlayer'
      readonly rounds: number
      /** Absent while nothing was won. */
      readonly biggestWin?: { readonly kind: TokenKind; readonly minor: Minor; readonly game: string; readonly at: string }
      readonly favorites: readonly GameShare[]
      /** Absent where the platform does not count them. */
      readonly invitedFriends?: number
      /** What the player has paid for packages, USD cents; absent where the platform does not count it. */
      readonly rechargedCents?: bigint
      readonly details: readonly TokenDetail[]
    })
