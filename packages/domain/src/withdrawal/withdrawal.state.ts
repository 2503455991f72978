import type { CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import type { Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type {
  PayoutWay,
  RedemptionBlock,
  WithdrawalLimitKind,
  WithdrawalObstacle,
  WithdrawalState,
} from '@lagoon/contract/withdrawal/enums'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'

/** Working days until a payout arrives, once it was approved; 0: the same day. */
export interface DayRange {
  readonly least: number
  readonly most: number
}

/** Where a player is paid out to, as it was saved. */
export interface PayoutAccount {
  readonly id: string
  readonly way: PayoutWay
  /** "Harbor Savings, ending in 6789". */
  readonly label: string
  readonly network?: CryptoNetwork
  readonly currency?: string
  readonly address?: string
  /** RFC 3339 instant: nothing is sent to it before. Absent where it can be paid now. */
  readonly waitsUntil?: string
}

/** One way of being paid out, as the server offers it to this player. */
export interface PayoutOffer {
  readonly way: PayoutWay
  readonly arrivalDays: DayRange
  /** Taken out of what is paid; absent where there is none. */
  readonly fee?: Price
  readonly min: Minor
  readonly max: Minor
  readonly accounts: readonly PayoutAccount[]
}

/** Prize tokens of the balance that cannot be withdrawn now. */
export interface BlockedTokens {
  readonly reason: RedemptionBlock
  readonly amount: Minor
  /** How far what frees them has come; absent where nothing is to be played. */
  readonly progress?: { readonly played: Minor; readonly required: Minor }
}

export interface WithdrawalLimit {
  readonly kind: WithdrawalLimitKind
  readonly limit: Minor
  readonly left: Minor
  /** RFC 3339 instant; absent where it does not renew. */
  readonly renewsAt?: string
}

/** The newest withdrawal that is under way. */
export interface OpenWithdrawal {
  readonly withdrawalId: string
  readonly receives: Price
  readonly standing: WithdrawalState
}

/** What the player holds that could be withdrawn, and why some of it cannot be. */
export interface Redeemable {
  /** Prize tokens of the balance. */
  readonly balance: Minor
  /** What of them can be withdrawn now. */
  readonly available: Minor
  readonly blocked: readonly BlockedTokens[]
  readonly open?: OpenWithdrawal
}

/** What the server allows this player. Limits that the specification leaves open are settings. */
export interface WithdrawalSettings extends Redeemable {
  readonly min: Minor
  readonly max: Minor
  readonly limits: readonly WithdrawalLimit[]
  /** What one whole prize token pays. */
  readonly tokenWorth: Price
  readonly ways: readonly PayoutOffer[]
  /** Above so many prize tokens a proof of address is asked for. */
  readonly addressProofAbove?: Minor
  /** How long a new or changed account waits before money is sent to it; 0: it does not. */
  readonly newAccountHours: number
}

/** A withdrawal as it was put together: what leaves the balance, and what arrives. */
export interface WithdrawalRequest {
  readonly way: PayoutWay
  /** Prize tokens. */
  readonly amount: Minor
  readonly fee?: Price
  /** After the fee. */
  readonly receives: Price
  /** Absent where the day is known. */
  readonly arrivalDays?: DayRange
  /** The latest day on which it usually is there, `2026-11-27`. */
  readonly expectedBy?: string
}

/** As the form of amount and method holds it. */
export interface WithdrawValues {
  /** As typed. */
  amount: string
  way: PayoutWay | ''
}

/** What stands in the way of any withdrawal, each with a screen of its own. */
export const obstacleStates = {
  EMAIL_NOT_CONFIRMED: 'emailNotConfirmed',
  NO_COUNTRY_IN_PROFILE: 'noCountryInProfile',
  WITHDRAWAL_SETTING_NOT_FOUND: 'settingsNotFound',
  KYC_REQUIRED: 'kycRequired',
  ADDRESS_PROOF_REQUIRED: 'addressProofRequired',
  DEBT: 'debt',
} as const satisfies Record<WithdrawalObstacle, string>
export type ObstacleState = (typeof obstacleStates)[WithdrawalObstacle]

/** The tab withdraw of the profile, and mobileWithdraw. `initial` is what the address says already. */
export type WithdrawView =
  | NotLoaded
  | { readonly state: 'choosing'; readonly settings: WithdrawalSettings; readonly initial: WithdrawValues }
  /** What can be withdrawn is less than the least withdrawal. */
  | { readonly state: 'tooFew'; readonly settings: WithdrawalSettings }
  | ({ readonly state: ObstacleState } & Redeemable)
