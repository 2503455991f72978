import type { Network, PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'

export interface PayoutProvider {
  readonly way: PayoutWay
  /** How long it takes once approved, as the server words it: "1 to 3 business days". */
  readonly arrival: string
  /** Taken out of what is paid; absent where there is none. */
  readonly fee?: Price
}

/** What the server allows this player. Limits that the specification leaves open are settings. */
export interface WithdrawalSettings {
  /** Withdrawable prize tokens. */
  readonly available: Minor
  readonly min: Minor
  readonly max: Minor
  /** What one whole prize token pays. */
  readonly tokenWorth: Price
  readonly providers: readonly PayoutProvider[]
}

/** A withdrawal as it was put together: what leaves the balance, and what arrives. */
export interface WithdrawalRequest {
  readonly provider: PayoutProvider
  /** Prize tokens. */
  readonly amount: Minor
  /** After the fee. */
  readonly receives: Price
}

export interface WithdrawValues {
  /** As typed. */
  amount: string
  way: PayoutWay | ''
}

/** The tab withdraw of the profile, and mobileWithdraw. */
export type WithdrawView =
  | NotLoaded
  | { readonly state: 'choosing'; readonly settings: WithdrawalSettings }
  | { readonly state: 'kycRequired'; readonly available: Minor }
  /** The server has no settings for the player's country (§8). */
  | { readonly state: 'settingsNotFound'; readonly available: Minor }
  | { readonly state: 'submitting'; readonly request: WithdrawalRequest }
  /** The amount is held from now on. */
  | { readonly state: 'requested'; readonly request: WithdrawalRequest; readonly withdrawalId: string }
  /** Refused at once; nothing was held. `reason` is a sentence a person can act on. */
  | { readonly state: 'declined'; readonly request: WithdrawalRequest; readonly reason: string }

interface Filling {
  readonly state: 'filling'
  readonly request: WithdrawalRequest
  /** The server's words about fields, shown at them. */
  readonly refusals: readonly FieldErrorDetail[]
}

export interface BankValues {
  accountHolder: string
  accountNumber: string
  routingNumber: string
  bankName: string
}
export type WithdrawByBankView = Filling

/** What is wrong with a card, as the provider's frame reports it; the number itself never reaches us. */
export type CardFault = 'holderCharacters' | 'numberInvalid' | 'expired'

/** A card that the provider knows; `token` stands for it in our calls. */
export interface CapturedCard {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  /** "09/28". */
  readonly expiry: string
}

/** The fields of the card stand in the provider's frame; these are what it tells us of them. */
export type WithdrawByCardView = { readonly request: WithdrawalRequest } & (
  | { readonly state: 'empty' }
  | { readonly state: 'faulty'; readonly fault: CardFault }
  | { readonly state: 'filled'; readonly card: CapturedCard }
  /** The provider links the account in a window of its own. */
  | { readonly state: 'accountCapture'; readonly provider: string }
)

export interface CryptoCurrency {
  readonly id: string
  /** "Tether (USDT) on Tron". */
  readonly name: string
  readonly network: Network
}

export interface CryptoValues {
  /** Id of a currency, or empty. */
  currency: string
  address: string
}
export type WithdrawByCryptoView = Filling & { readonly currencies: readonly CryptoCurrency[] }

/** Skrill, Cash App and Seamless Chex pay to an id that stands in the profile (§5). */
export type WithdrawByProfileIdView =
  | { readonly state: 'idMissing'; readonly request: WithdrawalRequest }
  | { readonly state: 'idPresent'; readonly request: WithdrawalRequest; readonly id: string }

/** One step of a withdrawal that was reached, and when (RFC 3339). */
export interface WithdrawalStep {
  readonly step: 'requested' | 'inReview' | 'approved' | 'sent' | 'paid'
  readonly at: string
}

interface Withdrawal {
  readonly withdrawalId: string
  readonly request: WithdrawalRequest
  /** "Harbour Savings, account ending in 6789". */
  readonly destination: string
  /** Steps reached, oldest first; the first is always `requested`. */
  readonly steps: readonly WithdrawalStep[]
}

/** How far a withdrawal is. The player may cancel until the review starts. */
export type WithdrawalStatusView =
  | (Withdrawal & { readonly state: 'requested'; readonly isCancelling: boolean; readonly reviewBy: string })
  | (Withdrawal & { readonly state: 'inReview'; readonly decisionBy: string })
  | (Withdrawal & { readonly state: 'approved' })
  | (Withdrawal & { readonly state: 'sent'; readonly arrivesBy: string; readonly providerReference: string })
  | (Withdrawal & { readonly state: 'paid'; readonly providerReference: string })
  | (Withdrawal & { readonly state: 'declined'; readonly declinedAt: string; readonly reason: string })
  | (Withdrawal & { readonly state: 'cancelled'; readonly cancelledAt: string })
